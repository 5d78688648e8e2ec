import JSON
import W8Text

/// The history of an exercise as a chart on a terminal.
struct TrainingChartReport: Report {
  private let chart: TrainingChart
  private let size: ChartSize
  private let marks: ChartMarks

  init(_ history: HistoryReport, _ invocation: Invocation) {
    chart = TrainingChart(history)
    size = ChartSize(invocation)
    marks = ChartMarks(variable: invocation.environment.variable)
  }

  var emptiness: String? { chart.emptiness }

  func text(_ page: Page) -> String {
    TerminalTrainingChart(chart, size: size, style: page.style, marks: marks).text
  }

  /// Not shown: a chart goes with no other format.
  var document: Document { Document([:]) }
}

extension TrainingChart {
  /// What is said where nothing can be drawn; nil where something can.
  var emptiness: String? {
    panels.isEmpty ? "no loads of \(inQuotes(exercise)) to draw" : nil
  }
}
