import Testing
import W8CommandLine
import W8Engine
import W8Files

private let messy = "unit kg\n# 2026-01\n3 sat 82,1\n"
private let canonical = "unit       kg\n\n# 2026-01\n\n03 Sat   82.1\n"

@Suite struct FormatTests {
  @Test func filesAreChangedInPlaceAndOnlyWhereTheyDiffer() {
    let world = FakeWorld(["a": messy, "b": canonical])
    let outcome = world.run("fmt", "a", "b")
    // What is written is read once more, and whoever reads a log asks for the day.
    #expect(
      outcome
        == FakeWorld.Outcome(code: .success, askedForToday: true, written: ["a": canonical]))
  }

  /// A longer text is cut elsewhere, which is nothing that a log says.
  @Test(arguments: [16_000, 16_384, 40_000])
  func weekdaysComeAndGoInALogOfAnySize(_ byteCount: Int) {
    var (bare, named) = ("unit       kg\n", "unit       kg\n")
    var year = 1900
    while bare.utf8.count < byteCount {
      bare += "\n# \(year)-01\n\n"
      named += "\n# \(year)-01\n\n"
      for day in 10...28 {
        let weekday = CivilDate(year: year, month: 1, day: day)?.weekday.abbreviation ?? ""
        bare += "\(day)       82.\(day % 10)\n"
        named += "\(day) \(weekday)   82.\(day % 10)\n"
      }
      year += 1
    }
    let added = FakeWorld(["a": bare]).run("fmt", "--weekdays", "add", "a")
    #expect(added.code == .success && added.written == ["a": named])
    let stripped = FakeWorld(["a": named]).run("fmt", "--weekdays", "strip", "a")
    #expect(stripped.code == .success && stripped.written == ["a": bare])
  }

  @Test func standardInputGoesToStandardOutput() {
    var world = FakeWorld()
    world.standardInput = Array(messy.utf8)
    #expect(world.run("fmt", "-") == FakeWorld.Outcome(code: .success, output: canonical))
    world.standardInput = Array(canonical.utf8)
    #expect(world.run("fmt", "-") == FakeWorld.Outcome(code: .success, output: canonical))
  }

  @Test func aFolderMeansTheLogsBelowIt() {
    var world = FakeWorld(["logs/a": messy, "logs/b": messy])
    world.folders["logs"] = ["logs/a", "logs/b"]
    #expect(world.run("fmt", "logs").written == ["logs/a": canonical, "logs/b": canonical])
  }

  @Test func checkListsWhatWouldChange() {
    let world = FakeWorld(["a": messy, "b": canonical, "c": messy])
    let outcome = world.run("fmt", "--check", "a", "b", "c")
    #expect(outcome == FakeWorld.Outcome(code: .findings, output: "a\nc\n"))
    #expect(world.run("fmt", "--check", "b") == FakeWorld.Outcome(code: .success))
  }

  @Test func diffShowsWhatWouldChange() {
    let world = FakeWorld(["a": messy, "b": canonical])
    let diff = """
      --- a
      +++ a
      @@ -1,3 +1,5 @@
      -unit kg
      +unit       kg
      +
       # 2026-01
      -3 sat 82,1
      +
      +03 Sat   82.1

      """
    #expect(
      world.run("fmt", "--diff", "a", "b") == FakeWorld.Outcome(code: .success, output: diff))
    #expect(
      world.run("fmt", "--diff", "--check", "a", "b")
        == FakeWorld.Outcome(code: .findings, output: diff))
  }

  @Test func onATerminalADiffHasNothingThatItObeys() {
    var world = FakeWorld(["a": "unit kg\n; \u{1B}[31m\n"])
    world.terminals = [.input, .output]
    let shown = world.run("fmt", "--diff", "--color", "never", "a").output
    #expect(shown.contains("\n-unit kg\n+unit       kg\n ; ␛[31m\n"))
    world.terminals = [.input]
    #expect(world.run("fmt", "--diff", "a").output.contains("\n ; \u{1B}[31m\n"))
  }

  @Test func onATerminalALogHasNothingThatItObeys() {
    var world = FakeWorld(["a": "; \u{1B}[31m\u{9B}1m\u{202E}\n"])
    #expect(world.run("fmt", "--stdout", "a").output == "; \u{1B}[31m\u{9B}1m\u{202E}\n")
    world.terminals = [.input, .output]
    #expect(world.run("fmt", "--stdout", "a").output == "; ␛[31m<U+9B>1m<U+202E>\n")
  }

  @Test func stdoutWritesNoFile() {
    let world = FakeWorld(["a": messy, "b": canonical])
    let outcome = world.run("fmt", "--stdout", "a", "b")
    #expect(outcome == FakeWorld.Outcome(code: .success, output: canonical + canonical))
  }

  @Test(
    arguments: [
      // The blank line that is put in between two lines comes with either.
      ("3:3", "unit kg\n# 2026-01\n\n03 Sat   82.1\n"),
      ("1:1", "unit       kg\n\n# 2026-01\n3 sat 82,1\n"),
      ("2:2", "unit kg\n\n# 2026-01\n\n3 sat 82,1\n"),
      ("1:99", canonical), ("4:9", messy),
    ])
  func rangeFormatsThoseLinesOnly(range: String, expected: String) {
    let outcome = FakeWorld(["a": messy]).run("fmt", "--stdout", "--range", range, "a")
    #expect(outcome == FakeWorld.Outcome(code: .success, output: expected))
  }

  @Test(arguments: ["", "3", "0:3", "3:2", "a:b", "1:2:3", "-1:2", ":", "99999999999999999999:1"])
  func aRangeThatIsNoneIsWrongUsage(range: String) {
    let outcome = FakeWorld(["a": messy]).run("fmt", "--range=\(range)", "a")
    #expect(outcome.code == .usage)
    #expect(outcome.errors.contains("--range cannot be"))
  }

  @Test(
    arguments: [
      ["--stdout", "--check"], ["--stdout", "--diff"], ["--sort", "--range=1:2"],
    ])
  func whatDoesNotGoTogetherIsWrongUsage(options: [String]) {
    let outcome = FakeWorld(["a": messy]).run(arguments: ["fmt"] + options + ["a"])
    #expect(outcome.code == .usage)
    #expect(outcome.errors.contains("cannot be combined"))
    #expect(outcome.written.isEmpty)
  }

  @Test func checkAcceptsLineEndsThatGitOnlyShows() {
    let world = FakeWorld([
      "a": canonical.replacing("\n", with: "\r\n"), "b": messy.replacing("\n", with: "\r\n"),
    ])
    #expect(world.run("fmt", "--check", "a").code == .findings)
    let checkout = world.with { $0.filesWithLineFeeds = ["a", "b"] }
    #expect(checkout.run("fmt", "--check", "a") == FakeWorld.Outcome(code: .success))
    #expect(checkout.run("fmt", "--check", "--diff", "a") == FakeWorld.Outcome(code: .success))
    #expect(checkout.run("fmt", "--check", "b").output == "b\n")
    #expect(checkout.run("fmt", "a").written == ["a": canonical])
  }

  @Test func lineEndsBecomeLFOrStay() {
    let log = canonical.replacing("\n", with: "\r\n")
    let world = FakeWorld(["a": log])
    #expect(world.run("fmt", "a").written == ["a": canonical])
    #expect(world.run("fmt", "--eol", "lf", "a").written == ["a": canonical])
    #expect(world.run("fmt", "--eol", "keep", "a").written.isEmpty)
  }

  @Test(
    arguments: [
      ("add", "# 2026-01\n\n03 Sat   82.1\n04 Mon   82.0\n05 Mon   82.2\n31\n"),
      ("strip", "# 2026-01\n\n03       82.1\n04 Mon   82.0\n05       82.2\n31\n"),
      ("keep", "# 2026-01\n\n03 Sat   82.1\n04 Mon   82.0\n05       82.2\n31\n"),
    ])
  func weekdaysAreAddedOrTakenAway(choice: String, expected: String) {
    // The 4th was a Sunday: a weekday that is not that of its date is left to a person.
    let log = "# 2026-01\n\n03 Sat 82.1\n04 Mon 82.0\n05 82.2\n31\n"
    let expected = choice == "add" ? expected.replacing("\n31\n", with: "\n31 Sat\n") : expected
    let outcome = FakeWorld(["a": log]).run("fmt", "--weekdays", choice, "--stdout", "a")
    #expect(
      outcome
        == FakeWorld.Outcome(code: .success, output: expected, askedForToday: choice != "keep"))
  }

  @Test func weekdaysStayOutsideTheRange() {
    let log = "# 2026-01\n\n03   82.1\n04   82.0\n"
    let outcome = FakeWorld(["a": log]).run(
      "fmt", "--weekdays", "add", "--range", "4:4", "--stdout", "a")
    #expect(outcome.output == "# 2026-01\n\n03   82.1\n04 Sun   82.0\n")
  }

  @Test func sortPutsDaysInOrder() {
    let log = "# 2026-01\n\n04 Sun   82.0\n    > late\n03 Sat   82.1\n"
    let outcome = FakeWorld(["a": log]).run("fmt", "--sort", "a")
    #expect(outcome.written == ["a": "# 2026-01\n\n03 Sat   82.1\n04 Sun   82.0\n    > late\n"])
    #expect(outcome.code == .success)
  }

  @Test func aLogThatMustNotBeSortedStays() {
    let log = "# 2026-01\n    > whose?\n4 Sun 82.0\n03 Sat 82.1\n"
    var world = FakeWorld(["a": log, "b": messy])
    let outcome = world.run("fmt", "--sort", "a", "b")
    #expect(outcome.code == .badData)
    #expect(outcome.written == ["b": canonical])
    #expect(
      outcome.errors == """
        w8log: "a" is not formatted: line 2 belongs to no day; write its day above it, then sort again

        """)
    // A pipe that lost the log would lose it in an editor too.
    world.standardInput = Array(log.utf8)
    #expect(world.run("fmt", "--sort", "-").output == log)
  }

  @Test func bytesThatAreNotUTF8Stay() {
    var world = FakeWorld()
    world.files["a"] = Array("unit kg\n3 Sat 82.1 > caf".utf8) + [0xE9, 0x0A]
    let outcome = world.run("fmt", "--diff", "a")
    #expect(outcome.code == .success)
    #expect(outcome.output.hasSuffix("\n 3 Sat 82.1 > caf\u{FFFD}\n"))
  }

  @Test func theGravestCodeCounts() {
    var world = FakeWorld(["a": messy, "b": messy])
    world.writeFailures["b"] = .notWritable(path: "b")
    let outcome = world.run("fmt", "nowhere", "b", "a")
    #expect(outcome.code == .unreadable)
    #expect(outcome.written == ["a": canonical])
    #expect(outcome.errors.contains("nowhere"))
    #expect(outcome.errors.contains("no permission to write"))
    #expect(world.run("fmt", "--check", "nowhere", "a").code == .unreadable)
  }
}
