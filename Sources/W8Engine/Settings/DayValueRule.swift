/// What the value of a day with several weigh-ins is.
package enum DayValueRule: UInt8, CaseIterable, Hashable, Sendable {
  /// The arithmetic mean.
  case mean
  /// The first weigh-in.
  case first
  /// The last weigh-in.
  case last
  /// The least weight.
  case min

  /// The value in kilograms of a `day` of the month `log`.
  func kilograms(of day: CountedDay, in log: MonthLog) -> Double {
    // Of a single weigh-in all rules make the same, and nearly every day has one.
    if day.count == 1 { return day.lastMass.kilograms }
    let (total, count) = sum(of: day, in: log)
    return total.meanKilograms(of: count) ?? 0
  }

  /// The exact value of a `day` of the month `log`, as a sum to be divided by a count that is positive.
  func sum(of day: CountedDay, in log: MonthLog) -> (MassTotal, count: Int) {
    switch self {
    case .mean: (day.total, day.count)
    case .first: (MassTotal(log.entries[day.entries.lowerBound].countedMass ?? .zero), 1)
    case .last: (MassTotal(day.lastMass), 1)
    case .min: (MassTotal(day.least), 1)
    }
  }
}
