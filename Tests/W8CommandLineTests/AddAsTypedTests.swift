import Testing
import W8CommandLine

/// What people type behind `add` is what is written, and what was written is told so that they see where.
@Suite struct AddAsTypedTests {
  private let log = "unit       kg\n\n# 2026-01\n\n02 Fri   82.6\n\n# 2026-02\n\n09 Mon   82.0\n"

  private func run(_ text: String? = nil, _ arguments: String...) -> FakeWorld.Outcome {
    FakeWorld(["log.w8log": text ?? log]).run(arguments: ["add"] + arguments)
  }

  private func written(_ outcome: FakeWorld.Outcome) -> String? { outcome.written["log.w8log"] }

  /// Today is 10 February.
  @Test(arguments: [
    (["82"], "10 Tue   82\n"),
    (
      ["27", "84", "#salty"],
      "Tuesday 27 January 2026, below the header \"# 2026-01\":\n27 Tue   84     #salty\n"
    ),
    (
      ["yesterday", "@iron"],
      "Monday 9 February 2026, below the header \"# 2026-02\":\n09 Mon   82.0   @iron\n"
    ),
    (
      ["2025-12-31", "84"],
      "Wednesday 31 December 2025, below the header \"# 2025-12\":\n31 Wed   84\n"
    ),
  ])
  func anotherDayThanTodayIsTold(_ given: [String], _ told: String) {
    let outcome = FakeWorld(["log.w8log": log]).run(arguments: ["add"] + given)
    #expect(outcome.code == .success)
    #expect(outcome.output.hasPrefix(told), "\(outcome.output)")
  }

  /// Today is Tuesday, 10 February.
  @Test(arguments: [
    (["09", "Mon", "82,4"], "09 Mon   82.4\n"), (["09 Monday 82.4"], "09 Mon   82.4\n"),
    (["mon", "09", "82.4"], "09 Mon   82.4\n"), (["mon", "82.4"], "09 Mon   82.4\n"),
    (["2026-02-09", "mon", "82.4", "#a"], "09 Mon   82.4   #a\n"), (["09 82.4"], "09 Mon   82.4\n"),
  ])
  func aWeekdayMayStandBesideTheDay(_ given: [String], _ line: String) {
    let days = "unit kg\n# 2026-02\n08 Sun   82.6\n"
    let outcome = FakeWorld(["log.w8log": days]).run(arguments: ["add"] + given)
    #expect(outcome.written["log.w8log"] == days + line, "\(outcome.errors)")
    var piped = FakeWorld(["log.w8log": days])
    piped.standardInput = Array((given.joined(separator: " ") + "\n").utf8)
    #expect(piped.run("add", "-").written["log.w8log"] == days + line)
  }

  @Test func anotherWeekdayIsRefused() {
    let outcome = run(nil, "09", "Tue", "82")
    #expect(outcome.code == .usage && outcome.written == [:])
    #expect(outcome.errors.contains("9 February 2026 is a Monday, not a Tuesday"))
  }

