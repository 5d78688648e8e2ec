import W8Engine

/// The field of an SVG chart with its axes.
struct SVGCanvas {
  /// How wide the file is.
  static let width = 960.0
  /// How high the file is.
  static let height = 540.0
  /// Names nearer to each other than this cannot be read.
  static let lineHeight = 15.0
  /// How high the field is, where a file has a single one.
  static let plotHeight = wholeField.upperBound - wholeField.lowerBound
  private static let left = 72.0
  private static let wholeField = 104.0...424.0
  /// How wide a character is on the whole, for names that must not touch.
  static let characterWidth = 7.0
  private static let mostWeights = 9
  private let top: Double
  private let bottom: Double

  /// How wide the names at the ends of lines may be; longer ones are cut.
  private static let nameWidth = 96.0...200.0
  /// How far a name stands from the field, and from the edge.
  private static let nameGap = 8.0

  private let dates: DateAxis
  private let weights: WeightAxis
  private let symbol: String
  private let right: Double

  /// A field over `dates` and `kilograms`, which are shown as `quantity`, with room for `names` at its right;
  /// `field` is where it stands from the top.
  init(
    over dates: ClosedRange<CivilDate>, _ kilograms: ClosedRange<Double>, _ quantity: ShownQuantity,
    names: [String], field: ClosedRange<Double> = wholeField, mostWeights: Int = mostWeights
  ) {
    (top, bottom) = (field.lowerBound, field.upperBound)
    self.dates = DateAxis(over: dates)
    weights = WeightAxis(over: kilograms, in: quantity.unit, mostTicks: mostWeights)
    symbol = quantity.symbol
    let widest = names.map { Double(displayWidth($0)) * Self.characterWidth }.max() ?? 0
    let room = min(max(widest, Self.nameWidth.lowerBound), Self.nameWidth.upperBound)
    right = Self.width - 2 * Self.nameGap - room
  }

  /// The days stand a little lower, so that nothing lies on their line.
  private var foot: Double { bottom + 12 }

  /// How many columns of pixels the field has.
  var columns: Int { Int(right - Self.left) }

  /// The column of pixels, or of several of them, that a day stands in.
  func column(of date: CivilDate, width: Double = 1) -> Int {
    Int((x(of: date) - Self.left) / width)
  }

  /// Where a day stands, from the left.
  func x(of date: CivilDate) -> Double {
    Self.left + dates.share(of: date) * (right - Self.left)
  }

  /// Where a weight stands, from the top.
  func y(of kilograms: Double) -> Double {
    bottom - weights.share(of: kilograms) * (bottom - top)
  }

  /// The radius of one of `count` marks, smaller the closer they stand.
  func radius(of count: Int) -> Double {
    min(max((right - Self.left) / Double(max(count, 1)) * 0.8, 1), 4)
  }

  /// Draws the lines of round weights, and the days below.
  func drawAxes(id: String = "axes", on svg: inout SVGWriter) {
    svg.group("g", ["id": "\(id)"]) { svg in
      for tick in weights.ticks {
        let y = y(of: tick.kilograms)
        drawLine(from: (Self.left, y), to: (right, y), class: "grid", on: &svg)
        drawText(tick.label, at: (Self.left - 10, y + 4.5), class: "faint end", on: &svg)
      }
      drawText(symbol, at: (Self.left - 10, top - 14), class: "faint end", on: &svg)
      drawLine(
        from: (Self.left, foot), to: (right, foot), class: "axis", on: &svg)
      for tick in dates.ticks(fit) {
        let x = x(of: tick.date)
        drawLine(from: (x, foot), to: (x, foot + 6), class: "axis", on: &svg)
        drawText(tick.label, at: (x, foot + 22), class: "faint middle", on: &svg)
      }
    }
  }

  /// Draws a line through the whole field at the height `y`.
  func drawLevel(
    at y: Double, id: String, class name: String, title: String, on svg: inout SVGWriter
  ) {
    svg.element(
      "line",
      [
        "id": "\(id)", "class": "\(name)", "x1": .number(Self.left), "y1": .number(y),
        "x2": .number(right), "y2": .number(y),
      ], title: title)
  }

  /// Writes the name of a line behind its end, as much of it as there is room for.
  func drawName(_ name: String, at y: Double, on svg: inout SVGWriter) {
    let most = Int(Self.nameWidth.upperBound / Self.characterWidth)
    let shown = displayWidth(name) > most ? name.prefix(most - 1) + "…" : name[...]
    drawText(String(shown), at: (right + Self.nameGap, y + 4.5), class: "name", on: &svg)
  }

  private func drawText(
    _ text: String, at place: (x: Double, y: Double), class name: String, on svg: inout SVGWriter
  ) {
    svg.element(
      "text", ["class": "\(name)", "x": .number(place.x), "y": .number(place.y)], content: text)
  }

  private func drawLine(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), class name: String,
    on svg: inout SVGWriter
  ) {
    svg.element(
      "line",
      [
        "class": "\(name)", "x1": .number(start.x), "y1": .number(start.y), "x2": .number(end.x),
        "y2": .number(end.y),
      ])
  }

  private func fit(_ ticks: [DateAxis.Tick]) -> Bool {
    zip(ticks, ticks.dropFirst()).allSatisfy { tick, next in
      let widths = Double(tick.label.utf8.count + next.label.utf8.count) / 2 * Self.characterWidth
      return x(of: next.date) - x(of: tick.date) >= widths + 14
    }
  }
}

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
