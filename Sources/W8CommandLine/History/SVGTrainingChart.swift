import Primitives
import W8Engine

/// A chart of an exercise as an SVG file: the same bytes for the same data.
///
/// Ids follow from the data: `e1rm-iron` and `volume-iron` are the lines of a gym, `e1rm-iron-2026-01-03` is a
/// session there (with `-2` for a second one on that day).
struct SVGTrainingChart {
  private let chart: TrainingChart

  private static let firstTop = 112.0
  private static let gap = 78.0
  private static let bottom = 440.0
  private static let mostWeights = 5
  /// With more sessions at a gym, of those that share the width of a mark the least and the greatest are drawn.
  private static let mostMarks = 150
  private static let markWidth = 8.0

  init(_ chart: TrainingChart) {
    self.chart = chart
  }

  /// The whole file.
  var text: String {
    svgDocument(title: chart.heading, story: chart.story.isEmpty ? "Nothing to draw." : chart.story)
    { svg in
      guard let dates = chart.dates else { return }
      let panels = chart.panels
      let gaps = Self.gap * Double(panels.count - 1)
      let height = (Self.bottom - Self.firstTop - gaps) / Double(panels.count)
      for (index, panel) in panels.enumerated() {
        let top = Self.firstTop + Double(index) * (height + Self.gap)
        draw(panel, dates, top...(top + height), on: &svg)
      }
      drawLegend(on: &svg)
    }
  }

  private func draw(
    _ panel: TrainingPanel, _ dates: ClosedRange<CivilDate>, _ field: ClosedRange<Double>,
    on svg: inout SVGWriter
  ) {
    guard let kilograms = chart.kilograms(of: panel) else { return }
    let canvas = SVGCanvas(
      over: dates, kilograms, .bodyWeight(in: chart.unit), names: [], field: field,
      mostWeights: Self.mostWeights)
    canvas.drawAxes(id: "axes-\(panel.rawValue)", on: &svg)
    svg.element(
      "text", ["x": "72", "y": .number(field.lowerBound - 14)], content: panel.title)
    for (index, line) in chart.lines.enumerated() {
      let id = "\(panel.rawValue)-\(line.gym.text)"
      let all = line.points(of: panel)
      let isDense = all.count > Self.mostMarks
      let points =
        isDense
        ? extremes(of: all) { (canvas.column(of: $0.date, width: Self.markWidth), $0.kilograms) }
        : all
      svg.element(
        "polyline",
        [
          "id": "\(id)", "class": "line gym-\(line.color.rawValue) dash-\(index % 4)",
          "points": svgPoints(points.map { (canvas.x(of: $0.date), canvas.y(of: $0.kilograms)) }),
        ])
      drawMarks(points, of: line, index, panel, canvas, on: &svg)
    }
  }

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

  /// A circle, a square, a triangle or a diamond: colours are not all that tells gyms apart.
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

  private func drawLegend(on svg: inout SVGWriter) {
    svg.group("g", ["id": "legend"]) { svg in
      var (x, y) = (24.0, 496.0)
      for (index, line) in chart.lines.enumerated() {
        let width = Double(displayWidth(line.name)) * SVGCanvas.characterWidth + 44
        if x > 24, x + width > SVGCanvas.width { (x, y) = (24, y + 22) }
        svg.element(
          "path",
          [
            "class": "mark gym-\(line.color.rawValue)", "d": "\(mark(index, at: x + 6, y - 4.5))",
          ])
        svg.element("text", ["x": .number(x + 18), "y": .number(y)], content: line.name)
        x += width
      }
    }
  }
}
