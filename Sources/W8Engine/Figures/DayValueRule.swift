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

  /// The value in kilograms of a `day` of the month that has `entries`.
  func kilograms(of day: CountedDay, in entries: [Entry]) -> Double {
    let (total, count) = sum(of: day, in: entries)
    return total.meanKilograms(of: count) ?? 0
  }

  /// The exact value of a `day`, as a sum to be divided by a count that is positive.
  func sum(of day: CountedDay, in entries: [Entry]) -> (MassTotal, count: Int) {
    // Of a single weigh-in all rules make the same, and nearly every day has one.
    guard day.count > 1 else { return (day.total, 1) }
    let indices = Int(day.firstEntry)...Int(day.lastEntry)
    let chosen: Mass? =
      switch self {
      case .mean: nil
      case .first: entries[indices.lowerBound].countedMass
      case .last: entries[indices.upperBound].countedMass
      case .min: entries[indices].lazy.compactMap(\.countedMass).min()
      }
    return chosen.map { (MassTotal($0), 1) } ?? (day.total, Int(day.count))
  }
}
