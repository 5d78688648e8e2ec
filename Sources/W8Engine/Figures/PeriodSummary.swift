import Primitives

/// What a stretch of days comes to.
package struct PeriodSummary: Hashable, Sendable {
  /// The number of entries that it has.
  package let entryCount: Int
  /// The number of days that have a value.
  package let daysWeighed: Int
  /// The first counted weight.
  package let first: Mass?
  /// The last counted weight.
  package let last: Mass?
  /// The mean of the values of its days; nil when no day has one.
  package let meanKilograms: Double?
  /// The last average minus the last one before the period, or, when no value comes before it or a long pause does, minus
  /// the first; nil when no day has a value.
  package let changeOfAverageKilograms: Double?
  /// The sessions at each gym, in the order of the first visits of the period.
  package let visits: [GymVisits]
  /// Repetitions times load of the working sets.
  package let volume: MassTotal
}

extension Logbook {
  /// The summary of `dates`, both ends included.
  package func summary(of dates: ClosedRange<CivilDate>) -> PeriodSummary {
    let entries = entries(in: dates)
    let days = days(in: dates)
    let counted = entries.lazy.compactMap { $0.countedMass }
    return PeriodSummary(
      entryCount: entries.count, daysWeighed: days.count, first: counted.first,
      last: entries.last { $0.countedMass != nil }?.countedMass,
      meanKilograms: meanKilograms(of: days),
      changeOfAverageKilograms: changeOfAverageKilograms(over: days),
      visits: visits(in: dates), volume: volume(in: dates))
  }

  /// The days with a value among `dates`, ascending.
  package func days(in dates: ClosedRange<CivilDate>) -> [DayFigures] {
    monthIndices(in: dates).flatMap { month in
      let days = days(ofMonthAt: month)
      let first = days.partitioningIndex { $0.date >= dates.lowerBound }
      return days[first...].prefix { $0.date <= dates.upperBound }
    }
  }

  /// The months that touch `dates`.
  func monthIndices(in dates: ClosedRange<CivilDate>) -> Range<Int> {
    let first = months.partitioningIndex { $0.month >= dates.lowerBound.yearMonth }
    let end = months.partitioningIndex { $0.month > dates.upperBound.yearMonth }
    return first..<max(first, end)
  }

  private func entries(in dates: ClosedRange<CivilDate>) -> [Entry] {
    monthIndices(in: dates).flatMap { month in
      let entries = months[month].entries
      let first = entries.partitioningIndex { $0.date >= dates.lowerBound }
      return entries[first...].prefix { $0.date <= dates.upperBound }
    }
  }

  /// The last average of `days` minus the one before them in their stretch, or minus the first where none is before; nil
  /// without days.
  func changeOfAverageKilograms(over days: [DayFigures]) -> Double? {
    guard let first = days.first, let last = days.last else { return nil }
    return last.averageKilograms - (first.previousAverageKilograms ?? first.averageKilograms)
  }
}
