import Testing
import W8CommandLine

@Suite struct PeriodChartTests {
  /// 3 × 5 × 100 kg in the fourth week; changes 0.25, 0.1 and 0.0124 as in `PeriodReportTests`. Texts take
  /// 8 + 4 + 10 + 9 columns and 4 gaps of 2, so that 41 are left for two bars and a gap: 19 each. The half of it, 9, is for
  /// 0.25; 0.1 is 3.6, and what is shown as nothing has no bar.
  @Test func barsShowChangeAndVolume() {
    let outcome = FakeWorld(["a": smallLog]).run("report", "--chart", "--by", "week", "a")
    #expect(
      outcome.output == """
        Period    Mean  Avg change                          Volume
        2026-W04  80.5       ↑ 0.2           │█████████  1500.0 kg  ███████████████████
        2026-W05  80.6       ↑ 0.1           │████
        2026-W06  80.4       – 0.0           │

        """)
    #expect(outcome.code == .success)
  }

  @Test func withoutLoadsSessionsAreShown() {
    var world = FakeWorld(["a": "# 2025-12\n30 80 @x\n31 82 @x\n# 2026-01\n01 78 @x\n"])
    world.variables["TERM"] = "linux"
    let output = world.run("report", "--chart", "--lenient", "a", "--newest-first").output
    // Averages 80, 80.5 and 79.875: up 0.5 and down 0.625.
    #expect(output.hasPrefix("Period   Mean  Avg change"))
    #expect(output.contains("2026-01  78.0    down 0.6"))
    #expect(output.contains("2025-12  81.0      up 0.5"))
    #expect(output.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func aChartIsNoTable() {
    let outcome = FakeWorld(["a": smallLog]).run("report", "--chart", "-O", "csv", "a")
    #expect(outcome.code == .usage)
    #expect(outcome.errors.contains("--chart and --format csv do not go together"))
  }
}
