import W8Engine
import W8Text

/// A milestone on an SVG chart with its id.
struct SVGMilestone {
  let milestone: Milestone
  let id: String

  /// What stands at the end of its line: `80.0 Under eighty`.
  func name(in unit: MassUnit) -> String {
    let weight = DecimalText.text(milestone.mass, in: unit)
    return milestone.label.map { "\(weight) \(visible($0))" } ?? weight
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
  let thousandths = Int((min(max(number, -1e12), 1e12) * 1000).rounded())
  let (whole, rest) = thousandths.quotientAndRemainder(dividingBy: 1000)
  guard rest != 0 else { return String(whole) }
  var digits = String(1000 + abs(rest)).dropFirst()
  while digits.last == "0" { digits = digits.dropLast() }
  return "\(whole).\(digits)"
}
