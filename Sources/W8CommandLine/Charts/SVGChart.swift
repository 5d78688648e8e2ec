import W8Engine

/// A chart of weights as an SVG file: the same bytes for the same data.
///
/// Ids follow from the data. `entry-2026-01-05` is the first counted weigh-in of its day and
/// `entry-2026-01-05-2` the second, whatever is selected; `average-…` is a day, `forecast-…` a day to
/// come, `milestone-80` a weight in the unit of the log, `crossing-milestone-80` the day on which it
/// was crossed. `average`, `forecast` and `goal` are the lines. Of more weigh-ins or days than a pointer can tell
/// apart only the least and the greatest of each few pixels have marks of their own.
struct SVGChart {
  private let chart: WeightChart
  private let words: ChartWords
  private let logUnit: MassUnit

  /// A chart of a log that is kept in `logUnit`.
  init(_ chart: WeightChart, logUnit: MassUnit) {
    self.chart = chart
    self.logUnit = logUnit
    words = ChartWords(of: chart)
  }

  /// The whole file.
  var text: String {
    svgDocument(title: words.title, story: words.story) { draw(on: &$0) }
  }

  private func draw(on svg: inout SVGWriter) {
    guard let dates = chart.dates, let kilograms = chart.kilograms else {
      svg.element("text", ["x": "24", "y": "60"], content: words.story)
      return
    }
    svg.element("text", ["class": "faint", "x": "24", "y": "60"], content: words.summary)
    let milestones = SVGMilestone.all(of: chart, logUnit: logUnit)
    let canvas = SVGCanvas(
      over: dates, kilograms, chart.quantity, names: milestones.map { $0.name(in: chart.unit) })
    let layers = SVGLayers(chart: chart, words: words, canvas: canvas)
    canvas.drawAxes(on: &svg)
    layers.drawLevels(milestones, on: &svg)
    layers.drawEntries(on: &svg)
    layers.drawAverage(on: &svg)
    layers.drawForecast(on: &svg)
    layers.drawCrossings(milestones, on: &svg)
    SVGLegend(chart, words, milestones: milestones).draw(on: &svg)
  }
}
