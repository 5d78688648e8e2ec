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
    var found = firstOutliers(usual.values)
    var early = found.isEmpty ? Array(usual.values.prefix(1)) : []
    for index in days.indices.dropFirst() {
      let pause = pause(before: index, of: days)
      if pause == .endedBefore { sincePause = UsualWeights(values: []) }
      let position = index - Int(days[index].stretch)
      if position == 0 { early = [] }
      let isEarly = 1..<Outlier.leastDays ~= position
      var strays: [SuspectWeight] = []
      if isEarly || !usual.isNear(index) || counted(at: index).count > 1 {
        strays = suspects(at: index, of: days, usual) { entry, gap in
          isEarly
            ? Outlier(early: entry, among: early, after: gap)
            : sincePause.outlier(entry, after: gap)
        }
      }
      found += strays
      if pause == .endsThere { sincePause = UsualWeights(values: []) }
      sincePause.append(usual.values[index])
      if !strays.contains(where: { $0.outlier != nil }) { early.append(usual.values[index]) }
    }
    return found
  }

  /// Those of the first day of the book, which the two days after it agree to be far from them.
  private func firstOutliers(_ values: [Double]) -> [SuspectWeight] {
    guard values.count > 2, case let mean = (values[1] + values[2]) / 2,
      (values[1] - values[2]).magnitude <= Outlier.agreeingShare * mean + Outlier.tolerance
    else { return [] }
    let (month, gap) = (
      Int(weighed.all[0].month), Gap(weighed.all[0].date, weighed.all[1].date)
    )
    return counted(at: 0).entries.compactMap { index in
      Outlier(early: months[month].entries[index], among: [mean], after: gap).map {
        SuspectWeight(
          entry: EntryReference(month: month, entry: index), suspectUnit: nil, outlier: $0)
      }
    }
  }

  /// Those of the day at `index` of `days`, whose values are `usual`, with the outliers that `outlier` finds after a gap.
  private func suspects(
    at index: Int, of days: [WeighedDay], _ usual: UsualWeights,
    _ outlier: (Entry, Gap) -> Outlier?
  ) -> [SuspectWeight] {
    let month = Int(days[index].month)
    let gap = Gap(days[index - 1].date, days[index].date)
    let next = days.indices.contains(index + 1) ? usual.values[index + 1] : nil
    var found: [SuspectWeight] = []
    for entry in counted(at: index).entries {
      let outlier = outlier(months[month].entries[entry], gap)
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

  /// The number of earlier days that there must be.
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
  /// How far day values usually lie from the median before them, at least 600 g; nil while there are too few of them.
  package let deviationKilograms: Double?

  /// The number of usual deviations that the weight lies away, never negative; nil while it is not known what is
  /// usual.
  package var deviations: Double? { deviationKilograms.map { differenceKilograms.magnitude / $0 } }

  /// Whether the next day value lies on the same side, more than half as far from what was usual: two weights that agree are
  /// no slip.
  func isConfirmed(by nextKilograms: Double?) -> Bool {
    guard let nextKilograms else { return false }
    return (nextKilograms - usualKilograms) / differenceKilograms > Self.confirmingShare
  }

  /// Of the way to a weight, how much the next has to go to confirm it.
  private static let confirmingShare = 0.5
  /// The number of deviations that are too many.
  package static let mostDeviations = 4.0
  /// The number of earlier days that there must be since the last pause before deviations count.
  package static let leastDays = 10
  /// Before that, which share of what is usual is too much.
  static let earlyShare = 0.08
  /// Up to which share of their mean two days agree.
  static let agreeingShare = 0.04
  /// What is equal in tenths is not farther.
  fileprivate static let tolerance = 1e-9
  /// How many of the last day values are looked at.
  package static let residualCount = 30
  /// What no deviation goes below.
  package static let leastDeviationKilograms = 0.6
  /// By how much more a weight may differ for each day without one before it.
  package static let driftKilogramsPerDay = 0.1
  /// From a median of absolute deviations to the standard deviation of a normal distribution.
  static let scale = 1.4826
}

extension Outlier {
  /// How far the weight of `entry` is off from the median of the last seven of `values`, which it comes after with a gap; nil
  /// if that is at most 8 %, and 100 g for each day of the gap.
  fileprivate init?(early entry: Entry, among values: [Double], after gap: Gap) {
    guard let mass = entry.countedMass, !values.isEmpty else { return nil }
    usualKilograms = median(of: values.suffix(usualDayCount))
    differenceKilograms = mass.kilograms - usualKilograms
    deviationKilograms = nil
    let drift = Self.driftKilogramsPerDay * Double(gap.dayCount)
    let most = Self.earlyShare * usualKilograms + drift + Self.tolerance
    guard differenceKilograms.magnitude > most else { return nil }
  }
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

/// How far a weight may lie off.
private func limit(_ deviationKilograms: Double) -> Double {
  Outlier.mostDeviations * deviationKilograms + Outlier.tolerance
}
