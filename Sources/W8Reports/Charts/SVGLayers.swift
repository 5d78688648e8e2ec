import W8Engine
import W8Text

/// What is drawn into the field of an SVG chart.
struct SVGLayers {
  let chart: WeightChart
  let words: ChartWords
  let canvas: SVGCanvas

  /// The forecast has about so many marks at most, besides its line.
  private static let mostForecastMarks = 60
  /// How near a pointer has to come to a day of a line.
  private static let reach = 3.0
  /// With more than so many marks those are left out that no pointer tells from others.
  private static let mostMarks = 400

  /// Draws the lines of the goal and of milestones, with their names where there is room.
  func drawLevels(_ milestones: [SVGMilestone], on svg: inout SVGWriter) {
    var taken: [Double] = []
    if let goal = chart.goal, chart.showsGoal {
      let y = canvas.y(of: goal.weight.kilograms)
      canvas.drawLevel(at: y, id: "goal", class: "goal", title: words.goalLabel ?? "", on: &svg)
      canvas.drawName(words.goalName ?? "", at: y, on: &svg)
      taken.append(y)
    } else if chart.goal != nil {
      canvas.drawArrow(
        down: chart.isGoalBelow, name: words.goalName ?? "", id: "goal", class: "goal-arrow",
        title: words.goalLabel ?? "", on: &svg)
      taken.append(canvas.edge(down: chart.isGoalBelow))
    }
    for named in milestones {
      let y = canvas.y(of: named.milestone.mass.kilograms)
      let title = "milestone \(milestoneName(named.milestone, in: chart.unit))"
      canvas.drawLevel(at: y, id: named.id, class: "milestone", title: title, on: &svg)
    }
    // Where there is no room for all, those with a name of their own come first.
    let (called, others) = (
      milestones.filter { $0.milestone.label != nil },
      milestones.filter { $0.milestone.label == nil }
    )
    for named in called + others {
      let y = canvas.y(of: named.milestone.mass.kilograms)
      guard taken.allSatisfy({ abs($0 - y) >= SVGCanvas.lineHeight }) else { continue }
      canvas.drawName(named.name(in: chart.unit), at: y, on: &svg)
      taken.append(y)
    }
  }

  /// Draws a mark where a milestone was crossed, if that day is shown.
  func drawCrossings(_ milestones: [SVGMilestone], on svg: inout SVGWriter) {
    for named in milestones where named.isCrossed(in: chart) {
      let (milestone, id) = (named.milestone, named.id)
      guard let date = milestone.crossing?.date else { continue }
      let (x, y) = (canvas.x(of: date), canvas.y(of: milestone.mass.kilograms))
      svg.element(
        "polygon", ["id": "crossing-\(id)", "class": "crossing", "points": svgDiamond(x, y)],
        title: "\(date.words): milestone \(milestoneName(milestone, in: chart.unit)) crossed")
    }
  }

  /// Draws the weigh-ins: each as a mark, or where they are many each pixel that has some, and marks for a pointer.
  func drawEntries(on svg: inout SVGWriter) {
    let points = chart.points
    let isDense = points.count > Self.mostMarks
    if isDense { drawCloud(on: &svg) }
    let radius = isDense ? Self.reach : canvas.radius(of: points.count)
    let marked = thinned(points) { ($0.date, $0.mass.kilograms) }
    svg.group("g", ["id": "entries", "class": "\(isDense ? "unseen" : "entry")"]) { svg in
      for point in marked {
        let number = point.number > 1 ? "-\(point.number)" : ""
        let time = point.time.map { " at \($0)" } ?? ""
        drawMark(
          "entry-\(point.date)\(number)", at: (point.date, point.mass.kilograms), radius: radius,
          title: "\(point.date.words)\(time): \(chart.quantity.text(point.mass))", on: &svg)
      }
    }
  }

  /// Draws a dot on every pixel with a weigh-in.
  private func drawCloud(on svg: inout SVGWriter) {
    var pixels: Set<[Int]> = []
    var path = ""
    for point in chart.points {
      let (x, y) = (Int(canvas.x(of: point.date)), Int(canvas.y(of: point.mass.kilograms)))
      if pixels.insert([x, y]).inserted { path += "M\(x) \(y)h0" }
    }
    svg.element("path", ["class": "cloud", "d": "\(path)"])
  }

