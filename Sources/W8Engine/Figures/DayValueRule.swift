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
    if day.isSingle { return day.lastMass.kilograms }
    let (total, count) = sum(of: day, in: log)
    return total.meanKilograms(of: count) ?? 0
  }

  /// The exact value of a `day` of the month `log`, as a sum to be divided by a count that is positive.
  func sum(of day: CountedDay, in log: MonthLog) -> (MassTotal, count: Int) {
    guard !day.isSingle else { return (MassTotal(day.lastMass), 1) }
    let weighIns = log.weighIns(of: day)
    let chosen: Mass? =
      switch self {
      case .mean: nil
      case .first: log.entries[weighIns.entries.lowerBound].countedMass
      case .last: day.lastMass
      case .min: weighIns.least
      }
    return chosen.map { (MassTotal($0), 1) } ?? (weighIns.total, weighIns.count)
  }
}
