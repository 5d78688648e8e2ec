import Testing
import W8CommandLine

/// Every report answers, whatever the numbers of a log are.
@Suite struct ExtremeLogTests {
  private static let logs = [
    """
    unit st
    goal 9999st13.999 by:9999-12-31 from:0001-01-01 band:0
    milestone every:0.001
    trend span:999 start:99999999

    # 0001-01
    01 0
        Squat: 9999x9999 9999kg, 999999999x999999999 999999999
        Row: 9999x9999999999km 99:59:59 @10, 3x0 bw-9999
    02 9999.999
    # 9999-12
    31 23:59 9999999999999999999.999
        Squat: 0! 0, 1 99999lvl
    """,
    "goal 0\nmilestone 0\n# 9999-12\n" + (1...31).map { "\($0 < 10 ? "0" : "")\($0) 0\n" }.joined(),
    "# 0001-01\n" + (1...31).map { "\($0 < 10 ? "0" : "")\($0) \($0 * 300)\n" }.joined(),
  ]

  @Test(
    arguments: [
      ["log"], ["trend"], ["trend", "--chart"], ["trend", "--svg", "-"], ["report"],
      ["report", "--by", "day"], ["report", "--by", "year"], ["today"], ["goal"],
      ["milestones"], ["gyms"], ["exercises"], ["exercises", "--groups"],
      ["report", "--groups", "--by", "day"], ["tags"], ["notes"], ["stats"],
      ["export", "--to", "json"],
    ])
  func everyReportAnswers(command: [String]) {
    for log in Self.logs {
      for today in ["0001-01-01", "2026-01-01", "9999-12-31"] {
        let outcome = FakeWorld(["a": log]).run(
          arguments: command + ["--lenient", "--today", today, "a"])
        #expect([.success, .badData].contains(outcome.code), "\(outcome.errors)")
      }
    }
  }
}
