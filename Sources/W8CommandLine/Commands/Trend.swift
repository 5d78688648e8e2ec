import W8Reports

extension Command {
  static let trend = Command(
    name: "trend",
    summary: "show weight and average day by day, or as a chart",
    detail: """
      One row for each day with a weight. Avg is the moving average up to that day, Pace its change per
      week over the last four weeks. Filters hide rows and never change averages; --span does. --of fat
      shows measurements such as fat:18.6% in the same way; so does --of waist, sleep or your own metric.

      --chart draws weigh-ins, average, goal, milestones and a forecast. The forecast ends at the date of
      the goal at the latest and takes at most a quarter of the width. --svg writes the same chart as SVG.
      Scripts can find its elements by id: entry-2026-01-03 (with -2 for a second weigh-in of that day),
      average-2026-01-03, forecast-2026-03-01, goal, milestone-80. If there are more than 400 weigh-ins,
      those too close together for a mouse pointer have no id. For a chart with zoom, use `w8log page`.
      """,
    options: .weightRows + [.measurement, .span, .chart, .svg] + [Option].order
      + .selection,
    examples: [
      "w8log trend log.w8log",
      "w8log trend --since -90d --span 10 log.w8log",
      "w8log trend --chart --since -365d log.w8log",
      "w8log trend --svg trend.svg log.w8log",
      "w8log trend --of fat --chart log.w8log",
      "w8log trend -p 2026-Q1 --format csv log.w8log > trend.csv",
    ],
    run: { invocation throws(Failure) in
      let arguments = invocation.arguments
      let span = arguments.value(of: .span).flatMap(parseSpan)
      func measured(_ log: OpenedLog) throws(ArgumentError) -> MeasuredLogbook {
        try invocation.measured(of: log).averaging(over: span)
      }
      if let path = arguments.value(of: .svg) {
        return try invocation.writePicture(to: path) { (reports) throws(ArgumentError) in
          reports.trendPicture(of: try measured(reports.log))
        }
      }
      let screen = arguments.has(.chart) ? invocation.chartScreen : nil
      if screen != nil { try invocation.requireChart() }
      try arguments.refuse(.measurement, beside: .unit)
      return try invocation.show(measured) { (reports, measured) throws(Failure) in
        screen.map { reports.trendChart(of: measured, on: $0) } ?? reports.trend(of: measured)
      }
    })
}

extension Option {
  static let span = Option(
    name: "--span", value: .span, summary: "the days of the average", initial: "the log's own")
}
