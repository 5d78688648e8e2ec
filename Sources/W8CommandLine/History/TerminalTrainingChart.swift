import W8Engine

/// A chart of an exercise on a terminal: a field below the other for each panel, and a legend.
struct TerminalTrainingChart {
  private let chart: TrainingChart
  private let size: ChartSize
  private let style: Style
  private let marks: ChartMarks

  /// A field has this many rows at least and at most, whatever the terminal has.
  private static let rows = 5...24
  /// There is a round weight for every so many rows, and where there are few one for each.
  private static let rowsPerTick = 2
  private static let leastTicks = 5
  /// A title, the unit, and two lines at the foot stand around each field.
  private static let linesAround = 4

  init(_ chart: TrainingChart, size: ChartSize, style: Style, marks: ChartMarks) {
    self.chart = chart
    self.size = size
    self.style = style
    self.marks = marks
  }

  /// The lines of the chart, none wider than the terminal.
  var text: String {
    let heading = wrap(chart.heading, width: size.columns)
    guard size.columns >= TerminalChart.leastColumns, let dates = chart.dates else {
      let remedy = "a chart takes \(TerminalChart.leastColumns) columns; make the terminal wider"
      return lines(heading + wrap(remedy, width: size.columns))
    }
    let others = heading.count + legend.count + 1
    let share = (size.lines - others) / chart.panels.count - Self.linesAround
    let rows = min(max(share, Self.rows.lowerBound), Self.rows.upperBound)
    let axes = chart.panels.compactMap { panel in
      chart.kilograms(of: panel).map {
        let most = max(rows / Self.rowsPerTick + 1, Self.leastTicks)
        return (panel: panel, weights: WeightAxis(over: $0, in: chart.unit, mostTicks: most))
      }
    }
    // One width at the side, so that a day stands in the same column of all fields.
    let side = axes.flatMap { $0.weights.ticks.map(\.label.utf8.count) }.reduce(2, max)
    return lines(
      heading.map { style.paint($0, .strong) }
        + axes.flatMap {
          field(of: $0.panel, $0.weights, DateAxis(over: dates), side: side, rows: rows)
        } + [""] + legend)
  }

  private func field(
    of panel: TrainingPanel, _ weights: WeightAxis, _ dates: DateAxis, side: Int, rows: Int
  ) -> [String] {
    let plot = ChartPlot(
      of: chart.lines.map { $0.points(of: panel) }, dates, weights,
      columns: size.columns - side - 2, rows: rows, marks: marks)
    let frame = ChartFrame(plot: plot, weights: weights, side: side, marks: marks, style: style)
    return [panel.title] + frame.rows(ends: [], symbol: chart.unit.symbol) + frame.foot(dates)
  }

  private func lines(_ lines: [String]) -> String {
    lines.map { $0.trimmingBlanksAtEnd + "\n" }.joined()
  }

  /// Which mark is which gym.
  private var legend: [String] {
    chart.lines.enumerated().flatMap { index, line in
      let sample = style.paint(String(marks.point(ofSeries: index)), .series(index))
      return wrap(line.name, width: size.columns - 2).enumerated().map { place, text in
        (place == 0 ? sample + " " : "  ") + text
      }
    }
  }
}

extension Style.Part {
  /// The line at `index`; marks of their own tell more lines apart than there are colours.
  static func series(_ index: Int) -> Style.Part {
    let parts: [Style.Part] = [.information, .warning, .goal, .strong]
    return parts[index % parts.count]
  }
}
