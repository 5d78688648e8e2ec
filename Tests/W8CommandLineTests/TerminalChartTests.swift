import Testing
import W8TestSupport

@testable import W8CommandLine
@testable import W8Reports

@Suite struct TerminalChartTests {
  @Test func aChartHasAxesMarksAndALegend() {
    let outcome = FakeWorld(["a": smallLog]).run("trend", "--chart", "a")
    #expect(
      outcome.output == """
        20 January 2026 to 3 February 2026: 80.0 → 80.4 kg, average ↑ 0.3 kg
          kg
        81.0 ┤     •                               •
             │
             │
        80.8 ┤
             │
             │
        80.6 ┤
             │
        80.4 ┤
             │                             ⢀⣀⣀⣀⣀⡠⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤•
             │        ⢀⣀⣀⣀⣀⡠⠤⠤⠤⠤⠤⠒⠒⠒⠒⠒⠉⠉⠉⠉⠉⠁       •
        80.2 ┤    ⢀⠎⠉⠉⠁
             │   ⡰⠁
             │ ⢀⠎
        80.0 ┤•⠁
             └─────┬──────────┬─────────┬──────────┬─────────┬──────────┬─────────┬─────
              21 Jan 2026  23 Jan    25 Jan     27 Jan    29 Jan     31 Jan     2 Feb

        • weigh-in   ⣀⠤⠒⠉ moving average, 7 days
        no forecast yet: it needs 7 weigh-ins over 14 days (so far 4 over 14 days)

        """)
    #expect(outcome.errors == "")
    #expect(outcome.code == .success)
  }

  /// A terminal without UTF-8 gets ASCII only, in the size that it has.
  @Test func aPoorTerminalGetsLetters() {
    var world = FakeWorld(["a": smallLog])
    world.variables = ["TERM": "linux", "LANG": "de_DE.UTF-8", "NO_COLOR": "1"]
    world.terminals = [.input, .output]
    (world.width, world.height) = (44, 14)
    let outcome = world.run("trend", "--chart", "a")
    #expect(
      outcome.output == """
        20 January 2026 to 3 February 2026: 80.0 to
        80.4 kg, average up 0.3 kg
          kg
        81.0 +   o               o
             |
             |
        80.5 +           **************************o
             |  *********        o
        80.0 +o*
             +----------------+-----------------+---
                         26 Jan 2026          2 Feb

        o weigh-in   ** moving average, 7 days
        no forecast yet: it needs 7 weigh-ins over
        14 days (so far 4 over 14 days)

        """)
  }

  @Test func goalForecastAndMilestonesAreDrawn() {
    let outcome = FakeWorld(["a": canonicalLog]).run("trend", "--chart", "a")
    #expect(outcome.output.contains("80 ┤┈┈┈"))
    #expect(outcome.output.contains("•┈★⠁"))
    #expect(outcome.output.contains("┈ 80.0\n"))
    #expect(outcome.output.contains("╌╌╌ goal\n"))
    #expect(
      outcome.output.hasSuffix(
        """
        • weigh-in   ⣀⠤⠒⠉ moving average, 7 days
        ⠁⢀⠁⢀ expected 78.4–81.8 kg on 4 March 2026 (80 % likely)
        ╌╌ goal 78.0 kg by 1 June 2026   ★ crossed
        ┈┈ milestone: 80.0 kg "Under eighty"

        """))
  }

  /// 80 was crossed on 4 February, which is not shown, and no forecast starts at another day than the last.
  @Test func theLegendNamesOnlyWhatIsDrawn() {
    let world = FakeWorld(["a": canonicalLog])
    let output = world.run("trend", "--chart", "--until", "2026-02-03", "a").output
    #expect(output.contains("milestone: 80.0 kg") && !output.contains("★"), "\(output)")
    #expect(!output.contains("expected"))
  }

  @Test func colorsOnlyRepeatWhatTheMarksSay() {
    var world = FakeWorld(["a": canonicalLog])
    world.terminals = [.input, .output]
    let colored = world.run("trend", "--chart", "a").output
    #expect(colored.contains("\u{1B}[36m"))
    let plain = colored.replacing(/\u{1B}\[[0-9]+m/, with: "")
    #expect(world.run("trend", "--chart", "--color", "never", "a").output == plain)
    world.variables["NO_COLOR"] = "1"
    #expect(world.run("trend", "--chart", "a").output == plain)
  }

  @Test func aFarGoalIsNamedInsteadOfDrawn() {
    let days = "# 2026-01\n01 100\n02 99.5\n"
    let output = FakeWorld(["a": "goal 60\n" + days]).run("trend", "--chart", "a").output
    #expect(output.contains("goal 60.0 kg, below the chart\n"))
    #expect(!output.contains("╌ goal"))
    let other = FakeWorld(["a": "goal 140\n" + days]).run("trend", "--chart", "a").output
    #expect(other.contains("goal 140.0 kg, above the chart\n"))
  }

  @Test func tooManyMilestonesAreCountedInstead() {
    let log = "goal 90\nmilestone every:0.5\n\n# 2026-01\n01 100\n02 91\n"
    let output = FakeWorld(["a": log]).run("trend", "--chart", "a").output
    // From 99.5 to 90.5 in steps of a half: 19, the goal is none of them.
    #expect(output.contains("19 milestones in range, too many to draw; see `w8log milestones`"))
    #expect(!output.contains("┈"))
  }

  @Test func withoutADayThereIsNothingToDraw() {
    let outcome = FakeWorld(["a": "unit kg\n"]).run("trend", "--chart", "a")
    #expect(outcome.output == "")
    #expect(outcome.errors == "no days with a weight to show in \"a\"\n")
    #expect(outcome.code == .success)
  }

  @Test func oneDayIsOneMark() {
    let output = FakeWorld(["a": "# 2026-01\n05 80\n"]).run("trend", "--chart", "a").output
    #expect(output.hasPrefix("5 January 2026: 80.0 kg\n"))
    #expect(output.split(separator: "\n").dropLast(2).joined().filter { $0 == "•" }.count == 1)
    #expect(output.contains("5 Jan 2026"))
  }

  @Test func aNarrowTerminalIsToldSo() {
    var world = FakeWorld(["a": smallLog])
    world.terminals = [.input, .output]
    world.width = 39
    let output = world.run("trend", "--chart", "--color", "never", "a").output
    #expect(output.hasSuffix("a chart needs 40 columns; make the\nterminal wider\n"))
  }

  @Test(arguments: ["json", "csv", "tsv", "md"])
  func aChartIsNoTable(format: String) {
    let outcome = FakeWorld(["a": smallLog]).run("trend", "--chart", "-O", format, "a")
    #expect(outcome.code == .usage)
    #expect(
      outcome.errors
        == "w8log: --chart and --format \(format) cannot be combined; remove one\n")
    #expect(FakeWorld(["a": smallLog]).run("trend", "--chart", "-O", "text", "a").code == .success)
  }

  /// Whatever the log, the unit, the days and the terminal: no line is wider than it.
  @Test(arguments: 0..<60)
  func noLineIsWiderThanTheTerminal(seed: UInt64) {
    var random = RandomLog(seed: seed)
    let days = random.one(of: 0, 1, 2, 9, 40, 400)
    var world = FakeWorld(["a": random.log(days: days) + "goal \(random.number(in: 40...140))\n"])
    world.terminals = [.input, .output]
    let width = random.number(in: 40...200)
    (world.width, world.height) = (width, random.number(in: 1...80))
    world.variables["TERM"] = random.one(of: "linux", "xterm")
    let outcome = world.run(
      "trend", "--chart", "--lenient", "--color", "never", "--unit",
      random.one(of: "kg", "lb", "st"), "--since",
      random.one(of: "2000-01-01", "2000-01-01", "-364d", "-6d"), "--span",
      String(random.number(in: 1...30)), "--today", "2020-06-01", "a")
    #expect(outcome.code == .success)
    #expect(outcome.output.split(separator: "\n").allSatisfy { displayWidth($0) <= width })
    if days > 0, outcome.output.isEmpty { #expect(outcome.errors.contains("no days")) }
  }
}
