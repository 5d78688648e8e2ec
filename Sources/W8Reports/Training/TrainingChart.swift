import JSON
import Primitives
import W8Engine
import W8Text

/// What a picture of an exercise shows, whatever it is drawn with: for each gym a line of what its sessions came to.
struct TrainingChart {
  /// The name of the exercise.
  let exercise: String
  /// The unit of loads, a kilogram or a pound.
  let unit: MassUnit
  /// A line for each gym, the gym used last first.
  let lines: [TrainingLine]

  init(_ report: HistoryReport) {
    exercise = visible(report.history.name)
    unit = report.unit
    lines = report.branches.map { TrainingLine($0, color: report.color(of: $0.branch.gym)) }
  }

  /// What there is to draw.
  var panels: [TrainingPanel] {
    TrainingPanel.allCases.filter { panel in lines.contains { !$0.points(of: panel).isEmpty } }
  }

  /// What is drawn, gym by gym: loads of different gyms, drawn over each other, are a knot.
  fileprivate var fields: [TrainingField] {
    lines.indices.flatMap { line in
      let panels = TrainingPanel.allCases.filter { !lines[line].points(of: $0).isEmpty }
      return panels.compactMap { panel in
        lines[line].kilograms(of: panel).map {
          TrainingField(line: line, panel: panel, kilograms: $0, isFirst: panel == panels.first)
        }
      }
    }
  }

  /// The first and the last day drawn; nil without anything to draw.
  var dates: ClosedRange<CivilDate>? {
    let dates = panels.flatMap { panel in lines.flatMap { $0.points(of: panel).map { $0.date } } }
    guard let first = dates.min(), let last = dates.max() else { return nil }
    return first...last
  }

  /// `Squat, 3 January 2026 to 10 January 2026`
  var heading: String {
    dates.map { "\(exercise), \($0.words)" } ?? exercise
  }

  /// The story for those who do not see it: each gym with its first, last and greatest value.
  var story: String {
    let sentences = panels.flatMap { panel in
      lines.compactMap { line -> String? in
        let points = line.points(of: panel)
        guard let first = points.first, let last = points.last,
          let most = points.max(by: { $0.kilograms < $1.kilograms })
        else { return nil }
        return "\(panel.title) at \(line.name): \(text(first.kilograms)) on \(first.date.words), "
          + "\(text(last.kilograms)) on \(last.date.words), highest \(text(most.kilograms)) on "
          + "\(most.date.words)."
      }
    }
    return sentences.joined(separator: " ")
  }

  /// A value with its unit.
  func text(_ kilograms: Double) -> String { massText(kilograms: kilograms, in: unit) }
}

/// What is drawn of an exercise, each in a field of its own.
enum TrainingPanel: String, CaseIterable {
  case oneRepetitionMaximum = "e1rm"
  case volume

  /// The text above the field.
  var title: String { self == .volume ? "Volume" : "e1RM (Epley)" }
}

/// One field of the chart: what is drawn of the line of a gym.
private struct TrainingField {
  /// The index of the line.
  let line: Int
  let panel: TrainingPanel
  /// The least and the greatest value.
  let kilograms: ClosedRange<Double>
  /// Whether it is the first of its gym.
  let isFirst: Bool
}

/// What the sessions at one gym came to.
struct TrainingLine {
  let gym: GymID
  /// The gym as the log writes it, with its name.
  let name: String
  /// The color that the log gives it.
  let color: GymColor
  private let sessions: [(date: CivilDate, figures: TrainingFigures)]

  fileprivate init(_ shown: GymSessions, color: GymColor) {
    gym = shown.branch.gym
    name = visible([shown.spelling, shown.name].compactMap { $0 }.joined(separator: " "))
    self.color = color
    // The page may show the newest first.
    sessions = shown.sessions.map { ($0.session.date, $0.figures) }.sorted { $0.date < $1.date }
  }

  /// The least and the greatest value of a panel; nil where there is none.
  func kilograms(of panel: TrainingPanel) -> ClosedRange<Double>? {
    let all = points(of: panel).map { $0.kilograms }
    guard let least = all.min(), let most = all.max() else { return nil }
    // Equal values are a line in the middle of a few kilograms.
    let missing = max(4 - (most - least), 0) / 2
    return (least - missing)...(most + missing)
  }

