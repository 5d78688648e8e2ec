import W8Engine

/// A chart of weights as an SVG file: the same bytes for the same data.
///
/// Ids follow from the data. `entry-2026-01-05` is the first counted weigh-in of its day and
/// `entry-2026-01-05-2` the second, whatever is selected; `average-…` is a day, `forecast-…` a day to
/// come, `milestone-80` a weight in the unit of the log, `crossing-milestone-80` the day on which it
/// was crossed. `average`, `forecast` and `goal` are the lines.
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
    var svg = SVGWriter()
    svg.raw(#"<?xml version="1.0" encoding="UTF-8"?>"#)
    let (width, height) = (svgNumber(SVGCanvas.width), svgNumber(SVGCanvas.height))
    svg.group(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": "\(width)", "height": "\(height)",
        "viewBox": "0 0 \(width) \(height)", "role": "img",
        "aria-labelledby": "title description", "xml:lang": "en",
      ]
    ) { svg in
      svg.element("title", ["id": "title"], content: words.title)
      svg.element("desc", ["id": "description"], content: words.story)
      svg.group("style", [:]) { $0.raw(SVGStyle.sheet) }
      svg.element("rect", ["class": "background", "width": "100%", "height": "100%"])
      svg.element("text", ["class": "heading", "x": "24", "y": "36"], content: words.title)
      draw(on: &svg)
    }
    return svg.text
  }

  private func draw(on svg: inout SVGWriter) {
    guard let dates = chart.dates, let kilograms = chart.kilograms else {
      svg.element("text", ["x": "24", "y": "60"], content: words.story)
      return
    }
    svg.element("text", ["class": "faint", "x": "24", "y": "60"], content: words.summary)
    let canvas = SVGCanvas(over: dates, kilograms, in: chart.unit)
    let layers = SVGLayers(chart: chart, words: words, logUnit: logUnit, canvas: canvas)
    let milestones = layers.milestones
    canvas.drawAxes(on: &svg)
    layers.drawLevels(milestones, on: &svg)
    layers.drawEntries(on: &svg)
    layers.drawAverage(on: &svg)
    layers.drawForecast(on: &svg)
    layers.drawCrossings(milestones, on: &svg)
    SVGLegend(chart, words, milestones: milestones.map(\.milestone)).draw(on: &svg)
  }
}
