import JSON
import W8Engine

/// The trend of a log as a chart on a terminal.
struct TrendChartReport: Report {
  private let chart: WeightChart
  private let size: ChartSize
  private let marks: ChartMarks

  init(_ log: OpenedLog, _ invocation: Invocation) throws(Failure) {
    chart = try WeightChart(log, invocation)
    size = ChartSize(invocation)
    marks = ChartMarks(variable: invocation.environment.variable)
  }

  var emptiness: String? { chart.days.isEmpty ? TrendReport.emptiness : nil }

  func text(_ page: Page) -> String {
    TerminalChart(chart, size: size, style: page.style, marks: marks).text
  }

  /// Not shown: a chart goes with no other format.
  var document: Document { Document([:]) }
}

extension WeightChart {
  /// The chart of what `trend` shows of a log.
  init(_ log: OpenedLog, _ invocation: Invocation) throws(Failure) {
    let (logbook, selection) = try invocation.trend(of: log)
    self.init(logbook, rows: selection.rows(of: logbook), unit: invocation.unit(of: log))
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
