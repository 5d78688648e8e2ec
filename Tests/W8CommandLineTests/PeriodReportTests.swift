import Testing
import W8CommandLine

@Suite struct PeriodReportTests {
  /// Figures as in `LogTests`; the fourth week of January: 80.0 and 81.0, average 80.0 → 80.25; the
  /// fifth: 80.3 and 81.0 on one day, 80.25 → 80.35.
  @Test func everyPeriodWithAnEntryIsARow() {
    let world = FakeWorld(["a": smallLog])
    #expect(
      world.run("report", "-q", "a", "-O", "tsv").output.split(separator: "\n").map(periodAndDays)
        == ["period entries daysWeighed", "2026-01 6 3", "2026-02 1 1"])
    // Without exercises there is no volume.
    let log = smallLog.replacing("    Squat:              3x5 100\n", with: "")
    let weeks = FakeWorld(["a": log]).run("report", "--by", "week", "a")
    #expect(
      weeks.output == """
        Week      Entries  Days  First  Last  Mean  Avg change  Volume  Sessions
        2026-W04        4     2   80.0  81.0  80.5       ↑ 0.2          @iron 1
        2026-W05        2     1   80.3  81.0  80.6       ↑ 0.1
        2026-W06        1     1   80.4  80.4  80.4       – 0.0          @home 1

        """)
    #expect(weeks.code == .success)
  }

  @Test func emptyPeriodsAreShownOnRequest() {
    let log = "# 2025-11\n30 80\n# 2026-02\n01 81 @x\n"
    let world = FakeWorld(["a": log])
    #expect(
      periods(world.run("report", "--fill", "a", "--format=csv"))
        == ["2025-11", "2025-12", "2026-01", "2026-02"])
    #expect(
      periods(world.run("report", "--format=csv", "--newest-first", "a")) == ["2026-02", "2025-11"])
    #expect(
      periods(world.run("report", "--by=quarter", "--format=csv", "a")) == ["2025-Q4", "2026-Q1"])
    #expect(periods(world.run("report", "--by=year", "--format=csv", "a")) == ["2025", "2026"])
    #expect(
      periods(world.run("report", "--by=day", "--format=csv", "a")) == ["2025-11-30", "2026-02-01"])
  }

  /// From 0001 to 9999 there are 521,723 weeks and 9,999 years.
  @Test func fillingHasABoundThatNamesTheRemedy() {
    let world = FakeWorld(["a": "# 0001-01\n01 80\n# 9999-12\n31 80\n"])
    let outcome = world.run("report", "--fill", "--by", "week", "--lenient", "-q", "a")
    #expect(outcome.code == .usage)
    #expect(outcome.output == "")
    #expect(
      outcome.errors == "w8log: --fill would show more than 50000 periods; "
        + "limit them with --since and --until, or use a longer --by\n")
    let years = world.run("report", "--fill", "--by=year", "--format=csv", "--lenient", "-q", "a")
    #expect(periods(years).count == 9999)
  }

  /// 81 − 80 with α = 0.25 moves the average by 0.25; the whole month is shown.
  @Test func aSelectionChoosesPeriodsAndChangesNoFigure() {
    let log = "# 2025-12\n30 80\n# 2026-01\n01 81 @x\n02 81\n"
    let outcome = FakeWorld(["a": log]).run(
      "report", "--gym", "@x", "--format", "json", "--lenient", "a")
    #expect(
      outcome.output
        == #"{"by":"month","complete":true,"leftOut":[],"of":null,"#
        + #""periods":[{"changeOfAverage":0.4375,"daysWeighed":2,"entries":2,"#
        + #""first":81,"last":81,"mean":81,"period":"2026-01","#
        + #""sessions":[{"count":1,"gym":"x"}],"volume":0}],"schema":1,"unit":"kg"}"# + "\n")
    let nothing = FakeWorld(["a": log]).run("report", "-p", "2024", "--lenient", "-q", "a")
    #expect(nothing == FakeWorld.Outcome(code: .success, askedForToday: true))
  }

  private func periodAndDays(_ line: Substring) -> String {
    line.split(separator: "\t").prefix(3).joined(separator: " ")
  }

  private func periods(_ outcome: FakeWorld.Outcome) -> [Substring] {
    outcome.output.split(separator: "\r\n").dropFirst().map { $0.prefix { $0 != "," } }
  }
}
