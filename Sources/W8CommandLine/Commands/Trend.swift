import W8Engine
import W8Lint
import W8Reports

extension Command {
  static let trend = Command(
    name: "trend",
    summary: "show weight, average and slope day by day",
    detail: """
      One row for each day with a weight. Avg is the moving average after the day, Avg/week how much
      it changes in seven days at the pace since the day before. In csv, tsv and json the slope is
      that of one day. Choosing days changes no figure; --span does. --of fat shows what stands behind
      weights as fat:18.6% in the same way, and so for waist, sleep and what `metric` lines declare.

      --chart draws weigh-ins, average, goal, milestones and where Holt's trend leads, at most to the
      goal, to its date, and over a fourth of the width. --svg writes the same as a file whose ids
      follow from the data: entry-2026-01-03 (with -2 for a second weigh-in of that day),
      average-2026-01-03, forecast-2026-03-01, goal, milestone-80. Of more than 400 weigh-ins those
      that no pointer tells apart have no id. `w8log page` has a chart to move about in.
      """,
    options: .weightRows + [.measurement, .span, .trendRange, .chart, .svg] + [Option].order
      + .selection,
    examples: [
      "w8log trend log.w8log",
      "w8log trend --range quarter --span 10 log.w8log",
      "w8log trend --chart --range year log.w8log",
      "w8log trend --svg trend.svg log.w8log",
      "w8log trend --of fat --chart log.w8log",
      "w8log trend -p 2026-Q1 --format csv log.w8log > trend.csv",
    ],
    run: { invocation throws(Failure) in
      let arguments = invocation.arguments
      let span = arguments.value(of: .span).flatMap(parseSpan)
      let range = arguments.choice(of: .trendRange, TrendRange.self)
      func measured(_ log: OpenedLog) throws(ArgumentError) -> MeasuredLogbook {
        try invocation.measured(of: log).averaging(over: span)
      }
      func narrowed(_ reports: LogReports) -> LogReports {
        reports.narrowed(to: range?.days(today: reports.settings.today))
      }
      if let path = arguments.value(of: .svg) {
        return try invocation.writePicture(to: path) { (reports) throws(ArgumentError) in
          narrowed(reports).trendPicture(of: try measured(reports.log))
        }
      }
      let screen = arguments.has(.chart) ? invocation.chartScreen : nil
      if screen != nil { try invocation.requireChart() }
      try arguments.refuse(.measurement, beside: .unit)
      return try invocation.show(measured) { (reports, measured) throws(Failure) in
        let reports = narrowed(reports)
        return screen.map { reports.trendChart(of: measured, on: $0) }
          ?? reports.trend(of: measured)
      }
    })
}

extension Option {
  static let span = Option(
    name: "--span", value: .span, summary: "the days of the average", initial: "the log's own")
  static let trendRange = Option.choice(
    "--range", TrendRange.self, "the last 7, 30, 91, 182 or 365 days up to today", initial: .all)
}

/// How far back from today a trend goes.
enum TrendRange: String, CaseIterable {
  case week, month, quarter
  case halfYear = "half-year"
  case year, all

  /// The days of the range, the last of them today; nil when it has neither beginning nor end.
  func days(today: CivilDate) -> ClosedRange<CivilDate>? {
    dayCount.map { (today.adding(days: 1 - $0) ?? .first)...today }
  }

  /// How many days it has, today included.
  private var dayCount: Int? {
    switch self {
    case .week: 7
    case .month: 30
    case .quarter: 91
    case .halfYear: 182
    case .year: 365
    case .all: nil
    }
  }
}
