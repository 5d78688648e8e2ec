import Testing
import W8CommandLine
import W8Files

/// `add` and the hand that all commands write with.
@Suite struct AddTests {
  private let log = "unit       kg\n\n# 2026-01\n\n02 Fri   82.6\n05 Mon   82.2\n"

  private func world(_ text: String? = nil) -> FakeWorld {
    FakeWorld(["log.w8log": text ?? log])
  }

  @Test func theLineAndWhatTheLogSaysAreTold() {
    let outcome = world().run("add", "2026-01-07", "82.0", "@iron")
    #expect(outcome.code == .success)
    #expect(
      outcome.output
        == "Wednesday 7 January 2026, below the header \"# 2026-01\":\n07 Wed   82.0   @iron\navg 82.4\n"
    )
    #expect(outcome.written == ["log.w8log": log + "07 Wed   82.0   @iron\n"])
  }

  @Test func aLineThatIsTooLongGoesOnWithAnother() throws {
    let sets = (0..<400).map { "5 \(60 + $0 % 9)" }
    let outcome = world().run(
      "add", "2026-01-07", "82.0", "--exercise", "Squat: \(sets.joined(separator: ", ")) > done")
    #expect(outcome.code == .success)
    let written = try #require(outcome.written["log.w8log"])
    let lines = written.split(separator: "\n").filter { $0.hasPrefix("    Squat:") }
    #expect(lines.count == 2 && lines.allSatisfy { $0.utf8.count < 1600 })
    let read = lines.flatMap {
      $0.dropFirst("    Squat:".count).split(separator: "  > ")[0].split(separator: ",")
    }
    #expect(read.map { $0.trimmingPrefix { $0 == " " } } == sets.map { $0[...] })
    #expect(lines.last?.hasSuffix("  > done") == true)
  }

  @Test func theLogIsThatOfTheOptionElseOfTheVariable() {
    var world = FakeWorld(["a.w8log": log, "b.w8log": log])
    #expect(world.run("add", "82").code == .unreadable)
    #expect(world.run("add", "82", "-f", "b.w8log").written.keys.sorted() == ["b.w8log"])
    world.variables = ["W8LOG_FILE": "a.w8log"]
    #expect(world.run("add", "82").written.keys.sorted() == ["a.w8log"])
    #expect(FakeWorld().run("add", "82").errors.contains("w8log init"))
    world.files["/home/me/c.w8log"] = Array(log.utf8)
    world.variables = ["W8LOG_FILE": "~/c.w8log", "HOME": "/home/me"]
    #expect(world.run("add", "82").written.keys.sorted() == ["/home/me/c.w8log"])
    // A log at the end, where nothing else can be a file.
    #expect(world.run("add", "82", "b.w8log").written.keys.sorted() == ["b.w8log"])
    #expect(world.run("add", "82", "> as in b.w8log").written.keys.sorted() == ["/home/me/c.w8log"])
  }

  @Test(arguments: [
    ["82.4.1"], ["82", "@24h"], ["--exercise", "Squat 3x5"], ["824"],
    ["82\n# 2026-02"], ["--exercise", "Squat: 5\n03 82"],
  ])
  func whatWouldBeAFaultIsNotWritten(_ given: [String]) {
    let outcome = world().run(arguments: ["add"] + given)
    #expect(outcome.code == .usage)
    #expect(outcome.output == "" && outcome.written == [:])
    #expect(outcome.errors != "")
  }

  /// What cannot be an indentation is not taken over as one.
  @Test(arguments: [
    ("\u{A0}\u{A0}", "    "), ("\u{3000}", "    "), ("\u{200B}", "    "), (" \u{3000}", "    "),
    ("\t", "\t"), ("  ", "  "),
  ])
  func exercisesAreIndentedAsTheLogDoesByBlanks(_ given: String, _ own: String) {
    let text = "unit kg\n\n# 2026-01\n\n02 Fri   82.6   @iron\n\(given)Squat: 3x5 100\n"
    for day in ["2026-01-02", "2026-01-03"] {
      let outcome = world(text).run("add", day, "@iron", "--exercise", "Row: 5 50")
      #expect(outcome.code == .success)
      #expect(outcome.written["log.w8log"]?.contains("\n\(own)Row: ") == true, "\(day)")
    }
  }

  /// What has one reading only is written so, and told.
  @Test(arguments: [
    (["82,1"], "07 Wed   82.1\n", "\"82,1\" is written as \"82.1\""),
    (["82.1 kg"], "07 Wed   82.1kg\n", "\"82.1 kg\" is written as \"82.1kg\""),
    (["82,1", "7pm"], "07 Wed   82.1   19:00\n", "\"82,1 7pm\" is written as \"82.1 19:00\""),
  ])
  func whatHasOneReadingIsMended(_ given: [String], _ written: String, _ told: String) {
    let outcome = world().run(arguments: ["add", "2026-01-07"] + given)
    #expect(outcome.code == .success)
    #expect(outcome.written == ["log.w8log": log + written])
    #expect(outcome.errors == "w8log: \(told)\n")
  }

  @Test func whatHasNoSafeFixIsToldAndNotWritten() {
    let outcome = world().run("add", "2026-01-07", "82,1,3")
    #expect(outcome.code == .usage && outcome.written == [:])
    #expect(outcome.errors.contains("[bad-weight W8201]"))
    #expect(outcome.errors.hasSuffix("w8log: not added; correct the entry above and try again\n"))
  }

  /// `add` writes what is typed: a set that is typed again was done again.
  @Test func setsAreWrittenAgain() {
    var text = log
    var told: [String] = []
    for _ in 0..<3 {
      let outcome = world(text).run("add", "2026-01-07", "@iron", "--exercise", "Squat: 5 105")
      text = outcome.written["log.w8log"] ?? ""
      told.append(outcome.output)
    }
    #expect(text == log + "07 Wed          @iron\n    Squat:              5 105, 5 105, 5 105\n")
    let day = "Wednesday 7 January 2026, below the header \"# 2026-01\":\n"
    #expect(
      told == [
        day + "07 Wed          @iron\n    Squat:              5 105\n",
        day + "    Squat:              5 105, 5 105\nSquat: 5 105 for the second time\n",
        day + "    Squat:              5 105, 5 105, 5 105\nSquat: 5 105 for the third time\n",
      ])
    let once = world(text).run("add", "2026-01-07", "@iron", "--exercise", "Squat: 5 105", "--once")
    #expect(once.code == .success && once.written == [:] && once.errors.hasPrefix("nothing to add"))
  }

  @Test func aDryRunRefusesWhatWouldBeRefused() {
    let outcome = world().run("add", "2026-01-07", "824", "--dry-run")
    #expect(outcome.code == .usage && outcome.written == [:])
    #expect(outcome.output.contains("+07 Wed  824"))
    #expect(outcome.errors.contains("[implausible-weight W8204]"))
    let wanted = world().run("add", "2026-01-07", "824", "--dry-run", "--force")
    #expect(wanted.code == .success && wanted.written == [:])
  }

  @Test func warningsAreWrittenWhereThatIsWanted() {
    let refused = world().run("add", "2026-01-07", "824")
    #expect(refused.errors.contains("[implausible-weight W8204]"))
    #expect(refused.errors.hasSuffix("w8log: not added; correct the entry above, or use --force\n"))
    let outcome = world().run("add", "2026-01-07", "824", "--force")
    #expect(outcome.code == .success)
    #expect(outcome.errors.contains("[implausible-weight W8204]"))
    #expect(outcome.written["log.w8log"]?.hasSuffix("07 Wed  824\n") == true)
  }

  @Test func whatWasWrongBeforeIsNoReasonToRefuse() {
    let doubted = log + "07 Wed  824\n"
    let outcome = world(doubted).run("add", "2026-01-07", "@iron")
    #expect(outcome.code == .success && outcome.errors == "")
    #expect(outcome.written["log.w8log"]?.hasSuffix("07 Wed  824     @iron\n") == true)
  }

  @Test func notesStandBehindTheEntryOrBelow() {
    #expect(
      world().run("add", "2026-01-07", "--note", "-rf $(reboot)").written["log.w8log"]
        == log + "07 Wed  > -rf $(reboot)\n")
    #expect(
      world().run("add", "2026-01-07", "82", "> one", "--note", "two\nthree").written["log.w8log"]
        == log + "07 Wed   82  > one\n    > two\n    > three\n")
  }

  @Test func aTerminalIsAsked() {
    var world = world()
    world.terminals = [.input, .output, .errors]
    world.lines = ["8.24", "82.4", "iron", "Squat 3x", "Squat: 3x5 100", "", "late"]
    let outcome = world.run("add", "2026-01-07")
    #expect(outcome.errors.contains("Weight in kg, last 82.2 on 5 January 2026: "))
    #expect(
      outcome.errors.contains("implausible-weight") && outcome.errors.contains("bad-set")
        || outcome.errors.contains("missing-colon"))
    #expect(
      outcome.written
        == ["log.w8log": log + "07 Wed   82.4   @iron  > late\n    Squat:              3x5 100\n"])
    world.lines = ["82,4 @iron", "", ""]
    #expect(
      world.run("add", "2026-01-07").written == ["log.w8log": log + "07 Wed   82.4   @iron\n"])
    world.terminals = [.input]
    #expect(world.run("add").code == .usage)
  }

  @Test func whatOthersWriteMeanwhileStays() {
    var world = world()
    let theirs = log + "06 Tue   82.1\n"
    world.writtenWhenLocked = ["log.w8log": [theirs]]
    #expect(
      world.run("add", "2026-01-07", "82").written == ["log.w8log": theirs + "07 Wed   82\n"])
    world.writtenWhenLocked = ["log.w8log": ["# 2026-01\n3 Sat 82\n"]]
    #expect(
      FakeWorld(["log.w8log": "# 2026-01\n4 Sun 82\n"])
        .with { $0.writtenWhenLocked = world.writtenWhenLocked }
        .run("fmt", "log.w8log").written == ["log.w8log": "# 2026-01\n\n03 Sat   82\n"])
  }

  /// The new text is on the disk, and somebody saves before it takes the place of the old one.
  @Test func whatOthersSaveAtTheLastMomentStays() {
    var world = world()
    let theirs = log + "06 Tue   82.1\n"
    world.writtenBeforeReplaced = ["log.w8log": [theirs]]
    #expect(
      world.run("add", "2026-01-07", "82").written == ["log.w8log": theirs + "07 Wed   82\n"])
    for (command, old, theirs, new) in [
      (["fmt", "a"], "# 2026-01\n4 82\n", "# 2026-01\n3 82\n", "# 2026-01\n\n03       82\n"),
      (["check", "--fix", "a"], "unit kg", "unit lb", "unit lb\n"),
      (
        ["tag", "rename", "-f", "a", "#b", "#c"], "# 2026-01\n03 82 #b\n",
        "# 2026-01\n04 82 #b\n", "# 2026-01\n04 82 #c\n"
      ),
    ] {
      var world = FakeWorld(["a": old])
      world.writtenBeforeReplaced = ["a": [theirs]]
      let outcome = world.run(arguments: command)
      #expect(outcome.written == ["a": new], "\(command) \(outcome.errors)")
    }
  }

  @Test func whoNeverComesToAnEndGivesUp() {
    var world = world("# 2026-01\n4 Sun 82\n")
    world.writtenWhenLocked = [
      "log.w8log": (1...9).map { "# 2026-01\n\($0) 82\n" }
    ]
    let outcome = world.run("fmt", "log.w8log")
    #expect(outcome.code == .unreadable && outcome.written == [:])
    #expect(outcome.errors.contains("other programs keep changing it"))
  }

  @Test func whatMayNotBeWrittenIsTold() {
    var world = world()
    world.writeFailures = [
      "log.w8log": .other(path: "log.w8log", reason: "no space left on device")
    ]
    let outcome = world.run("add", "82")
    #expect(outcome.code == .unreadable && outcome.output == "")
    #expect(outcome.errors == "w8log: \"log.w8log\": no space left on device\n")
  }

  @Test func aDryRunIsAPatch() throws {
    let outcome = world().run("add", "2026-02-10", "82", "--dry-run")
    #expect(outcome.code == .success && outcome.written == [:])
    #expect(outcome.output.hasPrefix("--- log.w8log\n+++ log.w8log\n@@ -4,3 +4,7 @@\n"))
    let first = FakeWorld().run("init", "--dry-run", "new.w8log").output
    #expect(first.hasPrefix("--- /dev/null\n+++ new.w8log\n@@ -0,0 +1,"))
  }

  @Test func aFirstLogIsWrittenWhereNothingStands() {
    let outcome = FakeWorld().run("init", "--goal", "78", "--by", "2026-06-01", "--gym", "iron")
    #expect(
      outcome.written == [
        "log.w8log": """
        w8log 1.0
        unit       kg
        trend      span:7
        goal       78 by:2026-06-01
        gym        @iron default

        """
      ])
    #expect(world().run("init").code == .unreadable)
    #expect(FakeWorld().run("init", "--goal", "seventy").code == .usage)
    #expect(FakeWorld().run("init", "notes.txt").code == .usage)
  }

  @Test func aSessionThatIsNotThereIsTold() {
    let outcome = world().run("add", "2026-01-07", "@nowhere", "--same")
    #expect(outcome.code == .usage && outcome.written == [:])
    #expect(
      outcome.errors.contains("\"log.w8log\" has no session with exercises at @nowhere before"))
  }

  @Test func anUnfinishedMergeIsBadData() {
    let outcome = world(log + "=======\n").run("add", "2026-01-07", "82")
    #expect(outcome.code == .badData)
    #expect(
      outcome.errors
        == "w8log: line 7 of log.w8log is a conflict marker (W8007); `w8log check` shows how to fix it\n"
    )
  }

  @Test func aLogOfAnotherMajorVersionIsLeftAlone() {
    let outcome = world("w8log 2.0\n" + log).run("add", "2026-01-07", "82")
    #expect(outcome.code == .badData && outcome.written == [:])
    #expect(
      outcome.errors
        == "w8log: log.w8log is for format 2.0, but this w8log reads 1.x (W8011); `w8log check` shows how to fix it\n"
    )
  }

  @Test func aLastLineThatGetsItsEndIsNotTold() {
    let outcome = world("unit kg\n\n# 2026-01\n\n06 Tue   82.1").run("add", "2026-01-07", "82")
    #expect(outcome.output.contains(":\n07 Wed   82\n"))
    #expect(outcome.written["log.w8log"]?.hasSuffix("\n06 Tue   82.1\n07 Wed   82\n") == true)
  }

  @Test func aDayThatIsNotInTheCalendarIsNoWeight() {
    let outcome = world(log).run("add", "2026-02-30", "82")
    #expect(outcome.code == .usage && outcome.written == [:])
    #expect(outcome.errors.contains("no such date: 2026-02-30 (February 2026 has 28 days)"))
  }

  @Test func aSessionWithATimeIsAddedOnce() throws {
    let arguments = ["add", "2026-01-05", "@home", "--time", "18:00", "--exercise", "Row: 3x5 60"]
    let first = world(log).run(arguments: arguments)
    #expect(first.code == .success)
    let written = try #require(first.written["log.w8log"])
    #expect(written.contains("    @home 18:00\n    Row:                3x5 60\n"))
    let second = world(written).run(arguments: arguments + ["--once"])
    #expect(second.code == .success && second.written == [:])
    #expect(second.errors.hasPrefix("nothing to add"))
    #expect(
      world(written).run(arguments: arguments).written["log.w8log"]
        == written.replacing("3x5 60\n", with: "3x5 60, 3x5 60\n"))
  }
}