  /// The sessions that have a value, ascending.
  func points(of panel: TrainingPanel) -> [(date: CivilDate, kilograms: Double)] {
    sessions.compactMap { date, figures in
      let value =
        switch panel {
        case .oneRepetitionMaximum: figures.epleyKilograms
        case .volume: figures.volumeKilograms
        }
      return value.flatMap { $0 > 0 ? (date, $0) : nil }
    }
  }
}

extension TrainingChart {
  /// The message if nothing can be drawn; nil where something can.
  var emptiness: String? {
    panels.isEmpty ? "no loads of \(inQuotes(exercise)) to draw" : nil
  }
}

/// A chart of an exercise as an SVG file: the same bytes for the same data.
///
/// Ids follow from the data: `e1rm-iron` and `volume-iron` are the lines of a gym, `e1rm-iron-2026-01-03` is a
/// session there (with `-2` for a second one on that day).
struct SVGTrainingChart {
  private let chart: TrainingChart

  private static let fieldHeight = 120.0
  private static let mostWeights = 5
  /// With more sessions at a gym, of those that share the width of a mark the least and the greatest are drawn.
  private static let mostMarks = 150
  private static let markWidth = 8.0

  /// One width at the side, so that a day stands in the same column of all fields.
  private let side: Double

  init(_ chart: TrainingChart) {
    self.chart = chart
    side =
      chart.fields.map {
        WeightAxis(over: $0.kilograms, in: chart.unit, mostTicks: Self.mostWeights).side
      }.max() ?? 0
  }

  var text: String {
    svgDocument(title: chart.heading, story: chart.story.isEmpty ? "Nothing to draw." : chart.story)
    { svg, top in
      guard let dates = chart.dates else { return top }
      var bottom = top
      for field in chart.fields {
        if field.isFirst { bottom = drawName(ofLine: field.line, from: bottom, on: &svg) }
        bottom = draw(field, dates, from: bottom, on: &svg)
      }
      return bottom
    }
  }

  /// Draws one field of a gym below `top`; says where it ends.
  private func draw(
    _ field: TrainingField, _ dates: ClosedRange<CivilDate>, from top: Double,
    on svg: inout SVGWriter
  ) -> Double {
    let (line, panel) = (chart.lines[field.line], field.panel)
    let all = line.points(of: panel)
    let start = top + SVGCanvas.head + Self.titleGap
    let canvas = SVGCanvas(
      over: dates, field.kilograms, .bodyWeight(in: chart.unit), names: [],
      field: start...(start + Self.fieldHeight), mostWeights: Self.mostWeights, leastSide: side)
    let id = "\(panel.rawValue)-\(line.gym.text)"
    canvas.drawAxes(id: "axes-\(id)", on: &svg)
    canvas.drawTitle(panel.title, on: &svg)
    let color = "gym-\(line.color.rawValue)"
    canvas.drawLine(
      through: all, width: all.count > Self.mostMarks ? Self.markWidth : 1,
      (id: id, class: "line \(color)"), gaps: (id: "pauses-\(id)", class: "line-gap \(color)"),
      on: &svg)
    let points = canvas.thinned(all, most: Self.mostMarks, width: Self.markWidth) { $0 }
    drawMarks(points, of: line, field.line, panel, canvas, on: &svg)
    return start + Self.fieldHeight + SVGCanvas.base
  }

  private static let titleGap = 6.0

  private func drawMarks(
    _ points: [(date: CivilDate, kilograms: Double)], of line: TrainingLine, _ index: Int,
    _ panel: TrainingPanel, _ canvas: SVGCanvas, on svg: inout SVGWriter
  ) {
    var counts: [CivilDate: Int] = [:]
    for point in points {
      counts[point.date, default: 0] += 1
      let number = counts[point.date].flatMap { $0 > 1 ? "-\($0)" : nil } ?? ""
      svg.element(
        "path",
        [
          "id": "\(panel.rawValue)-\(line.gym.text)-\(point.date)\(number)",
          "class": "mark gym-\(line.color.rawValue)",
          "d": "\(mark(index, at: canvas.x(of: point.date), canvas.y(of: point.kilograms)))",
        ],
        title: "\(point.date.words), \(line.name): \(panel.title) \(chart.text(point.kilograms))")
    }
  }