  /// All of the values where they are few; else of those that share a few pixels the least and the greatest.
  private func thinned<Value>(
    _ values: [Value], _ point: (Value) -> (date: CivilDate, kilograms: Double)
  ) -> [Value] {
    canvas.thinned(values, most: Self.mostMarks, width: 2 * Self.reach, point)
  }

  /// Draws the line of the average, and for each day a mark that tells its value to a pointer.
  func drawAverage(on svg: inout SVGWriter) {
    let days = chart.days.map { (date: $0.date, kilograms: $0.averageKilograms) }
    canvas.drawLine(
      through: days, (id: "average", class: "average-line"),
      gaps: (id: "pauses", class: "average-gap"), on: &svg)
    svg.group("g", ["id": "averages", "class": "unseen"]) { svg in
      for day in thinned(days, { $0 }) {
        let mass = chart.quantity.text(kilograms: day.kilograms)
        drawMark(
          "average-\(day.date)", at: day, radius: Self.reach,
          title: "\(day.date.words): average \(mass)", on: &svg)
      }
    }
  }

  /// Draws the expected weights: both bands, the line in their middle, and marks on some of the days, the last among them.
  func drawForecast(on svg: inout SVGWriter) {
    guard let points = chart.forecast?.points else { return }
    drawBand(points.map { ($0.date, $0.fourInFive) }, id: "forecast-80", on: &svg)
    drawBand(points.map { ($0.date, $0.half) }, id: "forecast-50", on: &svg)
    let middle = svgPoints(points.map { (canvas.x(of: $0.date), canvas.y(of: $0.middle)) })
    svg.element("polyline", ["id": "forecast", "class": "forecast-line", "points": middle])
    let step = (points.count - 1) / Self.mostForecastMarks + 1
    svg.group("g", ["id": "forecasts", "class": "unseen"]) { svg in
      for index in points.indices.dropFirst() where (points.count - 1 - index) % step == 0 {
        let point = points[index]
        let least = chart.quantity.number(kilograms: point.fourInFive.lowerBound)
        let most = chart.quantity.text(kilograms: point.fourInFive.upperBound)
        drawMark(
          "forecast-\(point.date)", at: (point.date, point.middle), radius: Self.reach,
          title: "\(point.date.words): expected \(least)–\(most) (80 % likely)", on: &svg)
      }
    }
  }

  private func drawBand(
    _ ranges: [(date: CivilDate, kilograms: ClosedRange<Double>)], id: String,
    on svg: inout SVGWriter
  ) {
    let above = ranges.map { (canvas.x(of: $0.date), canvas.y(of: $0.kilograms.upperBound)) }
    let below = ranges.reversed().map {
      (canvas.x(of: $0.date), canvas.y(of: $0.kilograms.lowerBound))
    }
    svg.element(
      "polygon", ["id": "\(id)", "class": "forecast-band", "points": svgPoints(above + below)])
  }

  private func drawMark(
    _ id: String, at day: (date: CivilDate, kilograms: Double), radius: Double, title: String,
    on svg: inout SVGWriter
  ) {
    svg.element(
      "circle",
      [
        "id": "\(id)", "cx": .number(canvas.x(of: day.date)),
        "cy": .number(canvas.y(of: day.kilograms)), "r": .number(radius),
      ], title: title)
  }
}

/// A milestone on an SVG chart with its id.
struct SVGMilestone {
  let milestone: Milestone
  let id: String

  /// The text at the end of its line: `80.0 Wedding`, or the weight alone where there is no room for a name, which
  /// the legend has.
  func name(in unit: MassUnit) -> String {
    let weight = DecimalText.text(milestone.mass, in: unit)
    let name = milestone.label.map { "\(weight) \(visible($0))" } ?? weight
    return displayWidth(name) <= SVGCanvas.mostNameColumns ? name : weight
  }

  /// Whether it was crossed on a day that `chart` shows.
  func isCrossed(in chart: WeightChart) -> Bool {
    milestone.crossing.flatMap { crossing in chart.dates?.contains(crossing.date) } ?? false
  }

  /// The milestones in sight, or none where their lines would fill the chart; ids are in `logUnit`.
  static func all(of chart: WeightChart, logUnit: MassUnit) -> [SVGMilestone] {
    let all = chart.milestonesInSight
    guard Double(all.count) * SVGCanvas.lineHeight <= SVGCanvas.plotHeight else { return [] }
    var counts: [String: Int] = [:]
    return all.map { milestone in
      let id = "milestone-\(idNumber(milestone.mass.value(in: logUnit)))"
      let count = counts[id, default: 0] + 1
      counts[id] = count
      return SVGMilestone(milestone: milestone, id: count > 1 ? "\(id)-\(count)" : id)
    }
  }
}

