/// Estimates of the load with which one repetition can be done.
package enum OneRepetitionMaximum {
  /// For how many repetitions there are estimates.
  package static let repetitions = 1...12

  /// B. Epley, "Poundage chart" (1985): `load · (1 + n/30)`, and the load itself for one
  /// repetition; nil outside 1 to 12 repetitions.
  package static func epleyKilograms(loadKilograms: Double, repetitions: Int) -> Double? {
    guard Self.repetitions ~= repetitions else { return nil }
    return repetitions == 1 ? loadKilograms : loadKilograms * (1 + Double(repetitions) / 30)
  }

  /// M. Brzycki, "Strength testing: predicting a one-rep max from reps-to-fatigue" (1993):
  /// `load · 36/(37 − n)`; nil outside 1 to 12 repetitions.
  package static func brzyckiKilograms(loadKilograms: Double, repetitions: Int) -> Double? {
    guard Self.repetitions ~= repetitions else { return nil }
    return loadKilograms * 36 / Double(37 - repetitions)
  }
}
