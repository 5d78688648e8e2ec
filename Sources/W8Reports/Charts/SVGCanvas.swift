import W8Engine

/// The field of an SVG chart with its axes.
struct SVGCanvas {
  /// The width of the file where it is shown at its full size.
  static let fullWidth = 960.0
  /// The width of the drawing, in the units of all that stands in it.
  static let width = 640.0
  /// How far text stands from the edges.
  static let margin = 14.0
  /// The height of a line of text where text is largest, and one of the heading.
  static let textHeight = 28.0
  static let headingHeight = 32.0
  /// Names nearer to each other than this cannot be read.
  static let lineHeight = 22.0
  /// The height of the field, where a file has a single one.
  static let plotHeight = 280.0
  /// The width of a character on the whole where text is largest, for names that must not touch, and one of the
  /// heading.
  static let characterWidth = 11.5
  static let headingCharacterWidth = 15.5
  /// How much of the height stands above a field, for its unit, and below, for its days.
  static let head = 40.0
  static let base = 40.0
  private static let mostWeights = 9
  private let top: Double
  private let bottom: Double

  /// How wide the names at the ends of lines may be.
  private static let nameWidth = 16.0...150.0
  static let mostNameColumns = Int(nameWidth.upperBound / characterWidth)
  /// The width of an arrow, with the gap to its name.
  static let arrowWidth = 22.0
  /// How far a name stands from the field, and from the edge.
  private static let nameGap = 6.0

  private let dates: DateAxis
  private let weights: WeightAxis
  private let symbol: String
  private let left: Double
  private let right: Double

  /// A field over `dates` and `kilograms`, which are shown as `quantity`, with room for `names` at its right, and
  /// for an arrow before one where there `isArrow`; `field` is where it stands from the top, and the
  /// weights at its left take `leastSide` at least.
  init(
    over dates: ClosedRange<CivilDate>, _ kilograms: ClosedRange<Double>,
    _ quantity: DisplayedQuantity,
    names: [String], isArrow: Bool = false, field: ClosedRange<Double>,
    mostWeights: Int = mostWeights,
    leastSide: Double = 0
  ) {
    (top, bottom) = (field.lowerBound, field.upperBound)
    self.dates = DateAxis(over: dates)
    weights = WeightAxis(over: kilograms, in: quantity.unit, mostTicks: mostWeights)
    symbol = quantity.symbol
    let arrow = isArrow ? Self.arrowWidth : 0
    let widest = names.map { Double(displayWidth($0)) * Self.characterWidth }.max() ?? 0
    let room = min(max(widest, Self.nameWidth.lowerBound), Self.nameWidth.upperBound)
    right = Self.width - 2 * Self.nameGap - room - arrow
    left = Self.margin + max(weights.side, leastSide) + Self.labelGap
  }

  /// How far a weight stands from the field.
  private static let labelGap = 6.0

  /// The days stand a little lower, so that nothing lies on their line.
  private var foot: Double { bottom + 12 }

  /// How many columns of pixels the field has.
  var columns: Int { Int(right - left) }

  /// The column of pixels, or of several of them, that a day stands in.
  private func column(of date: CivilDate, width: Double) -> Int {
    Int((x(of: date) - left) / width)
  }

  /// The position of a day, from the left.
  func x(of date: CivilDate) -> Double {
    left + dates.share(of: date) * (right - left)
  }

  /// The position of a weight, from the top.
  func y(of kilograms: Double) -> Double {
    bottom - weights.share(of: kilograms) * (bottom - top)
  }

  /// The radius of one of `count` marks, smaller the closer they stand; a few are seen from afar.
  func radius(of count: Int) -> Double {
    let share = (right - left) / Double(max(count, 1))
    return max(min(share * 0.8, 3), min(share * 0.2, 5), 1)
  }

  /// Draws the lines of round weights, and the days below.
  func drawAxes(id: String = "axes", on svg: inout SVGWriter) {
    svg.group("g", ["id": "\(id)"]) { svg in
      for tick in weights.ticks {
        let y = y(of: tick.kilograms)
        svg.line(from: (left, y), to: (right, y), class: "grid")
        svg.text(tick.label, at: (left - Self.labelGap, y + 5), class: "faint end")
      }
      svg.text(symbol, at: (left - Self.labelGap, top - 16), class: "faint end")
      svg.line(from: (left, foot), to: (right, foot), class: "axis")
      for tick in dates.ticks(fit) {
        let x = x(of: tick.date)
        svg.line(from: (x, foot), to: (x, foot + 6), class: "axis")
        svg.text(tick.label, at: (x, foot + 26), class: "faint middle")
      }
    }
  }

  /// Writes what is shown above the left end of the field.
  func drawTitle(_ title: String, on svg: inout SVGWriter) {
    svg.text(title, at: (left, top - 16), class: "title")
  }

  /// Draws a line through the whole field at the height `y`.
  func drawLevel(
    at y: Double, id: String, class name: String, title: String, on svg: inout SVGWriter
  ) {
    svg.line(from: (left, y), to: (right, y), class: name, id: id, title: title)
  }

  /// The upper or the lower edge of the field.
  func edge(down isDown: Bool) -> Double { isDown ? bottom : top }

