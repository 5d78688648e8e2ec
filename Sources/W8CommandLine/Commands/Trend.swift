import W8Reports

extension Command {
  static let trend = Command(
    name: "trend",
    summary: "show weight and average day by day, or as a chart",
    detail: """
      Shows a row for each day with a weight. Avg is the moving average on that day. Pace is its change
      per week over the last four weeks. Filters hide rows and never change averages; --span changes
      averages. --of shows a measurement, such as fat or waist, instead of the weight.

      --chart draws weigh-ins, average, goal, milestones and a forecast. --svg writes the same chart to an
      SVG file. For a chart with zoom, use `w8log page`.
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
    name: "--span", value: .span, summary: "days in the moving average", initial: "as in the log")
}
