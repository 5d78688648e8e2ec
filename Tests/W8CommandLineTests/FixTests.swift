import Testing
import W8CommandLine
import W8Files

@Suite struct FixTests {
  /// A mark at the start and no line end at the end have a safe fix; the weekday has two readings.
  private static let fixable = "\u{FEFF}" + wrongWeekday.dropLast()
  private static let fixed = wrongWeekday

  @Test func safeFixesAreWrittenAndWhatIsLeftIsTold() {
    let world = FakeWorld(["a": Self.fixable])
    let outcome = world.run("check", "--fix", "-O", "short", "a")
    #expect(outcome.written == ["a": Self.fixed])
    #expect(
      outcome.output
        == "a:3:4: warning: 3 January 2026 is a Saturday, not a Friday [weekday-mismatch W8104]\n")
    #expect(
      outcome.errors == """
        a: fixed 1 byte-order-mark, 1 no-final-newline
        1 warning in 1 file

        """)
    #expect(outcome.code == .success)
    #expect(world.run("check", "--fix", "--fail-on", "warning", "a").code == .findings)
    #expect(world.run("check", "-q", "--fix", "a").errors == "")
  }

  @Test(arguments: [fixed, faultless, wrongWeekday, badWeight, ""])
  func whatNeedsNoFixIsNotWritten(log: String) {
    let world = FakeWorld(["a": log])
    let outcome = world.run("check", "--fix", "a")
    #expect(outcome.written == [:])
    #expect(outcome == world.run("check", "a"))
  }

  @Test func aFileNamedTwiceIsFixedOnce() {
    let outcome = FakeWorld(["a": Self.fixable]).run("check", "--fix", "a", "a")
    #expect(outcome.written == ["a": Self.fixed])
    #expect(outcome.errors.split(separator: "\n").count { $0.contains("fixed 1") } == 1)
  }

  @Test func whatIsAllowedIsNotFixed() {
    let outcome = FakeWorld(["a": Self.fixable])
      .run("check", "--fix", "--allow", "byte-order-mark", "a")
    #expect(outcome.written == ["a": "\u{FEFF}" + Self.fixed])
  }

  @Test func theTextOfStandardInputGoesOnAndFindingsStandBeside() {
    var world = FakeWorld(["b": Self.fixable])
    world.terminals = []
    world.standardInput = Array(Self.fixable.utf8)
    for operands in [[], ["-"]] {
      let outcome = world.run(arguments: ["check", "--fix", "-O", "short"] + operands)
      #expect(Array(outcome.output.utf8) == Array(Self.fixed.utf8))
      #expect(
        outcome.errors.hasPrefix("<stdin>: fixed 1 byte-order-mark, 1 no-final-newline\n<std"))
      #expect(outcome.errors.contains("<stdin>:3:4: warning: 3 January"))
      #expect(outcome.written == [:])
    }
    // The findings in a file among them stand beside as well.
    let both = world.run("check", "--fix", "-O", "short", "b", "-")
    #expect(Array(both.output.utf8) == Array(Self.fixed.utf8))
    #expect(both.errors.contains("b:3:4: warning: 3 January"))
    #expect(both.written == ["b": Self.fixed])
  }

  @Test func standardInputThatIsRefusedGoesOnAsItIs() {
    var world = FakeWorld()
    world.terminals = []
    world.standardInput = Array("# 2026-01\n\n    Squat: 3x5 100\n03 Sat 82 > \u{7F}".utf8) + [0xFF]
    let outcome = world.run("check", "--fix", "-")
    #expect(outcome.output == String(decoding: world.standardInput, as: UTF8.self))
    #expect(outcome.code == .findings)
  }

  @Test(arguments: [
    // Marks of a merge above, and below, what would be fixed.
    (
      "unit kg\n# 2026-01\n<<<<<<< a\n03 Sat 82\n=======\n03 Sat 81\n>>>>>>> b",
      "line 3 is a conflict marker; resolve the conflict, then fix again"
    ),
    (
      "\u{FEFF}unit kg\n# 2026-01\n<<<<<<< a\n03 Sat 82\n=======\n03 Sat 81\n>>>>>>> b\n",
      "line 3 is a conflict marker; resolve the conflict, then fix again"
    ),
    // That they are not told settles nothing.
    (
      "lint merge-conflict off\n# 2026-01\n<<<<<<< a\n03 Sat 82",
      "line 3 is a conflict marker; resolve the conflict, then fix again"
    ),
    (
      "unit kg\n# 2026-01\n    Squat: 3x5 100\n03 Sat 82",
      "line 3 belongs to no day; write its day above it, then fix again"
    ),
  ])
  func aLogInDoubtIsLeftAsItIs(log: String, reason: String) {
    let world = FakeWorld(["a": log])
    let outcome = world.run("check", "--fix", "a")
    #expect(outcome.written == [:])
    #expect(outcome.errors.hasPrefix("w8log: \"a\" is not fixed: \(reason)\n"))
    #expect(outcome.output == world.run("check", "a").output)
    #expect(outcome.code == .findings)
  }

  @Test(arguments: [
    ("unit kg\n# 2026-01\n<<<<<<< a\n03 82,0\n=======\n03 82,1\n>>>>>>> b\n", 0),
    ("unit kg\n# 2026-01\n    Squat: 3x5 100\n03 82,0\n04 82,1\n", 0),
    // The line without a day stands below both.
    ("unit kg\n# 2026-01\n03 82,0\n04 82,1\n# 2026-02\n    Squat: 3x5 100\n", 2),
  ])
  func nothingIsMarkedThatIsNotMended(log: String, marks: Int) {
    let outcome = FakeWorld(["a": log]).run("check", "-O", "short", "a")
    #expect(outcome.output.split(separator: "[*]").count == marks + 1)
    #expect(outcome.errors.contains("\(marks) fixable with --fix") == (marks > 0))
    #expect(outcome.output.contains("decimal-comma"))
  }

  @Test func aLineWithoutDayBelowEveryFixIsNoHindrance() {
    let log = "unit kg\n# 2026-01\n    Squat: 3x5 100\n"
    let outcome = FakeWorld(["a": "\u{FEFF}" + log]).run("check", "--fix", "a")
    #expect(outcome.written == ["a": log])
    #expect(outcome.code == .findings)
  }

  @Test func aFileThatCannotBeWrittenIsUnreadableAndToldAsItIs() {
    var world = FakeWorld(["a": Self.fixable])
    world.writeFailures["a"] = .notWritable(path: "a")
    let outcome = world.run("check", "--fix", "--hints", "-O", "short", "a")
    #expect(outcome.code == .unreadable)
    #expect(outcome.errors.hasPrefix("w8log: no permission to write \"a\""))
    #expect(outcome.output == world.run("check", "--hints", "-O", "short", "a").output)
  }
}
