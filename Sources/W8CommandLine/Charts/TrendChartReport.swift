import JSON
import W8Engine

/// The trend of a log as a chart on a terminal.
struct TrendChartReport: Report {
  private let chart: WeightChart
  private let size: ChartSize
  private let marks: ChartMarks

  init(_ log: OpenedLog, _ invocation: Invocation) throws(Failure) {
    chart = try WeightChart(log, invocation, today: try invocation.today)
    size = ChartSize(invocation)
    marks = ChartMarks(variable: invocation.environment.variable)
  }

  var emptiness: String? { chart.days.isEmpty ? TrendReport.emptiness(of: chart.quantity) : nil }

  func text(_ page: Page) -> String {
    TerminalChart(chart, size: size, style: page.style, marks: marks).text
  }

  /// Not shown: a chart goes with no other format.
  var document: Document { Document([:]) }
}

extension WeightChart {
  /// The chart of what `trend` shows of a log, looked at on `today` if that is known.
  init(_ log: OpenedLog, _ invocation: Invocation, today: CivilDate?) throws(Failure) {
    let trend = try invocation.trend(of: log)
    self.init(
      trend.logbook, rows: trend.selection.rows(of: trend.logbook), trend.quantity, today: today)
  }
}

extension Invocation {
  /// Throws where `--chart` stands beside an option that means nothing to a chart.
  func requireChart() throws(Failure) {
    let format = arguments.value(of: .reportFormat) ?? ReportFormat.text.rawValue
    if format != ReportFormat.text.rawValue {
      throw .usage(.conflictingOptions("--chart", "--format \(format)"))
    }
  }
}

extension Option {
  static let chart = Option(name: "--chart", summary: "draw a chart instead of the rows")
}
