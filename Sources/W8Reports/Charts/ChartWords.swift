import Primitives
import W8Engine

/// What a chart of weights shows, in words for those who do not see it.
struct ChartWords {
  let chart: WeightChart
  private var quantity: DisplayedQuantity { chart.quantity }
  private var unit: MassUnit { quantity.unit }

  /// `Body weight from 1 January 2026 to 4 February 2026`.
  var title: String {
    guard let first = chart.days.first, let last = chart.days.last else { return quantity.title }
    let preposition = first.date == last.date ? "on" : "from"
    return "\(quantity.title) \(preposition) \((first.date...last.date).words)"
  }

  /// `82.9 → 79.8 kg, average ↓ 2.2 kg`; empty without a day.
  var summary: String {
    guard let first = chart.days.first, let last = chart.days.last else { return "" }
    let end = mass(last.valueKilograms)
    guard first.date != last.date else { return end }
    let start = quantity.number(kilograms: first.valueKilograms)
    let change = quantity.change(kilograms: last.averageKilograms - first.averageKilograms)
    return "\(start) → \(end), average \(change)"
  }

  /// `1 January 2026 to 4 February 2026: 82.9 → 79.8 kg, average ↓ 2.2 kg`; empty without a day.
  var heading: String {
    guard let first = chart.days.first, let last = chart.days.last else { return "" }
    return "\((first.date...last.date).words): \(summary)"
  }

  /// The story: span, first, last, change, pace, forecast, goal and milestones.
  var story: String {
    guard !chart.days.isEmpty else { return "No days with a \(quantity.noun) to show." }
    return ([values, average] + [pace, forecast, goal, milestones].compactMap { $0 })
      .joined(separator: " ")
  }

  /// `goal 78.0 kg by 1 June 2026`, and where it is when it is not drawn.
  var goalLabel: String? {
    guard let goal = chart.goal else { return nil }
    let text = "goal \(goalText(goal, in: unit))"
    guard !chart.showsGoal, chart.kilograms != nil else { return text }
    return "\(text), \(chart.isGoalBelow ? "below" : "above") the chart"
  }

  /// `goal 78.0`; nil without a goal.
  var goalName: String? {
    chart.goal.map { "goal \(DecimalText.text($0.weight, in: unit))" }
  }

  /// `moving average, 7 days`
  var averageLabel: String { "moving average, \(counted(chart.span, "day"))" }

  /// `milestone: 80.0 kg "Under eighty"`; those without a name have a number at their line.
  func milestoneLabel(_ milestones: [Milestone]) -> String {
    let named = milestones.filter { $0.label != nil }.map { milestoneName($0, in: unit) }
    return named.isEmpty ? "milestone" : "milestone: " + named.joined(separator: ", ")
  }

  /// `expected 79.4–82.6 kg on 11 March 2026 (80 % likely)`, or why there is no forecast yet; nil where neither is to be said.
  var forecastLabel: String? {
    chart.expected.map { "expected \($0.words(in: unit))" } ?? chart.earlyWords
  }

  /// `5 milestones in sight, too many to draw`.
  func milestonesLeftOut(_ count: Int) -> String {
    "\(counted(count, "milestone")) in range, too many to draw; see `w8log milestones`"
  }

  /// `down 0.8 kg`.
  private func spoken(_ kilograms: Double) -> String {
    let direction = kilograms < 0 ? "down" : "up"
    return isNothing(kilograms) ? "unchanged" : "\(direction) \(mass(abs(kilograms)))"
  }

  /// Whether a change is shown as zero.
  private func isNothing(_ kilograms: Double) -> Bool { mass(abs(kilograms)) == mass(0) }

  private var values: String {
    guard let first = chart.days.first, let last = chart.days.last else { return "" }
    let start = "\(mass(first.valueKilograms)) on \(first.date.words)"
    guard first.date != last.date else { return "One day with a \(quantity.noun): \(start)." }
    return "\(counted(chart.days.count, "day")) with a \(quantity.noun): \(start), "
      + "\(mass(last.valueKilograms)) on \(last.date.words)."
  }

  private var average: String {
    guard let first = chart.days.first, let last = chart.days.last else { return "" }
    let name = "The moving average of \(counted(chart.span, "day"))"
    guard first.date != last.date else { return "\(name) is \(mass(first.averageKilograms))." }
    let change = last.averageKilograms - first.averageKilograms
    return "\(name) went from \(mass(first.averageKilograms)) to \(mass(last.averageKilograms)): "
      + "\(spoken(change))."
  }

  private var pace: String? {
    guard let pace = chart.days.last?.pace else { return nil }
    return "The pace is \(spoken(pace.weeklyKilograms)) a week over \(counted(pace.days, "day"))."
  }

  private var forecast: String? {
    guard let expected = chart.expected else { return chart.earlyWords.map { "There is \($0)." } }
    return "Expected: \(expected.words(in: unit))."
  }

  private var goal: String? {
    guard let goal = chart.goal, let last = chart.days.last else { return nil }
    let left = (last.averageKilograms - goal.weight.kilograms).magnitude
    let outside = chart.showsGoal ? "" : " It is outside the chart."
    return "The goal is \(goalText(goal, in: unit)), \(mass(left)) from the average.\(outside)"
  }

  private var milestones: String? {
    let crossed = chart.milestonesInSight.filter { $0.crossing != nil }
    guard let last = crossed.last, let crossing = last.crossing else { return nil }
    return "Crossed \(counted(crossed.count, "milestone")) in range, the last of them "
      + "\(milestoneName(last, in: unit)) on \(crossing.date.words)."
  }

  private func mass(_ kilograms: Double) -> String { quantity.text(kilograms: kilograms) }
}
