extension Command {
  static let today = Command(
    name: "today",
    aliases: ["status"],
    summary: "show where things stand: weight, trend, goal, streak, last session",
    operands: "[FILE|FOLDER|-]…",
    detail: """
      The trend is the moving average after the last weight, and the pace that of Holt's linear
      trend. The streak counts the days with a weight in a row up to today or yesterday.
      """,
    options: .page,
    exitCodes: ExitCode.ofReports,
    examples: ["w8log today log.w8log", "w8log status --today 2026-02-10 log.w8log"],
    run: { invocation throws(Failure) in
      try invocation.show { (log) throws(Failure) in try TodayReport(log, invocation) }
    })
}
