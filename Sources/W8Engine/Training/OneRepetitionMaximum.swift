/// Estimates of the load with which one repetition can be done; those of sets that come to the same are equal.
package enum OneRepetitionMaximum {
  /// For how many repetitions there are estimates.
  package static let repetitions = 1...12

  /// B. Epley, "Poundage chart" (1985): `load · (1 + n/30)`, and the load itself for one
  /// repetition; nil outside 1 to 12 repetitions.
  package static func epleyKilograms(load: Mass, repetitions: Int) -> Double? {
    guard Self.repetitions ~= repetitions else { return nil }
    return repetitions == 1
      ? load.kilograms : estimate(load, times: 30 + repetitions, dividedBy: 30)
  }

  /// M. Brzycki, "Strength testing: predicting a one-rep max from reps-to-fatigue" (1993):
  /// `load · 36/(37 − n)`; nil outside 1 to 12 repetitions.
  package static func brzyckiKilograms(load: Mass, repetitions: Int) -> Double? {
    guard Self.repetitions ~= repetitions else { return nil }
    return estimate(load, times: 36, dividedBy: 37 - repetitions)
  }

  /// Rounds once, at the end: what is equal stays so.
  private static func estimate(
    _ load: Mass, times factor: Int, dividedBy divisor: Int
  ) -> Double {
    let units = Mass(thousandths: 1000, of: .kilogram).tenNanograms
    let (product, overflow) = load.tenNanograms.multipliedReportingOverflow(by: Int64(factor))
    let numerator = overflow ? Double(load.tenNanograms) * Double(factor) : Double(product)
    return numerator / Double(units * Int64(divisor))
  }
}
