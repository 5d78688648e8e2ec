import W8Book
import W8Engine
import W8Text

/// What is shown of days: the body weight, or another measurement, which is counted as if its unit were a kilogram.
struct DisplayedQuantity {
  /// Its name at the beginning of a title.
  let title: String
  /// The unit that masses are converted to.
  let unit: MassUnit
  /// The sign of the unit that is shown.
  let symbol: String
  /// What a day has: a weight, or a value.
  let noun: String
  /// What one measuring is called.
  let point: String
  /// The key under which it stands in a log; nil for the body weight.
  let key: String?

  static func bodyWeight(in unit: MassUnit) -> DisplayedQuantity {
    DisplayedQuantity(
      title: "Body weight", unit: unit, symbol: unit.symbol, noun: "weight", point: "weigh-in",
      key: nil)
  }

  /// What a log has under `key`, in a unit with `symbol`.
  static func measurement(_ key: String, symbol: String) -> DisplayedQuantity {
    DisplayedQuantity(
      title: visible(key), unit: .kilogram, symbol: visible(symbol), noun: "value",
      point: "measurement", key: key)
  }

  /// The message if no day has a value.
  var nothingToShow: String { "no days with a \(noun) to show" }

  /// The number of a mean or an average, without its unit.
  func number(kilograms: Double) -> String { DecimalText.text(kilograms: kilograms, in: unit) }

  /// A mean or an average with its unit.
  func text(kilograms: Double) -> String { withUnit(number(kilograms: kilograms)) }

  /// What was measured once, with its unit.
  func text(_ mass: Mass) -> String { withUnit(DecimalText.text(mass, in: unit)) }

  /// A change behind its arrow with its unit: `↓ 0.4 kg`.
  func change(kilograms: Double) -> String { withUnit(changeText(kilograms, in: unit)) }

  /// A stone stands inside of its number.
  private func withUnit(_ text: String) -> String {
    unit == .stone ? text : "\(text) \(symbol)"
  }
}

/// A milestone that was crossed: `★ 80.0 kg "Under eighty"`.
func milestoneText(_ milestone: Milestone, in unit: MassUnit) -> String {
  "★ \(milestoneName(milestone, in: unit))"
}

/// A milestone with its name: `80.0 kg "Under eighty"`.
func milestoneName(_ milestone: Milestone, in unit: MassUnit) -> String {
  let mass = massText(milestone.mass, in: unit)
  return milestone.label.map { "\(mass) \(inQuotes($0))" } ?? mass
}

/// `78.0 kg by 1 June 2026`.
func goalText(_ goal: Goal, in unit: MassUnit) -> String {
  let mass = massText(goal.weight, in: unit)
  return goal.by.map { "\(mass) by \($0.words)" } ?? mass
}

extension BookDeclarations {
  /// The sessions at each gym: `@iron 2, @home 1`.
  func words(for visits: [GymVisits]) -> String {
    visits.map { "\(spelling(of: $0.gym)) \($0.count)" }.joined(separator: ", ")
  }
}

extension CivilDate {
  /// The date with its day of the week, such as `2026-02-04 Wed`.
  package var withWeekday: String { "\(description) \(weekday.abbreviation)" }

  /// The distance of the date from `today`: `today`, `yesterday`, `6 days ago`, `in 3 days`.
  func distance(from today: CivilDate) -> String {
    switch days(since: today) {
    case 0: "today"
    case -1: "yesterday"
    case 1: "tomorrow"
    case let days where days < 0: "\(-days) days ago"
    case let days: "in \(days) days"
    }
  }
}

extension ClosedRange<CivilDate> {
  /// `1 January 2026 to 4 February 2026`; a single day by itself.
  var words: String {
    lowerBound == upperBound
      ? lowerBound.words : "\(lowerBound.words) to \(upperBound.words)"
  }
}

/// A bar of `width` columns, `share` of it (0 to 1) filled.
func progressBar(_ share: Double, width: Int) -> String {
  let filled = min(max(Int((share * Double(width)).rounded()), 0), width)
  return String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
}