  /// A circle, a square, a triangle or a diamond: colors are not all that tells gyms apart.
  private func mark(_ index: Int, at x: Double, _ y: Double) -> String {
    func path(_ corners: [(Double, Double)]) -> String {
      "M"
        + corners.map { "\(svgNumber(x + $0.0)) \(svgNumber(y + $0.1))" }.joined(separator: "L")
        + "Z"
    }
    switch index % 4 {
    case 0: return "M\(svgNumber(x - 4)) \(svgNumber(y))a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z"
    case 1: return path([(-3.5, -3.5), (3.5, -3.5), (3.5, 3.5), (-3.5, 3.5)])
    case 2: return path([(0, -5), (4.5, 4), (-4.5, 4)])
    default: return path([(0, -5.5), (5.5, 0), (0, 5.5), (-5.5, 0)])
    }
  }

  /// Draws the mark of a gym with its name below `top`; says where it ends.
  private func drawName(
    ofLine index: Int, from top: Double, on svg: inout SVGWriter
  ) -> Double {
    let line = chart.lines[index]
    let y = top + SVGCanvas.textHeight + 8
    svg.element(
      "path",
      [
        "class": "mark gym-\(line.color.rawValue)",
        "d": "\(mark(index, at: SVGCanvas.margin + 6, y - 5))",
      ])
    let most = Int((SVGCanvas.width - 3 * SVGCanvas.margin) / SVGCanvas.characterWidth)
    let name = displayWidth(line.name) > most ? line.name.prefix(most - 1) + "…" : line.name[...]
    svg.text(String(name), at: (SVGCanvas.margin + 20, y))
    return y
  }
}

/// A chart of an exercise on a terminal: a field below the other for each panel, and a legend.
struct TerminalTrainingChart {
  let chart: TrainingChart
  let screen: ChartScreen
  let style: Style
  private var marks: ChartMarks { screen.marks }

  /// A field has this many rows at least and at most, whatever the terminal has.
  private static let rows = 5...24
  /// There is a round weight for every so many rows, and where there are few one for each.
  private static let rowsPerTick = 2
  private static let leastTicks = 5
  /// A title, the unit, and two lines at the foot stand around each field.
  private static let linesAround = 4

  /// The lines of the chart, none wider than the terminal.
  var text: String {
    screen.text(under: chart.heading, style, lines)
  }

  private func lines(under heading: [String]) -> [String]? {
    guard let dates = chart.dates else { return nil }
    let fields = chart.fields
    let gyms = Set(fields.map { $0.line }).count
    let share = (screen.lines - heading.count - gyms) / fields.count - Self.linesAround
    let rows = min(max(share, Self.rows.lowerBound), Self.rows.upperBound)
    let most = max(rows / Self.rowsPerTick + 1, Self.leastTicks)
    let axes = fields.map { WeightAxis(over: $0.kilograms, in: chart.unit, mostTicks: most) }
    // One width at the side, so that a day stands in the same column of all fields.
    let side = axes.flatMap { $0.ticks.map { $0.label.utf8.count } }.reduce(2, max)
    return zip(fields, axes).flatMap { field, weights in
      let plot = ChartPlot(
        of: chart.lines[field.line].points(of: field.panel), series: field.line,
        DateAxis(over: dates), weights, columns: screen.columns - side - 2, rows: rows,
        marks: marks)
      return (field.isFirst ? name(ofLine: field.line) : []) + [field.panel.title]
        + ChartFrame(plot: plot, side: side, style: style).lines(symbol: chart.unit.symbol)
    }
  }

  /// The mark of a gym with its name.
  private func name(ofLine index: Int) -> [String] {
    let sample = style.paint(String(marks.point(ofSeries: index)), .series(index))
    return wrap(chart.lines[index].name, width: screen.columns - 2).enumerated().map {
      index, text in
      (index == 0 ? sample + " " : "  ") + text
    }
  }
}

extension Style.Part {
  /// The line at `index`; marks of their own tell more lines apart than there are colors.
  static func series(_ index: Int) -> Style.Part {
    let parts: [Style.Part] = [.information, .warning, .goal, .strong]
    return parts[index % parts.count]
  }
}
