import W8Analysis

extension Command {
  static let report = Command(
    name: "report",
    summary: "show what days, weeks, months, quarters or years come to",
    operands: "[FILE|FOLDER|-]…",
    detail: """
      One row for each period with an entry: entries, days weighed, first and last weight, the mean
      of the days, the change of the average, the volume (repetitions times load of working sets),
      and the sessions at each gym. A selection chooses periods; each is shown whole. Weeks are those
      of ISO 8601, from Monday to Sunday. --chart draws a bar to the left or to the right for how the
      average fell or rose, and one for the volume, or for the sessions where nothing was lifted.
      --of waist tells the same of what stands behind weights as waist:84cm, without sessions.
      """,
    options: .rows + [.measurement, .by, .fill, .chart] + [Option].order + Selection.options,
    exitCodes: ExitCode.ofReports,
    reads: ReadParts(
      [.weights, .sessions, .sets, .gyms], insteadWith: (.measurement, .measurements)),
    examples: [
      "w8log report log.w8log",
      "w8log report --by week --chart log.w8log",
      "w8log report --of waist log.w8log",
      "w8log report --by week --fill -p 2026-Q1 log.w8log",
    ],
    run: { invocation throws(Failure) in
      if invocation.arguments.has(.chart) { try invocation.requireChart() }
      return try invocation.showMeasured { (log) throws(Failure) in
        try PeriodReport(log, invocation)
      }
    })
}

/// The options of `report`.
extension Option {
  static let by = Option.choice(
    "--by", ReportPeriod.self, "how long the periods are", initial: .month)
  static let fill = Option(
    name: "--fill", summary: "show periods without entries too, between the first and the last")
}