  /// Draws the line through `days`, which ascend, and with `gaps` those over the pauses between them; of days that share a
  /// column of pixels, or of `width` of them, the least and the greatest.
  func drawLine(
    through days: [(date: CivilDate, kilograms: Double)], width: Double = 1,
    _ line: (id: String, class: String), gaps: (id: String, class: String),
    on svg: inout SVGWriter
  ) {
    func point(_ day: (date: CivilDate, kilograms: Double)) -> String {
      "\(svgNumber(x(of: day.date))) \(svgNumber(y(of: day.kilograms)))"
    }
    func draw(_ path: String, _ line: (id: String, class: String)) {
      svg.element("path", ["id": "\(line.id)", "class": "\(line.class)", "d": "\(path)"])
    }
    let runs = runsWithoutPause(days) { $0.date }
    let firm = runs.map { run in
      let line = extremes(of: Array(run)) { (column(of: $0.date, width: width), $0.kilograms) }
      return "M" + line.map(point).joined(separator: "L") + (line.count > 1 ? "" : "h0")
    }
    draw(firm.joined(), line)
    let pauses = zip(runs, runs.dropFirst()).map { before, after in
      "M\(before.last.map(point) ?? "")L\(after.first.map(point) ?? "")"
    }
    if !pauses.isEmpty { draw(pauses.joined(), gaps) }
  }

  /// All of the values where they are no more than `most`; else of those that share so many columns of pixels the least and
  /// the greatest.
  func thinned<Value>(
    _ values: [Value], most: Int, width: Double,
    _ point: (Value) -> (date: CivilDate, kilograms: Double)
  ) -> [Value] {
    guard values.count > most else { return values }
    return extremes(of: values) {
      (column(of: point($0).date, width: width), point($0).kilograms)
    }
  }

  /// Draws an arrow behind the right end of the upper or the lower edge, which says that something lies beyond, and its
  /// name.
  func drawArrow(
    down isDown: Bool, name: String, id: String, class kind: String, title: String,
    on svg: inout SVGWriter
  ) {
    let y = edge(down: isDown)
    let (x, step) = (right + Self.nameGap, isDown ? -5.0 : 5.0)
    svg.element(
      "polygon",
      [
        "id": "\(id)", "class": "\(kind)",
        "points": svgPoints([(x + 7, y - step), (x, y + step), (x + 14, y + step)]),
      ], title: title)
    drawName(name, at: y, indent: Self.arrowWidth, on: &svg)
  }

  /// Writes the name of a line behind its end.
  func drawName(_ name: String, at y: Double, indent: Double = 0, on svg: inout SVGWriter) {
    svg.text(name, at: (right + Self.nameGap + indent, y + 5), class: "name")
  }

  private func fit(_ ticks: [DateAxis.Tick]) -> Bool {
    zip(ticks, ticks.dropFirst()).allSatisfy { tick, next in
      let widths = Double(tick.label.utf8.count + next.label.utf8.count) / 2 * Self.characterWidth
      return x(of: next.date) - x(of: tick.date) >= widths + 14
    }
  }
}

extension WeightAxis {
  /// The width of the weights at the side of an SVG chart.
  var side: Double {
    Double(ticks.map { $0.label.utf8.count }.max() ?? 0) * SVGCanvas.characterWidth
  }
}

/// A chart of weights as an SVG file: the same bytes for the same data.
///
/// Ids follow from the data. `entry-2026-01-05` is the first counted weigh-in of its day and
/// `entry-2026-01-05-2` the second, whatever is selected; `average-…` is a day, `forecast-…` a day to
/// come, `milestone-80` a weight in the unit of the log, `crossing-milestone-80` the day on which it
/// was crossed. `average`, `forecast` and `goal` are the lines, `forecast-50` and `forecast-80` the expected weights. Of more weigh-ins or days than a pointer can tell
/// apart only the least and the greatest of each few pixels have marks of their own.
struct SVGChart {
  let chart: WeightChart
  /// The unit that the log is kept in.
  let logUnit: MassUnit
  private var words: ChartWords { ChartWords(chart: chart) }

  var text: String {
    svgDocument(title: words.title, story: words.story) { draw(on: &$0, from: $1) }
  }

  private func draw(on svg: inout SVGWriter, from top: Double) -> Double {
    guard let dates = chart.dates, let kilograms = chart.kilograms else {
      return svg.lines(of: words.story, class: "faint", from: top)
    }
    let start = svg.lines(of: words.summary, class: "faint", from: top) + SVGCanvas.head
    let milestones = SVGMilestone.all(of: chart, logUnit: logUnit)
    let names = milestones.map { $0.name(in: chart.unit) } + [words.goalName].compactMap { $0 }
    let canvas = SVGCanvas(
      over: dates, kilograms, chart.quantity, names: names,
      isArrow: chart.goal != nil && !chart.showsGoal, field: start...(start + SVGCanvas.plotHeight))
    let layers = SVGLayers(chart: chart, words: words, canvas: canvas)
    canvas.drawAxes(on: &svg)
    layers.drawLevels(milestones, on: &svg)
    layers.drawForecast(on: &svg)
    layers.drawEntries(on: &svg)
    layers.drawAverage(on: &svg)
    layers.drawCrossings(milestones, on: &svg)
    let end = start + SVGCanvas.plotHeight + SVGCanvas.base
    return SVGLegend(chart, words, milestones: milestones).draw(from: end, on: &svg)
  }
}