/// The number with three decimals at most, none that say nothing.
private func idNumber(_ number: Double) -> String {
  DecimalText.text(thousandths: Int64((min(max(number, -1e12), 1e12) * 1000).rounded()))
}

/// The meaning of the marks of an SVG chart, below it.
struct SVGLegend {
  private let items: [Item]

  /// A mark with its meaning.
  private struct Item {
    let mark: Mark
    let text: String

    enum Mark {
      case none, entry, crossing, arrow
      case line(String)
    }

    /// How far the text stands from the left of the item.
    var indent: Double {
      if case .none = mark { 0 } else { SVGLegend.markWidth + 8 }
    }

    /// The lines of the text, and a rough width: the font of the reader is not known.
    var lines: [String] {
      let room = SVGCanvas.width - 2 * SVGCanvas.margin - indent
      return wrap(text, width: Int(room / SVGCanvas.characterWidth))
    }
    var width: Double {
      let widest = lines.map { displayWidth($0) }.max() ?? 0
      return indent + Double(widest) * SVGCanvas.characterWidth
    }
  }

  private static let gap = 24.0
  private static let markWidth = 28.0

  /// The legend of a chart on which `milestones` are drawn.
  init(_ chart: WeightChart, _ words: ChartWords, milestones: [SVGMilestone]) {
    var items = chart.points.isEmpty ? [] : [Item(mark: .entry, text: chart.quantity.point)]
    items.append(Item(mark: .line("average-line"), text: words.averageLabel))
    if chart.runs.count > 1 {
      let text = "more than \(longestFirmGap) days without a \(chart.quantity.noun)"
      items.append(Item(mark: .line("average-gap"), text: text))
    }
    if let label = words.forecastLabel {
      items.append(Item(mark: chart.forecast == nil ? .none : .line("forecast-line"), text: label))
    }
    if let label = words.goalLabel {
      items.append(Item(mark: chart.showsGoal ? .line("goal") : .arrow, text: label))
    }
    if !milestones.isEmpty {
      let drawn = milestones.map { $0.milestone }
      items.append(Item(mark: .line("milestone"), text: words.milestoneLabel(drawn)))
    } else if !chart.milestonesInSight.isEmpty {
      let count = chart.milestonesInSight.count
      items.append(Item(mark: .none, text: words.milestonesLeftOut(count)))
    }
    if milestones.contains(where: { $0.isCrossed(in: chart) }) {
      items.append(Item(mark: .crossing, text: "crossed"))
    }
    self.items = items
  }

  /// Draws the items beside each other below `top`, on as many lines as it takes; says where the last ends.
  func draw(from top: Double, on svg: inout SVGWriter) -> Double {
    var bottom = top
    svg.group("g", ["id": "legend"]) { svg in
      var x = SVGCanvas.width
      for item in items {
        if x + item.width > SVGCanvas.width - SVGCanvas.margin {
          (x, bottom) = (SVGCanvas.margin, bottom + SVGCanvas.textHeight)
        }
        draw(item, x, bottom, on: &svg)
        bottom += Double(item.lines.count - 1) * SVGCanvas.textHeight
        x = item.lines.count > 1 ? SVGCanvas.width : x + item.width + Self.gap
      }
    }
    return bottom
  }

  private func draw(_ item: Item, _ x: Double, _ y: Double, on svg: inout SVGWriter) {
    let (middle, height) = (x + Self.markWidth / 2, y - 5)
    switch item.mark {
    case .none: break
    case .entry:
      svg.element(
        "circle", ["class": "entry", "cx": .number(middle), "cy": .number(height), "r": "4"])
    case .crossing:
      svg.element("polygon", ["class": "crossing", "points": svgDiamond(middle, height)])
    case .arrow:
      let corners = [(middle, height + 5), (middle - 7, height - 5), (middle + 7, height - 5)]
      svg.element("polygon", ["class": "goal-arrow", "points": svgPoints(corners)])
    case .line(let name):
      svg.line(from: (x, height), to: (x + Self.markWidth, height), class: name)
    }
    for (index, line) in item.lines.enumerated() {
      svg.text(line, at: (x + item.indent, y + Double(index) * SVGCanvas.textHeight))
    }
  }
}
