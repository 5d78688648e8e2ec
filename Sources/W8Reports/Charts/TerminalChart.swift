import JSON
import Primitives
import W8Engine

/// A chart of weights on a terminal: a title, the field between its axes, and a legend.
struct TerminalChart {
  let chart: WeightChart
  let screen: ChartScreen
  let style: Style
  private var words: ChartWords { ChartWords(chart: chart) }
  private var marks: ChartMarks { screen.marks }

  /// A field has this many rows at least and at most, whatever the terminal has.
  private static let rows = 6...48
  /// A name at the right end of a line takes so many columns at most.
  private static let endColumns = 16
  /// There is a round weight for every so many rows, and a milestone.
  private static let rowsPerTick = 2

  /// The lines of the chart, none wider than the terminal.
  var text: String {
    screen.text(under: marks.text(words.heading), style, lines)
  }

  private func lines(under heading: [String]) -> [String]? {
    guard let dates = chart.dates, let kilograms = chart.kilograms else { return nil }
    let rows = self.rows(under: heading)
    let weights = WeightAxis(
      over: kilograms, in: chart.unit, mostTicks: rows / Self.rowsPerTick + 1)
    let milestones = shownMilestones(most: rows / Self.rowsPerTick)
    let side = weights.ticks.map { $0.label.utf8.count }.reduce(2, max)
    let ends = endNames(milestones)
    let end = ends.map { displayWidth($0.name) + 1 }.max() ?? 0
    let plot = ChartPlot(
      of: chart, milestones: milestones, DateAxis(over: dates), weights,
      columns: screen.columns - side - 2 - end, rows: rows, marks: marks)
    return ChartFrame(plot: plot, side: side, style: style)
      .lines(ends: ends, symbol: chart.quantity.symbol) + [""]
      + legend(milestones, plot.kinds, hidesWeighIns: plot.hidesWeighIns)
  }

  /// The number of rows that the field has: as many as the lines around it leave.
  private func rows(under heading: [String]) -> Int {
    let all: Set<ChartPlot.Kind> = [.milestone, .goal, .weighIn, .forecast, .average, .crossing]
    let legends = [[], chart.milestonesInSight].map { legend($0, all, hidesWeighIns: true) }
    // The unit, two lines at the foot, and a blank one.
    let others = heading.count + (legends.map { $0.count }.max() ?? 0) + 4
    return min(max(screen.lines - others, Self.rows.lowerBound), Self.rows.upperBound)
  }

  /// All that are in sight, or none where they would fill the field.
  private func shownMilestones(most: Int) -> [Milestone] {
    let all = chart.milestonesInSight
    return all.count <= most ? all : []
  }

  /// The text at the right ends of the lines, the goal last, as it hides the others.
  private func endNames(_ milestones: [Milestone]) -> [(kilograms: Double, name: String)] {
    let names =
      milestones.map { ($0.mass.kilograms, DecimalText.text($0.mass, in: chart.unit)) }
      + (chart.goal.map { [($0.weight.kilograms, goalEnd)] } ?? [])
    return names.filter { displayWidth($0.1) < Self.endColumns }
  }

  /// `goal` at its line, or where it is far away an arrow with its weight at the edge.
  private var goalEnd: String {
    guard !chart.showsGoal else { return "goal" }
    return marks.text("\(chart.isGoalBelow ? "↓" : "↑") \(words.goalName ?? "goal")")
  }

  /// The meaning of the marks of the `kinds` that are drawn, on as many lines as it takes.
  private func legend(
    _ milestones: [Milestone], _ kinds: Set<ChartPlot.Kind>, hidesWeighIns: Bool
  ) -> [String] {
    var items: [(sample: String, part: Style.Part?, text: String)] = []
    if kinds.contains(.weighIn) {
      let meeting = hidesWeighIns ? " (hidden where the average passes)" : ""
      items.append((String(marks.weighIn), nil, chart.quantity.point + meeting))
    }
    if kinds.contains(.average) {
      items.append((marks.averageSample, .average, words.averageLabel))
    }
    if let label = words.forecastLabel {
      items.append((kinds.contains(.forecast) ? marks.forecastSample : "", .forecast, label))
    }
    if let label = words.goalLabel {
      let sample = String(repeating: marks.goal, count: 2)
      items.append((kinds.contains(.goal) ? sample : "", .goal, label))
    }
    if kinds.contains(.crossing) { items.append((String(marks.crossing), .strong, "crossed")) }
    if !milestones.isEmpty {
      let sample = String(repeating: marks.milestone, count: 2)
      items.append(
        (kinds.contains(.milestone) ? sample : "", .faint, words.milestoneLabel(milestones)))
    } else if !chart.milestonesInSight.isEmpty {
      items.append(("", nil, words.milestonesLeftOut(chart.milestonesInSight.count)))
    }
    return wrapped(items.map { (sample: $0.sample, part: $0.part, text: marks.text($0.text)) })
  }

  /// The items beside each other, each whole where a line can hold it.
  private func wrapped(_ items: [(sample: String, part: Style.Part?, text: String)]) -> [String] {
    var lines: [String] = []
    var used = 0
    for item in items {
      let sample = item.sample.isEmpty ? "" : item.sample + " "
      let parts = wrap(item.text, width: screen.columns - displayWidth(sample))
      let painted = item.part.map { style.paint(sample, $0) } ?? sample
      let width = displayWidth(sample) + displayWidth(parts[0])
      if parts.count == 1, let last = lines.last, used + 3 + width <= screen.columns {
        lines[lines.count - 1] = "\(last)   \(painted)\(parts[0])"
        used += 3 + width
      } else {
        lines.append(painted + parts[0])
        lines += parts.dropFirst()
        used = parts.count == 1 ? width : screen.columns
      }
    }
    return lines
  }
}

extension Style.Part {
  static let average = Style.Part.information
  static let forecast = Style.Part.warning
}
