extension Command {
  static let trend = Command(
    name: "trend",
    summary: "show weight, average and slope day by day",
    operands: "[FILE|FOLDER|-]…",
    detail: """
      One row for each day with a weight. Avg is the moving average after the day, Avg/week how much
      it changes in seven days at the pace since the day before. In csv, tsv and json the slope is
      that of one day. Choosing days changes no figure; --span does.
      """,
    options: .rows + [.span, .trendRange] + [Option].order + Selection.options,
    exitCodes: ExitCode.ofReports,
    examples: [
      "w8log trend log.w8log",
      "w8log trend --range quarter --span 10 log.w8log",
      "w8log trend -p 2026-Q1 --format csv log.w8log > trend.csv",
    ],
    run: { invocation throws(Failure) in
      try invocation.show { (log) throws(Failure) in try TrendReport(log, invocation) }
    })
}

/// The options of `trend`.
extension Option {
  static let span = Option(
    name: "--span", value: .span, summary: "the days of the average", initial: "the log's own")
  static let trendRange = Option.choice(
    "--range", TrendRange.self, "the last 7, 30, 91, 182 or 365 days up to today", initial: .all)
}
