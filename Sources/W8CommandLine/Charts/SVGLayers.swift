import W8Engine

/// What is drawn into the field of an SVG chart.
struct SVGLayers {
  let chart: WeightChart
  let words: ChartWords
  /// The unit that the ids of milestones are in.
  let logUnit: MassUnit
  let canvas: SVGCanvas

  /// A milestone with its id.
  typealias NamedMilestone = (milestone: Milestone, id: String)

  /// The forecast has about so many marks at most, besides its line.
  private static let mostForecastMarks = 60

  /// How near a pointer has to come to a day of a line.
  private static let reach = 3.0

  /// The milestones in sight, or none where their lines would fill the chart.
  var milestones: [NamedMilestone] {
    let all = chart.milestonesInSight
    guard Double(all.count) * SVGCanvas.lineHeight <= SVGCanvas.plotHeight else { return [] }
    var counts: [String: Int] = [:]
    return all.map { milestone in
      let id = "milestone-\(idNumber(milestone.mass.value(in: logUnit)))"
      let count = counts[id, default: 0] + 1
      counts[id] = count
      return (milestone, count > 1 ? "\(id)-\(count)" : id)
    }
  }

  /// Draws the lines of the goal and of milestones, with their names where there is room.
  func drawLevels(_ milestones: [NamedMilestone], on svg: inout SVGWriter) {
    var taken: [Double] = []
    if let goal = chart.goal, chart.showsGoal {
      let y = canvas.y(of: goal.weight.kilograms)
      canvas.drawLevel(at: y, id: "goal", class: "goal", title: words.goalLabel ?? "", on: &svg)
      canvas.drawName("goal \(DecimalText.text(goal.weight, in: chart.unit))", at: y, on: &svg)
      taken.append(y)
    }
    for (milestone, id) in milestones {
      let y = canvas.y(of: milestone.mass.kilograms)
      let title = "milestone \(milestoneName(milestone, in: chart.unit))"
      canvas.drawLevel(at: y, id: id, class: "milestone", title: title, on: &svg)
      guard taken.allSatisfy({ abs($0 - y) >= SVGCanvas.lineHeight }) else { continue }
      canvas.drawName(DecimalText.text(milestone.mass, in: chart.unit), at: y, on: &svg)
      taken.append(y)
    }
  }

  /// Draws a mark where a milestone was crossed, if that day is shown.
  func drawCrossings(_ milestones: [NamedMilestone], on svg: inout SVGWriter) {
    for (milestone, id) in milestones {
      guard let date = milestone.crossing?.date, chart.dates?.contains(date) ?? false else {
        continue
      }
      let (x, y) = (canvas.x(of: date), canvas.y(of: milestone.mass.kilograms))
      let corners = [(x, y - 7), (x + 7, y), (x, y + 7), (x - 7, y)]
        .map { "\(svgNumber($0.0)),\(svgNumber($0.1))" }.joined(separator: " ")
      svg.element(
        "polygon", ["id": "crossing-\(id)", "class": "crossing", "points": "\(corners)"],
        title: "\(date.words): milestone \(milestoneName(milestone, in: chart.unit)) crossed")
    }
  }

  /// Draws every weigh-in.
  func drawEntries(on svg: inout SVGWriter) {
    let radius = canvas.radius(of: chart.points.count)
    svg.group("g", ["id": "entries", "class": "entry"]) { svg in
      for point in chart.points {
        let number = point.number > 1 ? "-\(point.number)" : ""
        let time = point.time.map { " at \($0)" } ?? ""
        drawMark(
          "entry-\(point.date)\(number)", at: (point.date, point.mass.kilograms), radius: radius,
          title: "\(point.date.words)\(time): \(massText(point.mass, in: chart.unit))", on: &svg)
      }
    }
  }

  /// Draws the line of the average, and for each day a place that tells its value to a pointer.
  func drawAverage(on svg: inout SVGWriter) {
    let days = chart.days.map { (date: $0.date, kilograms: $0.averageKilograms) }
    drawLine(through: days, id: "average", class: "average-line", on: &svg)
    svg.group("g", ["id": "averages", "class": "unseen"]) { svg in
      for day in days { drawMark("average", at: day, on: &svg) }
    }
  }

  /// Draws the line of the forecast, and such places on some of its days, the last among them.
  func drawForecast(on svg: inout SVGWriter) {
    guard let forecast = chart.forecast else { return }
    let step = (forecast.dayCount + Self.mostForecastMarks - 1) / Self.mostForecastMarks
    let counts = Array(stride(from: step, to: forecast.dayCount, by: step)) + [forecast.dayCount]
    let start = forecast.trend.lastDate
    let days = counts.compactMap { count in
      start.adding(days: count).map { (date: $0, kilograms: forecast.kilograms(after: count)) }
    }
    let first = (date: start, kilograms: forecast.trend.levelKilograms)
    drawLine(through: [first] + days, id: "forecast", class: "forecast-line", on: &svg)
    svg.group("g", ["id": "forecasts", "class": "unseen"]) { svg in
      for day in days { drawMark("forecast", at: day, on: &svg) }
    }
  }

  private func drawMark(
    _ name: String, at day: (date: CivilDate, kilograms: Double), on svg: inout SVGWriter
  ) {
    let mass = massText(kilograms: day.kilograms, in: chart.unit)
    drawMark(
      "\(name)-\(day.date)", at: day, radius: Self.reach,
      title: "\(day.date.words): \(name) \(mass)",
      on: &svg)
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

  private func drawLine(
    through days: [(date: CivilDate, kilograms: Double)], id: String, class name: String,
    on svg: inout SVGWriter
  ) {
    let points = days.map {
      "\(svgNumber(canvas.x(of: $0.date))),\(svgNumber(canvas.y(of: $0.kilograms)))"
    }
    svg.element(
      "polyline",
      ["id": "\(id)", "class": "\(name)", "points": "\(points.joined(separator: " "))"])
  }
}

/// The number with three decimals at most, none that say nothing.
private func idNumber(_ number: Double) -> String {
  let thousandths = Int((min(max(number, -1e12), 1e12) * 1000).rounded())
  let (whole, rest) = thousandths.quotientAndRemainder(dividingBy: 1000)
  guard rest != 0 else { return String(whole) }
  var digits = String(1000 + abs(rest)).dropFirst()
  while digits.last == "0" { digits = digits.dropLast() }
  return "\(whole).\(digits)"
}
