/// The level and the slope of the day values by Holt's linear method, with gaps between the days.
///
/// `F = L + k·T`, `L' = F + α·(d − F)`, `T' = T + β·((L' − L)/k − T)`, k days after the last value,
/// α = 0.3, β = 0.1: C. C. Holt, "Forecasting seasonals and trends by exponentially weighted moving
/// averages" (1957); NIST/SEMATECH e-Handbook 6.4.3.3.
package struct HoltTrend: Hashable, Sendable {
  /// The level after the last value.
  package private(set) var levelKilograms: Double
  /// The slope after the last value; nil after a single one.
  package private(set) var slopeKilogramsPerDay: Double?
  /// The first day with a value.
  package private(set) var firstDate: CivilDate
  /// The last day with a value.
  package private(set) var lastDate: CivilDate
  /// How many days have a value.
  package private(set) var dayCount: Int

  private static let levelSmoothing = 0.3
  private static let slopeSmoothing = 0.1
  private static let leastTellingDays = 7
  private static let leastTellingSpanDays = 7
  /// The slope, in kilograms a day, below which a trend goes nowhere.
  private static let flatSlope = 1e-9
  /// What a quotient of binary64 numbers may have too much, in days.
  private static let tolerance = 1e-9

  /// The trend after a first value.
  init(startingAt value: Double, on date: CivilDate) {
    levelKilograms = value
    firstDate = date
    lastDate = date
    dayCount = 1
  }

  /// The level expected `days` after the last value; nil while there is no slope.
  package func forecastKilograms(daysAhead days: Int) -> Double? {
    slopeKilogramsPerDay.map { levelKilograms + Double(days) * $0 }
  }

  /// Whether there are values enough to tell where it goes: seven days over more than a week.
  package var isTelling: Bool {
    dayCount >= Self.leastTellingDays && spanDays >= Self.leastTellingSpanDays
  }

  /// The days after the last value until the level is at `kilograms`, less what rounding may have
  /// added; nil when it moves away from it or nowhere.
  package func daysQuotient(to kilograms: Double) -> Double? {
    guard let slope = slopeKilogramsPerDay, slope.magnitude >= Self.flatSlope,
      (slope < 0) == (kilograms < levelKilograms)
    else { return nil }
    return (levelKilograms - kilograms).magnitude / slope.magnitude - Self.tolerance
  }

  /// The days from the first value to the last.
  package var spanDays: Int { lastDate.days(since: firstDate) }

  /// The same trend over `count` days from `first` on.
  func counting(_ count: Int, from first: CivilDate) -> HoltTrend {
    var trend = self
    (trend.dayCount, trend.firstDate) = (count, first)
    return trend
  }

  /// Takes in the value of a later day.
  mutating func add(_ value: Double, on date: CivilDate) {
    let days = date.days(since: lastDate)
    guard days > 0 else { return }
    let gap = Double(days)
    let slope = slopeKilogramsPerDay ?? (value - levelKilograms) / gap
    // Nearly all gaps are of one day, and what follows waits for each product and quotient.
    let forecast = levelKilograms + (days == 1 ? slope : gap * slope)
    let correction = Self.levelSmoothing * (value - forecast)
    levelKilograms = forecast + correction
    // (L' − L)/k − T is the correction divided by k, so that a straight line is never corrected.
    slopeKilogramsPerDay =
      slope + Self.slopeSmoothing * (days == 1 ? correction : correction / gap)
    lastDate = date
    dayCount += 1
  }
}

extension HoltTrend? {
  /// Whether equal days go on from both in the same way, to the last bit.
  ///
  /// How many days came before, and when the first was, changes nothing for those after them.
  func isIdentical(to other: HoltTrend?) -> Bool {
    self?.levelKilograms.bitPattern == other?.levelKilograms.bitPattern
      && self?.slopeKilogramsPerDay?.bitPattern == other?.slopeKilogramsPerDay?.bitPattern
      && self?.lastDate == other?.lastDate
  }
}

extension Logbook {
  /// The trend after the last day with a value; nil when there is none.
  package var trend: HoltTrend? {
    guard let first = weighedChunks.first, let last = weighedChunks.last else { return nil }
    return chunks[last.index].trend?.counting(
      last.daysBefore + last.dayCount, from: first.firstDate)
  }
}