  @Test(arguments: [
    (["12", "st", "3"], "12st3"), (["12 st 3"], "12st3"), (["12", "st"], "12st"),
    (["12", "st", "82"], "12st"), (["05", "12", "st", "4.5"], "12st4.5"), (["12st", "3"], "12st3"),
  ])
  func aWeightInWordsIsToldInOne(_ given: [String], _ right: String) {
    let outcome = FakeWorld(["log.w8log": log]).run(arguments: ["add"] + given)
    #expect(outcome.code == .usage && outcome.written.isEmpty)
    #expect(
      outcome.errors.contains("write \(right)\n") || outcome.errors.contains("write \(right) ["),
      "\(outcome.errors)")
  }

  @Test func aDayOnTheLineOfStandardInputIsItsDay() {
    var world = FakeWorld(["log.w8log": log])
    world.standardInput = Array("09 @iron\n    Squat: 3x5 112.5\n".utf8)
    #expect(
      world.run("add", "-").written["log.w8log"]
        == "unit       kg\n\n# 2026-01\n\n02 Fri   82.6\n\n# 2026-02\n\n"
        + "09 Mon   82.0   @iron\n    Squat:              3x5 112.5\n")
    world.standardInput = Array("09\n".utf8)
    #expect(world.run("add", "-").written == [:])
  }

  @Test(arguments: [
    (
      ["82", "@iron", "Squat: 3x5 100"], "10 Tue   82     @iron\n    Squat:              3x5 100\n"
    ),
    (
      ["Row: 5 50", "--exercise", "Dip: 8"],
      "10 Tue\n    Row:                5 50\n    Dip:                8\n"
    ),
  ])
  func anExerciseNeedsNoOption(_ given: [String], _ lines: String) {
    #expect(written(FakeWorld(["log.w8log": log]).run(arguments: ["add"] + given)) == log + lines)
  }

  @Test func aLogOfFullDatesHasNoHeaderToTell() {
    let outcome = run("2026-02-01 Sun   82\n", "2026-02-03", "81")
    #expect(outcome.output.hasPrefix("Tuesday 3 February 2026:\n2026-02-03 Tue   81\n"))
  }

  @Test func theOnlySessionOfTheDayIsJoined() {
    let day = "# 2026-02\n\n10 Tue   82.0   @iron\n    Squat:              5 100\n"
    let outcome = run(day, "--exercise", "Row: 5 50")
    #expect(written(outcome) == day + "    Row:                5 50\n")
    #expect(
      outcome.output == "    Row:                5 50\nin the session at @iron\navg 82.0\n")
    let again = run(day, "--exercise", "Squat: 5 100", "--once")
    #expect(again.code == .success && again.written == [:])
    let below = "# 2026-02\n\n10 Tue   82.0\n    @iron 18:00\n"
    #expect(
      written(run(below, "--exercise", "Row: 5 50")) == below + "    Row:                5 50\n")
  }

  @Test func ofSeveralSessionsNoneIsGuessed() {
    let day = "# 2026-02\n\n10 Tue   82.0   @iron\n    @home\n"
    let outcome = run(day, "--exercise", "Row: 5 50")
    #expect(written(outcome) == day + "    @\n    Row:                5 50\n")
    #expect(!outcome.output.contains("in the session"))
    let named = run("# 2026-02\n\n10 Tue   82.0   @iron\n", "@", "--exercise", "Row: 5 50")
    #expect(
      written(named) == "# 2026-02\n\n10 Tue   82.0   @iron\n    @\n    Row:                5 50\n")
  }

  @Test func theSameAgainIsThatOfTheSessionOfTheDay() {
    let days =
      "# 2026-02\n\n01 Sun   82.0   @iron\n    Squat:              5 100\n"
      + "02 Mon   82.0\n    Row:                5 50\n10 Tue          @iron\n"
    #expect(written(run(days, "--same")) == days + "    Squat:              5 100\n")
  }

  @Test(arguments: [
    [""], [" "], ["82", ""], ["--exercise", ""], ["82", "--note", " "], ["82", ">"],
  ])
  func nothingIsNoEntry(_ given: [String]) {
    let outcome = FakeWorld(["log.w8log": log]).run(arguments: ["add"] + given)
    #expect(outcome.code == .usage && outcome.written == [:] && outcome.errors != "")
  }

  /// A note is its argument and no other.
  @Test(arguments: [
    (["> pizza", "fat:21%"], "10 Tue          fat:21%  > pizza\n"),
    (["82 > pizza", "fat:21%"], "10 Tue   82     fat:21%  > pizza\n"),
    (["82", ">", "pizza", "fat:21%"], "10 Tue   82  > pizza fat:21%\n"),
    (["> one", "82", "> two"], "10 Tue   82  > one\n    > two\n"),
    (["; half", "82", "--note", "two"], "10 Tue   82  ; half\n    > two\n"),
  ])
  func aNoteIsItsArgument(_ given: [String], _ line: String) {
    let outcome = FakeWorld(["log.w8log": log]).run(arguments: ["add"] + given)
    #expect(written(outcome) == log + line)
  }

  @Test(arguments: [
    ["19/11/2026", "82"], ["tomorrow", "82"], ["11-23"], ["last thursday", "82"],
    ["last", "thursday", "82"], ["82", "yesterday"], ["23.11.", "82"], ["23.11.2026"], ["pizza"],
  ])
  func whatIsNoDayIsToldWhatDaysAre(_ given: [String]) {
    let outcome = FakeWorld(["log.w8log": log]).run(arguments: ["add"] + given)
    #expect(outcome.code == .usage && outcome.written == [:])
    #expect(
      outcome.errors.contains(
        "cannot be read; start with a day: today, yesterday, -3, mon, 05, 2026-11-19"))
  }

  @Test(arguments: [["Squats", "5x5", "100"], ["mon", "Bench press 3 x 5 60kg"]])
  func anExerciseWithoutColonIsToldWhereItStands(_ given: [String]) {
    let outcome = FakeWorld(["log.w8log": log]).run(arguments: ["add"] + given)
    #expect(outcome.code == .usage && outcome.written == [:])
    #expect(
      outcome.errors.contains(
        "quote an exercise with its sets and write a colon, such as 'Squat: 3x5 100'"))
  }

  @Test func aDayInWordsMayStandInOneArgumentWithOthers() {
    #expect(
      written(run(nil, "yesterday @iron"))
        == log.replacing("09 Mon   82.0\n", with: "09 Mon   82.0   @iron\n"))
  }

  @Test func aWrongWeightIsReplaced() {
    let day = log + "10 Tue  824     07:05  @iron  > tired\n"
    let refused = run(day, "82.4", "--time", "07:10")
    #expect(refused.code == .success)
    let asked = run(day, "82.4")
    #expect(asked.code == .usage && asked.written == [:])
    #expect(
      asked.errors
        == "w8log: 10 February 2026: the day already has a weigh-in (824); "
        + "correct it with --replace, or add another with --time\n")
    let outcome = run(day, "82.4", "--replace")
    #expect(written(outcome) == log + "10 Tue   82.4   07:05  @iron  > tired\n")
    #expect(written(run(nil, "82.4", "--replace")) == log + "10 Tue   82.4\n")
  }

  @Test func ofSeveralWeightsTheTimeSaysWhichIsWrong() {
    let day = log + "10 Tue   82.0   07:05\n10 Tue   83.0   21:00\n"
    #expect(run(day, "82.4", "--replace").errors.contains("choose one with --time"))
    #expect(run(day, "82.4", "--replace", "--time", "08:00").code == .usage)
    #expect(
      written(run(day, "82.4", "--replace", "--time", "21:00"))
        == log + "10 Tue   82.0   07:05\n10 Tue   82.4   21:00\n")
  }

  /// A day is often given as a line of a log, in one piece: its weight and its gym are no part of the name of an exercise.
  @Test(arguments: [
    ("82.3 @hotel Squat: 3x5 100", "10 Tue   82.3   @hotel\n    Squat:              3x5 100\n"),
    ("82,4kg Bench press: 5 60", "10 Tue   82.4kg\n    Bench press:        5 60\n"),
    ("@hotel #salty @iron Row: 5 60", nil),
    ("@hotel Row: 5 60", "10 Tue          @hotel\n    Row:                5 60\n"),
    (
      "82.4 @iron > bench: 3x5 was easy", "10 Tue   82.4   @iron  > bench: 3x5 was easy\n"
    ),
    ("82.4 ; did 3x5: fine", "10 Tue   82.4  ; did 3x5: fine\n"),
    ("5x5 Squat: 5 100", "10 Tue\n    5x5 Squat:          5 100\n"),
    ("100 ups: 5 0", "10 Tue\n    100 ups:            5 0\n"),
  ])
  func aDayInOnePieceIsTakenApart(_ given: String, _ lines: String?) {
    let log = "unit kg\ngym @hotel\ngym @iron default\n# 2026-02\n\n09 Mon   82.0\n"
    let expected = lines.map { log + $0 }
    #expect(written(run(log, given)) == expected, "\(given)")
    var piped = FakeWorld(["log.w8log": log])
    piped.standardInput = Array("\(given)\n".utf8)
    #expect(written(piped.run("add", "-")) == expected)
    var taken = FakeWorld(["log.w8log": log, "in.txt": "2026-02-10 \(given)\n"])
    taken.variables = ["W8LOG_FILE": "log.w8log"]
    #expect(written(taken.run("take", "in.txt")) == expected)
    if lines?.hasPrefix("10 Tue   82.3") == true {
      #expect(written(run(log, "--exercise", given)) == expected)
    }
  }

  /// What is wrong with sets is told as of sets, and sets without a colon are told where it belongs.
  @Test(arguments: [
    ("Squat 3x5 100", "quote an exercise with its sets"), ("Squat: 3x5 102,5", "ambiguous-comma"),
    ("Squat: 3x5 100 @@", "bad-set"),
  ])
  func setsThatCannotBeReadAreToldAsSets(_ given: String, _ told: String) {
    for arguments in [["@iron", given], ["82.4", given]] {
      let outcome = FakeWorld(["log.w8log": log]).run(arguments: ["add"] + arguments)
      #expect(outcome.code == .usage && outcome.written == [:])
      #expect(outcome.errors.contains(told), "\(outcome.errors)")
      #expect(!outcome.errors.contains("second weigh-in") || given == "Squat 3x5 100")
    }
  }

  @Test func theLastAdditionToAnotherLogIsNotTakenBack() {
    let added = run(nil, "82")
    var world = FakeWorld(["log.w8log": added.written["log.w8log"] ?? "", "other.w8log": log])
    world.note = added.note
    let outcome = world.run("add", "--undo", "-f", "other.w8log")
    #expect(outcome.code == .usage && outcome.written == [:])
    #expect(outcome.errors.contains("the last add was to"))
    #expect(world.run("add", "--undo", "-f", "log.w8log").written == ["log.w8log": log])
  }

  @Test func theLogOfTheFolderIsTheOneToUndoIn() {
    let added = run(nil, "82")
    var world = FakeWorld(["other.w8log": log])
    world.note = added.note
    let outcome = world.run("add", "--undo")
    #expect(outcome.code == .usage && outcome.written == [:])
    #expect(outcome.errors.contains("not to \"other.w8log\"; name it with -f"))
  }

  @Test(arguments: ["5,5,5,5,4 110", "5 5 5 5 4 110", "5/5/5 5 110"])
  func setsAreSetsHoweverTheyAreListed(sets: String) {
    let outcome = run(nil, "@iron", "Squat: \(sets)")
    #expect(outcome.code == .usage && outcome.errors.contains("    Squat: \(sets)"))
    #expect(!outcome.errors.contains("weigh-in"))
  }

  @Test(arguments: ["30.2", "32"])
  func aDayThatIsNoneIsNoWeight(day: String) {
    let outcome = run(nil, day, "84.1")
    #expect(
      outcome.code == .usage && outcome.errors.contains("\"\(day)\" cannot be read; start with"))
    #expect(run(nil, "82.4", "82.6").errors.contains("second weigh-in"))
  }

  @Test func whatWasAddedIsTakenBack() throws {
    let day = log + "10 Tue   82.0   @iron\n    Squat:              5 100\n"
    for given in [["27", "84"], ["--exercise", "Squat: 5 105"], ["82.4", "--replace"]] {
      let added = FakeWorld(["log.w8log": day]).run(arguments: ["add"] + given)
      var world = FakeWorld(["log.w8log": try #require(written(added)) + "11 Wed   82\n"])
      world.note = added.note
      #expect(world.run("add", "--undo", "--dry-run").written == [:])
      let undone = world.run("add", "--undo")
      #expect(undone.code == .success && undone.output.hasPrefix("--- log.w8log\n"))
      #expect(written(undone) == day + "11 Wed   82\n", "\(given)")
      world.note = undone.note
      #expect(world.run("add", "--undo").code == .usage)
    }
  }

  @Test func whatOthersChangedIsNotTakenBack() throws {
    let added = run(nil, "82")
    var world = FakeWorld([
      "log.w8log": try #require(written(added)).replacing("  82\n", with: "  81\n")
    ])
    world.note = added.note
    let outcome = world.run("add", "--undo")
    #expect(outcome.code == .usage && outcome.written == [:])
    #expect(outcome.errors.contains("have changed since"))
    #expect(world.run("add", "82", "--undo").code == .usage)
  }

  @Test func aDryRunLeavesNothingToTakeBack() {
    #expect(run(nil, "82", "--dry-run").note == nil)
  }

  @Test func aDayComesFromStandardInput() {
    var world = FakeWorld(["log.w8log": log])
    world.standardInput = Array("yesterday @iron > late\n  Squat: 5 100\n  > fine\n".utf8)
    let outcome = world.run("add", "-")
    #expect(
      written(outcome)
        == log.replacing(
          "09 Mon   82.0\n",
          with: "09 Mon   82.0   @iron  > late\n    Squat:              5 100\n    > fine\n"))
    world.standardInput = Array("@iron\n".utf8)
    #expect(
      written(world.run("add", "yesterday", "-"))?.contains("09 Mon   82.0   @iron\n") == true)
    for text in ["", "\n", "82\n10 Tue 83\n"] {
      world.standardInput = Array(text.utf8)
      let refused = world.run("add", "-")
      #expect(refused.code == .usage && refused.written == [:], "\(text)")
    }
    #expect(written(world.run("add", "-", "@iron")) == log + "10 Tue    -     @iron\n")
  }
}
