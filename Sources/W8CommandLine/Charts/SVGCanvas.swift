import W8Engine

/// The field of an SVG chart with its axes.
struct SVGCanvas {
  /// How wide the file is.
  static let width = 960.0
  /// How high the file is.
  static let height = 540.0
  /// Names nearer to each other than this cannot be read.
  static let lineHeight = 15.0
  /// How high the field is.
  static let plotHeight = bottom - top
  private static let left = 72.0
  private static let right = 848.0
  private static let top = 104.0
  private static let bottom = 424.0
  /// The days stand a little lower, so that nothing lies on their line.
  private static let foot = bottom + 12
  /// How wide a character is on the whole, for names that must not touch.
  static let characterWidth = 7.0
  private static let mostWeights = 9

  private let dates: DateAxis
  private let weights: WeightAxis
  private let unit: MassUnit

  /// A field over `dates` and `kilograms`, which are shown in `unit`.
  init(over dates: ClosedRange<CivilDate>, _ kilograms: ClosedRange<Double>, in unit: MassUnit) {
    self.dates = DateAxis(over: dates)
    weights = WeightAxis(over: kilograms, in: unit, mostTicks: Self.mostWeights)
    self.unit = unit
  }

  /// Where a day stands, from the left.
  func x(of date: CivilDate) -> Double {
    Self.left + dates.share(of: date) * (Self.right - Self.left)
  }

  /// Where a weight stands, from the top.
  func y(of kilograms: Double) -> Double {
    Self.bottom - weights.share(of: kilograms) * (Self.bottom - Self.top)
  }

  /// The radius of one of `count` marks, smaller the closer they stand.
  func radius(of count: Int) -> Double {
    min(max((Self.right - Self.left) / Double(max(count, 1)) * 0.8, 1), 4)
  }

  /// Draws the lines of round weights, and the days below.
  func drawAxes(on svg: inout SVGWriter) {
    svg.group("g", ["id": "axes"]) { svg in
      for tick in weights.ticks {
        let y = y(of: tick.kilograms)
        drawLine(from: (Self.left, y), to: (Self.right, y), class: "grid", on: &svg)
        drawText(tick.label, at: (Self.left - 10, y + 4.5), class: "faint end", on: &svg)
      }
      drawText(unit.symbol, at: (Self.left - 10, Self.top - 14), class: "faint end", on: &svg)
      drawLine(
        from: (Self.left, Self.foot), to: (Self.right, Self.foot), class: "axis", on: &svg)
      for tick in dates.ticks(fit) {
        let x = x(of: tick.date)
        drawLine(from: (x, Self.foot), to: (x, Self.foot + 6), class: "axis", on: &svg)
        drawText(tick.label, at: (x, Self.foot + 22), class: "faint middle", on: &svg)
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
        "x2": .number(Self.right), "y2": .number(y),
      ], title: title)
  }

  /// Writes the name of a line behind its end.
  func drawName(_ name: String, at y: Double, on svg: inout SVGWriter) {
    drawText(name, at: (Self.right + 8, y + 4.5), class: "name", on: &svg)
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
