/// A weight far from the average of the days before it.
package struct Outlier: Hashable, Sendable {
  /// The average after the latest day before.
  package let averageKilograms: Double
  /// The weight minus that average.
  package let differenceKilograms: Double
  /// How far day values usually lie from the average before them, at least half a kilogram.
  package let deviationKilograms: Double

  /// How many usual deviations the weight lies away, never negative.
  package var deviations: Double { differenceKilograms.magnitude / deviationKilograms }

  /// How many deviations are too many.
  package static let mostDeviations = 4.0
  /// How many earlier days there must be.
  package static let leastDays = 10
  /// How many of the last day values are looked at.
  package static let residualCount = 30
  /// What no deviation goes below.
  package static let leastDeviationKilograms = 0.5
  /// From a median of absolute deviations to the standard deviation of a normal distribution.
  static let scale = 1.4826
}

extension Logbook {
  /// How far the entry that `reference` names is off, if it is an outlier; nil also when its weight
  /// does not count or fewer than ten earlier days have a value.
  ///
  /// The deviation is 1.4826 times the median absolute deviation of the last 30 differences
  /// between a day value and the average before it.
  package func outlier(at reference: EntryReference) -> Outlier? {
    guard let entry = entry(at: reference), let mass = entry.countedMass,
      let average = day(before: entry.date)?.averageKilograms
    else { return nil }
    let difference = mass.kilograms - average
    // Most weights are near: for them no deviation has to be computed.
    guard difference.magnitude > Outlier.mostDeviations * Outlier.leastDeviationKilograms,
      dayCount(before: entry.date) >= Outlier.leastDays
    else { return nil }
    let usual = Outlier.scale * medianAbsoluteDeviation(before: entry.date)
    let outlier = Outlier(
      averageKilograms: average, differenceKilograms: difference,
      deviationKilograms: max(usual, Outlier.leastDeviationKilograms))
    return outlier.deviations > Outlier.mostDeviations ? outlier : nil
  }

  private func medianAbsoluteDeviation(before date: CivilDate) -> Double {
    let days = lastDays(before: date, limit: Outlier.residualCount + 1)
    var residuals = zip(days.dropFirst(), days).map { $0.valueKilograms - $1.averageKilograms }
    let middle = median(of: &residuals)
    var deviations = residuals.map { ($0 - middle).magnitude }
    return median(of: &deviations)
  }
}

/// The median of `values`, which are left sorted; 0 when there are none.
private func median(of values: inout [Double]) -> Double {
  guard !values.isEmpty else { return 0 }
  values.sort()
  let upper = values[values.count / 2]
  return values.count.isMultiple(of: 2) ? (values[values.count / 2 - 1] + upper) / 2 : upper
}
