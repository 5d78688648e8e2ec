/// A counted weight that does not fit those of the days before it.
package struct SuspectWeight: Hashable, Sendable {
  /// The entry with the weight.
  package let entry: EntryReference
  /// The unit in which the weight would fit; nil where there is none.
  package let suspectUnit: SuspectUnit?
  /// How far the weight is off; nil where it is near enough.
  package let outlier: Outlier?
}

extension Logbook {
  /// The weights that look as if they were in another unit, or are outliers; ascending.
  package var suspectWeights: [SuspectWeight] {
    let days = weighed.all
    let usual = UsualWeights(values: days.indices.map { kilograms(ofDayAt: $0) })
    var sincePause = UsualWeights(values: Array(usual.values.prefix(1)))
    var found: [SuspectWeight] = []
    for index in days.indices.dropFirst() {
      let pause = pause(before: index, of: days)
      if pause == .endedBefore { sincePause = UsualWeights(values: []) }
      if !usual.isNear(index) || counted(at: index).count > 1 {
        found += suspects(at: index, of: days, usual, &sincePause)
      }
      if pause == .endsThere { sincePause = UsualWeights(values: []) }
      sincePause.append(usual.values[index])
    }
    return found
  }

  /// Those of the day at `index` of `days`, whose values are `usual`; only those since the last pause decide what is an outlier.
  private func suspects(
    at index: Int, of days: [WeighedDay], _ usual: UsualWeights, _ sincePause: inout UsualWeights
  ) -> [SuspectWeight] {
    let month = Int(days[index].month)
    let gap = Gap(days[index - 1].date, days[index].date)
    let next = days.indices.contains(index + 1) ? usual.values[index + 1] : nil
    var found: [SuspectWeight] = []
    for entry in counted(at: index).entries {
      let outlier = sincePause.outlier(months[month].entries[entry], after: gap)
      let stray = SuspectWeight(
        entry: EntryReference(month: month, entry: entry),
        suspectUnit: usual.suspectUnit(of: months[month].entries[entry], at: index),
        outlier: outlier.flatMap { $0.isConfirmed(by: next) ? nil : $0 })
      if stray.suspectUnit != nil || stray.outlier != nil { found.append(stray) }
    }
    return found
  }
}

extension UsualWeights {
  /// Whether the value at `index` is near each of the seven before it, and so near their median.
  fileprivate func isNear(_ index: Int) -> Bool {
    let near = 0.99 * Outlier.mostDeviations * Outlier.leastDeviationKilograms
    return index >= usualDayCount
      && values[index - usualDayCount..<index].allSatisfy { ($0 - values[index]).magnitude <= near }
  }
}

/// A weight that fits its book when it is read in another unit.
package struct SuspectUnit: Hashable, Sendable {
  /// The unit that fits.
  package let unit: MassUnit
  /// The median of the last seven day values before.
  package let usualKilograms: Double

  /// How many earlier days there must be.
  package static let leastDays = 5
}

extension UsualWeights {
  /// The unit that the weight of `entry` looks like on the day at `index`, if it is not the one in which it was
  /// written.
  ///
  /// Pounds read as kilograms are 2.0 to 2.4 times what was usual before, kilograms read as pounds
  /// 0.41 to 0.5 times. Nil with fewer than five earlier days, and for excluded weights.
  func suspectUnit(of entry: Entry, at index: Int) -> SuspectUnit? {
    guard let mass = entry.countedMass, let unit = entry.weighIn?.unit,
      index >= SuspectUnit.leastDays, case let usual = kilograms(before: index), usual > 0
    else { return nil }
    let ratio = mass.kilograms / usual
    let other: MassUnit? =
      switch unit {
      case .kilogram: 2.0...2.4 ~= ratio ? .pound : nil
      case .pound: 0.41...0.5 ~= ratio ? .kilogram : nil
      case .stone: nil
      }
    return other.map { SuspectUnit(unit: $0, usualKilograms: usual) }
  }
}

/// A weight far from what was usual on the days before it.
package struct Outlier: Hashable, Sendable {
  /// The median of the last seven day values before.
  package let usualKilograms: Double
  /// The weight minus that median.
  package let differenceKilograms: Double
  /// How far day values usually lie from the median before them, at least 600 g.
  package let deviationKilograms: Double

  /// How many usual deviations the weight lies away, never negative.
  package var deviations: Double { differenceKilograms.magnitude / deviationKilograms }

  /// Whether the next day value lies on the same side, more than half as far from what was usual: two weights that agree are
  /// no slip.
  func isConfirmed(by nextKilograms: Double?) -> Bool {
    guard let nextKilograms else { return false }
    return (nextKilograms - usualKilograms) / differenceKilograms > Self.confirmingShare
  }

  /// Of the way to a weight, how much the next has to go to confirm it.
  private static let confirmingShare = 0.5
  /// How many deviations are too many.
  package static let mostDeviations = 4.0
  /// How many earlier days there must be since the last pause.
  package static let leastDays = 10
  /// How many of the last day values are looked at.
  package static let residualCount = 30
  /// What no deviation goes below.
  package static let leastDeviationKilograms = 0.6
  /// By how much more a weight may differ for each day without one before it.
  package static let driftKilogramsPerDay = 0.1
  /// From a median of absolute deviations to the standard deviation of a normal distribution.
  static let scale = 1.4826
}

extension UsualWeights {
  /// How far the weight of `entry` is off, which comes after all these values and a gap, if it is an outlier; nil also when
  /// its weight does not count or fewer than ten days have a value.
  ///
  /// The deviation is 1.4826 times the median absolute deviation of the last 30 differences
  /// between a day value and the median of the seven before it.
  mutating func outlier(_ entry: Entry, after gap: Gap) -> Outlier? {
    let index = values.count
    guard let mass = entry.countedMass, index >= Outlier.leastDays else { return nil }
    let usual = kilograms(before: index)
    let difference = mass.kilograms - usual
    let far = difference.magnitude - Outlier.driftKilogramsPerDay * Double(gap.dayCount)
    // Most weights are near: for them no deviation has to be computed.
    guard far > limit(Outlier.leastDeviationKilograms) else { return nil }
    let deviation = max(
      Outlier.scale * medianAbsoluteDeviation(before: index), Outlier.leastDeviationKilograms)
    guard far > limit(deviation) else { return nil }
    return Outlier(
      usualKilograms: usual, differenceKilograms: difference, deviationKilograms: deviation)
  }
}

/// How far a weight may lie off; what is equal to it in tenths is not farther.
private func limit(_ deviationKilograms: Double) -> Double {
  Outlier.mostDeviations * deviationKilograms + 1e-9
}
