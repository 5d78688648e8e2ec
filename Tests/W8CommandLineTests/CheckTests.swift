import Testing
import W8CommandLine
import W8Files

@Suite struct CheckTests {
  @Test func aFindingIsTextWithAnExcerptAndItsFixes() {
    let outcome = FakeWorld(["log.w8log": wrongWeekday]).run("check", "log.w8log")
    #expect(
      outcome.output == """
        log.w8log:3:4: warning: 3 January 2026 is a Saturday, not a Friday [weekday-mismatch W8104]
        3 | 03 Fri   82.1
          |    ^^^
          = fix: write Sat; or write day 02, the nearest Friday; or change the header to # 2025-01, \
        which fits the weekdays below it

        """)
    #expect(outcome.errors == "1 warning in 1 file\n")
    #expect(outcome.code == .success)
  }

  @Test func shortIsTheFirstLineOfEach() {
    let world = FakeWorld(["a": wrongWeekday + "10 Mon   82.4.1\n", "b": badWeight])
    let outcome = world.run("lint", "--format=short", "a", "b")
    let lines = outcome.output.split(separator: "\n")
    #expect(
      lines.map { $0.prefix(while: { $0 != "[" }).split(separator: " ").prefix(2) } == [
        ["a:3:4:", "warning:"], ["a:5:4:", "warning:"], ["a:5:10:", "error:"],
        ["b:3:10:", "error:"],
      ])
    #expect(outcome.errors == "2 errors, 2 warnings in 2 files\n")
    #expect(outcome.code == .findings)
  }

  /// Of each book, the file has the unit of its root; only both together show it.
  @Test func aFileThatTwoBooksReadInTwoUnitsAsksForItsOwn() {
    let days = "\n# 2025-12\n\n03 Wed   82.1\n    Squat: 5 100\n"
    func check(_ first: String, _ second: String, _ shared: String) -> FakeWorld.Outcome {
      let book = "\ninclude \"2025.w8log\"\n"
      let world = FakeWorld([
        "a.w8log": first + book, "b.w8log": second + book, "2025.w8log": shared,
      ])
      return world.run("check", "--format=short", "a.w8log", "b.w8log")
    }
    let outcome = check("unit kg", "unit lb", days)
    #expect(
      outcome.output == """
        2025.w8log:4:10: warning: 82.1 is in kg for "a.w8log" and in lb for "b.w8log", which include \
        this file; set the unit here: unit kg [no-unit W8207]

        """)
    #expect(check("unit kg", "unit kg", days).output == "")
    #expect(check("unit kg", "unit lb", "unit kg\n" + days).output == "")
    #expect(check("unit kg", "unit lb\nlint no-unit off", days).output == "")
    #expect(
      check("unit kg", "unit kg\nlift-unit lb", days).output.contains(
        ":5:14: warning: 100 is in kg"))
  }

  /// All of them count.
  @Test func ofALineAtMostTwentyAreShown() {
    let sets = Array(repeating: "0 100", count: 30).joined(separator: ", ")
    let world = FakeWorld(["a": "unit kg\n# 2026-01\n03 Sat 82\n    Squat: \(sets)\n"])
    let outcome = world.run("check", "--format=short", "--fail-on", "warning", "a")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 20)
    #expect(lines.last?.contains("; 10 more on this line [zero-reps") == true)
    #expect(outcome.errors.hasPrefix("30 warnings in 1 file"))
    #expect(outcome.code == .findings)
    let counts = world.run("check", "--statistics", "a").output
    #expect(counts.hasPrefix("30  W8415 zero-reps"))
  }

  @Test func aCleanLogPrintsNothing() {
    let world = FakeWorld(["a": faultless, "empty": ""])
    #expect(
      world.run("check", "--today", "2026-02-10", "a", "empty")
        == FakeWorld.Outcome(code: .success))
  }

  @Test func quietLeavesOutTheSummaryOnly() {
    let world = FakeWorld(["a": wrongWeekday])
    let quiet = world.run("-q", "check", "a")
    #expect(quiet.errors == "")
    #expect(quiet.output == world.run("check", "a").output)
  }

  @Test(
    arguments: [
      (wrongWeekday, "error", ExitCode.success), (wrongWeekday, "warning", .findings),
      (wrongWeekday, "hint", .findings), (badWeight, "error", .findings),
      (faultless, "hint", .success),
      // Only a hint: the final line end is missing.
      (String(faultless.dropLast()), "info", .success),
      (String(faultless.dropLast()), "hint", .findings),
    ])
  func failOnDecidesTheExitCode(log: String, threshold: String, expected: ExitCode) {
    #expect(FakeWorld(["a": log]).run("check", "a", "--fail-on", threshold).code == expected)
  }

  @Test func hintsAreToldWhenAskedForOrWhenTheyFail() {
    let world = FakeWorld(["a": String(faultless.dropLast())])
    #expect(world.run("check", "a") == FakeWorld.Outcome(code: .success, askedForToday: true))
    for arguments in ["--hints", "--fail-on=hint"] {
      let outcome = world.run("check", arguments, "a")
      #expect(outcome.output.hasPrefix("a:5:1: hint: "))
      #expect(outcome.errors == "1 hint in 1 file (1 fixable with --fix)\n")
    }
  }

  @Test func oneBadFileHidesNothingAndWeighsMost() {
    var world = FakeWorld(["first": wrongWeekday, "last": badWeight])
    world.failures["locked"] = .notReadable(path: "locked")
    let outcome = world.run("check", "-O", "short", "first", "nowhere", "locked", "last")
    #expect(outcome.code == .unreadable)
    #expect(outcome.output.contains("first:3:4: warning:"))
    #expect(outcome.output.contains("last:3:10: error:"))
    #expect(
      outcome.errors == """
        w8log: "nowhere" does not exist; check the spelling of the path
        w8log: no permission to read "locked"; check its owner and mode
        1 error, 1 warning in 2 files

        """)
  }

  @Test func standardInputHasTheNameThatItIsGiven() {
    var world = FakeWorld()
    world.terminals = []
    world.standardInput = Array(wrongWeekday.utf8)
    #expect(world.run("check").output.hasPrefix("<stdin>:3:4: warning: "))
    let named = world.run("check", "--stdin-name", "my log.w8log", "-")
    #expect(named.output.hasPrefix("my log.w8log:3:4: warning: "))
  }

  @Test func colorsAreForTerminalsOrWhenAskedFor() {
    var world = FakeWorld(["a": wrongWeekday])
    let painted = "\u{1B}[33mwarning:\u{1B}[0m"
    #expect(!world.run("check", "a").output.contains("\u{1B}"))
    #expect(world.run("check", "--color", "always", "a").output.contains(painted))
    world.terminals = [.output]
    #expect(world.run("check", "a").output.contains(painted))
    #expect(!world.run("--color=never", "check", "a").output.contains("\u{1B}"))
    world.variables["NO_COLOR"] = "1"
    #expect(!world.run("check", "a").output.contains("\u{1B}"))
    #expect(world.run("check", "--color", "always", "a").output.contains(painted))
    world.variables = ["TERM": "dumb", "NO_COLOR": ""]
    #expect(!world.run("check", "a").output.contains("\u{1B}"))
  }

  @Test func nothingOfALogIsObeyedByATerminal() {
    let world = FakeWorld(["a\u{1B}[2J": "# 2026-01\n\n03 Sat   82.\u{1B}[31m4\u{202E}\u{9B}1m\n"])
    let outcome = world.run("check", "a\u{1B}[2J")
    #expect(outcome.code == .findings)
    for scalar in (outcome.output + outcome.errors).unicodeScalars where scalar != "\n" {
      #expect(scalar.properties.generalCategory != .control && scalar != "\u{202E}")
    }
    #expect(outcome.output.contains("a␛[2J:3:10: error:"))
    #expect(outcome.output.contains("3 | 03 Sat   82.␛[31m4<U+202E><U+9B>1m\n"))
  }

  @Test func todayIsTheFrozenOneAndTheClockIsNotAsked() {
    let world = FakeWorld(["a": faultless])
    #expect(!world.run("check", "--today", "2026-02-10", "a").askedForToday)
    #expect(world.run("check", "a").askedForToday)
  }
}
