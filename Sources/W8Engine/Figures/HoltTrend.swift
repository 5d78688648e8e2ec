/// The level and the slope of the day values by Holt's linear method, with gaps between the days.
///
/// `F = L + k·T`, `L' = F + a·(d − F)`, `T' = T + b·((L' − L)/k − T)`, k days after the last value, with
/// `a = 1 − (1 − α)ᵏ` and `b = 1 − (1 − β)ᵏ`, α = 0.3, β = 0.1: C. C. Holt, "Forecasting seasonals and
/// trends by exponentially weighted moving averages" (1957); D. J. Wright, "Forecasting data published at
/// irregular time intervals using an extension of Holt's method" (1986).
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
  /// From how many days on the slope hardly knows the first two values anymore, in days from the first to the last.
  private static let settlingSpanDays = 28
  /// By how many kilograms a day a slope may differ before that from the line of least squares: half a kilogram a week.
  private static let mostUnsettledSlope = 0.5 / 7
  /// The slope, in kilograms a day, below which a trend goes nowhere.
  private static let flatSlope = 1e-9
  /// What a quotient of binary64 numbers may have too much, in days.
  private static let tolerance = 1e-9

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

  /// The slope of the line of least squares through all values, in kilograms a day; nil once the slope has settled.
  private var unresolvedLine: Double?

  /// Whether there are values enough to say where it goes: seven days over more than a week, and in the first four
  /// weeks such that the line of least squares goes the same way.
  package var isTelling: Bool {
    guard hasEnoughDays else { return false }
    guard let unresolvedLine, let slopeKilogramsPerDay else { return true }
    return (slopeKilogramsPerDay - unresolvedLine).magnitude <= Self.mostUnsettledSlope
  }

  /// Whether there are seven days over more than a week.
  var hasEnoughDays: Bool {
    dayCount >= Self.leastTellingDays && spanDays >= Self.leastTellingSpanDays
  }

  /// Whether the first values still count for much.
  fileprivate var isUnresolved: Bool { spanDays < Self.settlingSpanDays }

  /// How it moves in a week; nil while there are too few values.
  package var weeklyVelocityKilograms: Double? {
    isTelling ? slopeKilogramsPerDay.map { 7 * $0 } : nil
  }

  /// The days after the last value until the level is at `kilograms`, less what rounding may have
  /// added; nil when it moves away from it or nowhere.
  func daysQuotient(to kilograms: Double) -> Double? {
    guard let slope = slopeKilogramsPerDay, slope.magnitude >= Self.flatSlope,
      (slope < 0) == (kilograms < levelKilograms)
    else { return nil }
    return (levelKilograms - kilograms).magnitude / slope.magnitude - Self.tolerance
  }

  /// The whole days after the last value until the level is at `kilograms`; nil when it moves away from
  /// it or nowhere, or takes more than `most`.
  package func days(to kilograms: Double, most: Int) -> Int? {
    guard let quotient = daysQuotient(to: kilograms), quotient <= Double(most) else { return nil }
    let days = Int(max(quotient, 0))
    return Double(days) < quotient ? days + 1 : days
  }

  /// The days from the first value to the last.
  package var spanDays: Int { lastDate.days(since: firstDate) }

  /// The same trend beside the line of least squares through `days`, which are all of its own.
  fileprivate func beside(lineThrough days: [DayFigures]) -> HoltTrend {
    let count = Double(max(days.count, 1))
    let points = days.map { (Double($0.date.days(since: firstDate)), $0.valueKilograms) }
    let (day, value) = (
      points.reduce(0) { $0 + $1.0 } / count, points.reduce(0) { $0 + $1.1 } / count
    )
    let spread = points.reduce(0) { $0 + ($1.0 - day) * ($1.0 - day) }
    guard spread > 0 else { return self }
    var trend = self
    trend.unresolvedLine = points.reduce(0) { $0 + ($1.0 - day) * ($1.1 - value) } / spread
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
    let correction = Self.share(of: Self.levelSmoothing, over: days) * (value - forecast)
    levelKilograms = forecast + correction
    // (L' − L)/k − T is the correction divided by k, so that a straight line is never corrected.
    slopeKilogramsPerDay =
      slope
      + Self.share(of: Self.slopeSmoothing, over: days)
      * (days == 1 ? correction : correction / gap)
    lastDate = date
    dayCount += 1
  }

  /// The weight of a value that comes `days` after the one before: what was known fades day by day.
  @inline(__always)
  private static func share(of smoothing: Double, over days: Int) -> Double {
    days == 1 ? smoothing : 1 - power(1 - smoothing, days)
  }

  /// The product of `exponent` factors, in as many steps as the exponent has digits in base 2.
  private static func power(_ factor: Double, _ exponent: Int) -> Double {
    var (product, square, rest) = (1.0, factor, exponent)
    while rest > 0 {
      if rest % 2 == 1 { product *= square }
      square *= square
      rest /= 2
    }
    return product
  }
}

extension Logbook {
  /// The trend after the last day with a value; nil when there is none.
  package var trend: HoltTrend? {
    guard let trend = weighed.trend, trend.isUnresolved else { return weighed.trend }
    return trend.beside(lineThrough: days)
  }
}
