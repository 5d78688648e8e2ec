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
