import Testing
import W8CommandLine
import W8Files

/// Lines of an inbox go into the log.
@Suite struct TakeTests {
  private let log = "unit       kg\n\n# 2026-01\n\n02 Fri   82.6\n05 Mon   82.2\n"
  private let day = "07 Wed   82.0   @iron\n"

  private func world(_ inbox: String, log: String? = nil) -> FakeWorld {
    world(of: ["log.w8log": log ?? self.log, "in.txt": inbox])
  }

  private func world(of files: [String: String]) -> FakeWorld {
    var world = FakeWorld(files)
    world.variables = ["W8LOG_FILE": "log.w8log"]
    return world
  }

  @Test func aLineGoesToItsDayAndOutOfTheInbox() {
    let outcome = world("2026-01-07 82.0 @iron > slow\n    Squat: 3x5 100\n").run("take", "in.txt")
    #expect(outcome.code == .success)
    #expect(outcome.output == "2026-01-07 Wed  82.0 @iron > slow\n    Squat: 3x5 100\n")
    #expect(
      outcome.logs == [
        "log.w8log": log + "07 Wed   82.0   @iron  > slow\n    Squat:              3x5 100\n"
      ])
    #expect(outcome.inboxes == [:])
    #expect(outcome.errors == "")
  }

  /// What apps and shortcuts put around a line.
  @Test(arguments: [
    "\u{FEFF}2026-01-07 82.0 @iron", "- 2026-01-07 82.0 @iron", "* 2026-01-07 82.0 @iron",
    "- [ ] 2026-01-07 82.0 @iron", "- [x] 2026-01-07: 82.0 @iron", "2026-01-07: 82.0 @iron\r\n",
    "2026-01-07 Wed 82.0 @iron", "2026-01-07 82,0 @iron", "2026-01-07\t82.0\t@iron\n\n\n",
  ])
  func whatStandsAroundIsPassedBy(_ line: String) {
    let outcome = world(line).run("take", "in.txt")
    #expect(outcome.code == .success)
    #expect(outcome.logs == ["log.w8log": log + day])
    #expect(outcome.inboxes == [:])
  }

  @Test(arguments: [
    "2026-01-07T07:05 82.0", "2026-01-07 07:05 82.0", "2026-01-07T07:05: 82.0",
    "2026-01-07 07:05: 82.0", "2026-01-07T07:05:30+01:00 82.0", "2026-01-07T07:05:30.250 82.0",
    "2026-01-07: 07:05 82.0",
  ])
  func aTimeMayStandBehindTheDate(_ line: String) {
    let outcome = world(line + "\n").run("take", "in.txt")
    #expect(outcome.logs == ["log.w8log": log + "07 Wed   82.0   07:05\n"])
  }

  @Test func itemsBelowAnItemAreItsLines() {
    let outcome = world("- 2026-01-07 @iron\n    - Squat: 3x5 100\n        - > deep\n")
      .run("take", "in.txt")
    #expect(outcome.code == .success)
    #expect(
      outcome.logs["log.w8log"]?.hasSuffix(
        "07 Wed          @iron\n    Squat:              3x5 100\n        > deep\n") == true)
  }

  @Test func anExerciseMayStandOnTheLine() {
    let outcome = world("2026-01-07 Squat: 3x5 100\n").run("take", "in.txt")
    #expect(outcome.output == "2026-01-07 Wed\n    Squat: 3x5 100\n")
    #expect(
      outcome.logs == ["log.w8log": log + "07 Wed\n    Squat:              3x5 100\n"])
  }

  @Test(arguments: [
    ("82.4", "it does not start with a date"), ("2026-13-40 82.4", "2026-13-40"),
    ("2026-01-07", "nothing follows"),
    ("2026-01-07 Thu 82.4", "is a Wednesday, not a Thursday\n"), ("2026-01-07 82.4 @24h", ""),
    ("    Squat: 5", "above"),
    ("2026-01-07x 82.4", "it does not start with a date"), ("2026-01-07T06:05Z 82.4", ""),
    ("2026-01-07 824", "; or use --force"), ("2026-01-05 82.9", "--replace"),
    ("2026-01-07 12st 3", "write 12st3\n"), ("2026-01-07 12 st 3", "write 12st3\n"),
    ("2027-01-05 82.2", ""),
  ])
  func whatCannotBeTakenStaysAndIsTold(_ line: String, _ reason: String) {
    let outcome = world("\(line)\n2026-01-07 82.0 @iron\n").run("take", "in.txt")
    #expect(outcome.code == .findings)
    #expect(outcome.logs == ["log.w8log": log + day])
    #expect(outcome.inboxes == ["in.txt": "\(line)\n"])
    #expect(outcome.errors.hasPrefix("w8log: in.txt:1: "))
    #expect(outcome.errors.contains(" not added: ") && outcome.errors.contains(reason))
  }

  /// A day stays as a whole, but what is wrong with it is told where it stands.
  @Test(arguments: [
    ("2026-01-07 82.0\n\n    - > slow\n    Squat 3x5 100\n", 4, "Squat 3x5 100"),
    ("2026-01-07 82.0\n    Row: 5 60\n    squat: 3x5 2000\n", 3, "squat: 3x5 2000"),
    ("2026-01-07 824\n    Row: 5 60\n", 1, "2026-01-07 824"),
  ])
  func whatIsWrongIsToldWithItsLine(_ day: String, _ line: Int, _ text: String) {
    let log = log + "    Squat:              3x5 100\n    Row:                5 60\n"
    let outcome = world(day, log: log).run("take", "in.txt")
    #expect(outcome.code == .findings)
    #expect(outcome.logs == [:] && outcome.inboxes == ["in.txt": day])
    let stays = line == 1 ? "not added" : "not added, like the line of its day"
    #expect(outcome.errors.hasPrefix("w8log: in.txt:\(line): \"\(text)\" \(stays): "), "\(outcome)")
  }

  @Test func headingsStayWithoutAWord() {
    let outcome = world("# Inbox\n\n2026-01-07 82.0 @iron\n").run("take", "in.txt")
    #expect(outcome.code == .success && outcome.errors == "")
    #expect(outcome.inboxes == ["in.txt": "# Inbox\n\n"])
  }

  @Test func whatArrivesMeanwhileBeginsANewInbox() {
    var world = world("82.4\n2026-01-07 82.0 @iron\n")
    world.arriving = ["in.txt": "2026-01-08 81.9"]
    let outcome = world.run("take", "in.txt")
    #expect(outcome.logs == ["log.w8log": log + day])
    #expect(outcome.inboxes == ["in.txt": "2026-01-08 81.9\n82.4\n"])
  }

  /// A run that was ended after it wrote the log leaves all lines; one that was ended before has written none.
  @Test(arguments: [false, true])
  func whatARunLeavesIsTakenOnce(_ isWritten: Bool) {
    let lines =
      "2026-01-07 82.0 @iron\n    Squat: 5 100\n2026-01-07 @iron\n    Squat: 5 100\n82.4\n"
    let after = log + day + "    Squat:              5 100, 5 100\n"
    var world = world(of: [
      "log.w8log": isWritten ? after : log, ".in.txt.taking": lines,
      "in.txt": "2026-01-08 81.9\n",
    ])
    let outcome = world.run("take", "in.txt")
    #expect(outcome.code == .findings)
    #expect(outcome.logs == ["log.w8log": after + "08 Thu   81.9\n"])
    #expect(outcome.inboxes == ["in.txt": "82.4\n"])
    #expect(outcome.errors.components(of: "82.4") == 1)
    // Ended between giving back what stays and the end.
    world.files["in.txt"] = Array("2026-01-08 81.9\n82.4\n".utf8)
    #expect(world.run("take", "in.txt").inboxes == ["in.txt": "82.4\n"])
  }

  /// Ended while what stays was written: it is there in part, and looks as if something else stood there.
  @Test(arguments: [
    ("2026-01-08 81.9\n82.4\n2026-0", "82.4\n2026-01-05 82.9\n"),
    ("2026-01-08 81.9\n182.4\n", "182.4\n82.4\n2026-01-05 82.9\n"),
    ("2026-01-08 81.9\n2", "2\n82.4\n2026-01-05 82.9\n"),
    ("82.4\n2026-01-05 82.9\n", "82.4\n2026-01-05 82.9\n"),
  ])
  func whatWasGivenBackInPartIsThereOnce(_ inbox: String, _ after: String) {
    let world = world(of: [
      "log.w8log": log, ".in.txt.taking": "82.4\n2026-01-05 82.9\n", "in.txt": inbox,
    ])
    #expect(world.run("take", "in.txt").inboxes == ["in.txt": after])
  }

  @Test func setsThatAreTypedAgainAreDoneAgainUnlessTakenOnce() {
    let log = log + "07 Wed   82.0   @iron\n    Squat:              5 100\n"
    let inbox = "2026-01-07 @iron\n    Squat: 5 100\n"
    let known = world(of: ["log.w8log": log, "in.txt": inbox, ".log.w8log.taken": ""])
    #expect(
      known.run("take", "in.txt").logs["log.w8log"]?.contains("5 100, 5 100") == true)
    // Nothing tells it from a line that was taken and came back.
    let stays = world(inbox, log: log).run("take", "in.txt")
    #expect(stays.logs.isEmpty && stays.inboxes == ["in.txt": inbox] && stays.code == .findings)
    #expect(
      stays.errors.contains(
        "take has moved the same sets before; remove the entry, or use --again if you did them again"
      ))
    let again = world(inbox, log: log).run("take", "--again", "in.txt")
    #expect(again.logs["log.w8log"]?.contains("5 100, 5 100") == true)
    for options in [["--once"], ["--keep"]] {
      let outcome = world(inbox, log: log).run(arguments: ["take", "in.txt"] + options)
      #expect(outcome.code == .success && outcome.logs == [:])
      #expect(outcome.errors.contains("is already in the log"))
    }
  }

  /// The log says the weight, the phone the time as well, or the other way round.
  @Test func anEqualWeighInWithoutATimeIsTheSame() {
    let untimed = log + "07 Wed   82.0\n"
    let timed = log + "07 Wed   82.0   07:05\n"
    #expect(
      world("2026-01-07T07:05 82.0\n", log: untimed).run("take", "in.txt").logs
        == ["log.w8log": timed])
    let known = world("2026-01-07 82.0\n", log: timed).run("take", "in.txt")
    #expect(known.logs.isEmpty && known.errors.contains("is already in the log"))
    #expect(
      world("2026-01-07T07:05 82.1\n", log: untimed).run("take", "in.txt").logs
        == ["log.w8log": untimed + "07 Wed   82.1   07:05\n"])
    // Whoever types a second one with its time means a second one.
    let added = world("", log: untimed).run("add", "2026-01-07", "07:05", "82.0")
    #expect(added.logs["log.w8log"] == untimed + "07 Wed   82.0   07:05\n")
    // A time on the line of a session would be that of the session.
    let gym = log + "07 Wed   82.0   @iron\n    Squat:              5 100\n"
    #expect(world("2026-01-07T07:05 82.0\n", log: gym).run("take", "in.txt").logs.isEmpty)
  }

  @Test func anImportedTimeGoesToTheEqualWeighIn() {
    var world = world(of: [
      "log.w8log": log + "07 Wed   82.0\n",
      "x.csv": "Date,Time,Weight (kg)\n2026-01-07,07:05,82.0\n",
    ])
    world.variables = [:]
    let outcome = world.run("import", "--into", "log.w8log", "x.csv")
    #expect(outcome.logs == ["log.w8log": log + "07 Wed   82.0   07:05\n"], "\(outcome.errors)")
  }

  /// What the day has of an entry is not done again, and what it lacks is taken.
  @Test func ofSetsThatAreThereInPartTheOthersAreTakenOnce() {
    let log = log + "07 Wed   82.0   @iron\n    Squat:              5 100\n"
    let outcome = world("2026-01-07 @iron\n    Squat: 5 100\n    Bench: 5 60\n", log: log)
      .run("take", "--once", "in.txt")
    #expect(outcome.logs["log.w8log"]?.contains("5 100\n    Bench:") == true)
    #expect(outcome.inboxes == [:])
  }

  @Test func aKeptInboxStaysAsItIs() {
    let outcome = world("- [ ] call home\n- [ ] 2026-01-07 82.0 @iron\n")
      .run("take", "--keep", "in.txt")
    #expect(outcome.logs == ["log.w8log": log + day] && outcome.errors == "")
    #expect(outcome.inboxes == [:] && outcome.code == .success)
  }

  @Test func aDryRunIsAPatch() {
    let outcome = world("2026-01-07 82.0 @iron\n82.4\n").run("take", "--dry-run", "in.txt")
    #expect(outcome.code == .findings)
    #expect(outcome.output.contains("+07 Wed   82.0   @iron"))
    #expect(outcome.logs == [:] && outcome.inboxes == [:])
  }

  @Test func standardInputIsAnInbox() {
    var world = world(of: ["log.w8log": log])
    world.standardInput = Array("2026-01-07 82.0 @iron\n".utf8)
    #expect(world.run("take", "-").logs == ["log.w8log": log + day])
  }

  @Test func anInboxThatIsNotThereIsNothingToDo() {
    let outcome = world(of: ["log.w8log": log]).run("take", "in.txt")
    #expect(outcome.code == .success && outcome.errors.contains("nothing to take"))
    #expect(world("x").run("take").code == .usage)
    #expect(world("x").run("take", "log.w8log").code == .usage)
    let year = "# 2025-12\n\n02 Tue   82.6\n"
    let book = world(of: ["log.w8log": "include \"2025.w8log\"\n\n\(log)", "2025.w8log": year])
    let outcomeOfPart = book.run("take", "2025.w8log")
    #expect(outcomeOfPart.code == .usage && outcomeOfPart.inboxes == [:])
  }

  @Test func whatIsNoTextIsNotTaken() {
    var world = world("")
    world.files["in.txt"] = [0xFF, 0x0A]
    let outcome = world.run("take", "in.txt")
    #expect(outcome.code == .unreadable && outcome.inboxes == [:] && outcome.logs == [:])
  }

  /// Where the log cannot be written all lines are in the inbox again.
  @Test func aLogThatCannotBeWrittenLosesNothing() {
    var world = world("2026-01-07 82.0 @iron\n")
    world.writeFailures = ["log.w8log": .notWritable(path: "log.w8log")]
    let outcome = world.run("take", "in.txt")
    #expect(outcome.code == .unreadable)
    #expect(outcome.inboxes == ["in.txt": "2026-01-07 82.0 @iron\n"])
  }

  @Test func doubtsAreWrittenByForce() {
    let world = world("2026-01-07 450.0\n")
    #expect(world.run("take", "in.txt").inboxes == ["in.txt": "2026-01-07 450.0\n"])
    #expect(
      world.run("take", "--force", "in.txt").logs["log.w8log"]?.hasSuffix(" 450.0\n") == true)
  }
}

extension String {
  /// How often `part` stands here.
  fileprivate func components(of part: String) -> Int {
    indices.count { self[$0...].hasPrefix(part) }
  }
}

extension FakeWorld.Outcome {
  /// What was written without the file that says what was taken.
  fileprivate var logs: [String: String] { written.filter { $0.key != ".log.w8log.taken" } }
}
