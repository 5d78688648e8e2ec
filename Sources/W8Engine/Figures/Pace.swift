import Primitives

/// The way the average changed over the last four weeks.
package struct Pace: Hashable, Sendable {
  /// The change for each week between the two days, in kilograms.
  package let weeklyKilograms: Double
  /// The number of days that are between them, 14 at least.
  package let days: Int
  /// The average of the day that it is compared with.
  package let fromKilograms: Double

  /// The days that it looks back over, if the log goes back so far.
  package static let usualDays = 28
  /// The days that the stretch has to go back at least.
  static let leastDays = 14
}

extension Pace {
  /// `↓ 0.5/wk`, for tables and hints.
  package func text(in unit: MassUnit) -> String { changeText(weeklyKilograms, in: unit) + "/wk" }

  /// `↓ 0.5 kg a week`, with the days unless they are 28: `↓ 0.5 kg a week over 14 days`.
  package func words(in unit: MassUnit) -> String {
    let change = weeklyText(weeklyKilograms, in: unit)
    return days == Self.usualDays ? change : "\(change) over \(days) days"
  }
}

/// `↓ 0.5 kg a week`
package func weeklyText(_ kilograms: Double, in unit: MassUnit) -> String {
  withUnit(changeText(kilograms, in: unit), unit) + " a week"
}

extension WeighedDays {
  /// The pace of the day at `index`; nil with fewer than 14 days before it in its stretch.
  func pace(at index: Int) -> Pace? {
    let (day, first) = (all[index], Int(all[index].stretch))
    let end = all[first..<index].partitioningIndex {
      day.date.days(since: $0.date) < Pace.usualDays
    }
    let reference = all[max(first, end - 1)]
    let days = day.date.days(since: reference.date)
    guard days >= Pace.leastDays else { return nil }
    let change = day.averageKilograms - reference.averageKilograms
    return Pace(
      weeklyKilograms: 7 * change / Double(days), days: days,
      fromKilograms: reference.averageKilograms)
  }
}
