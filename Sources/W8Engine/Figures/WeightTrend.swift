import Primitives

/// The level of the weight and its slope, which fades, filtered day by day.
///
/// A damped trend: E. S. Gardner and E. McKenzie, "Forecasting trends in time series", Management Science (1985);
/// filtered after R. E. Kalman, "A new approach to linear filtering and prediction problems" (1960). Masses are in
/// kilograms, times in days.
struct WeightTrend: Hashable, Sendable {
  /// The last day that it knows.
  private(set) var date: CivilDate
  /// L, the level on that day.
  private(set) var level: Double
  /// T, the change of the level a day.
  private(set) var slope = 0.0
  /// A, how uncertain the level is.
  private(set) var levelVariance = Self.noise
  /// B, how the doubts about level and slope belong together.
  private(set) var covariance = 0.0
  /// C, how uncertain the slope is.
  private(set) var slopeVariance = Self.usualSlopeVariance
  /// Z and M: squares of how far values were off, and how many of them.
  private var squares = 14.0
  private var count = 14.0
  /// On which side the last value lay if it was far off, else 0.
  private var farSide = 0.0

  /// r: a body weighs 0.4 kg more or less from day to day. Robinson and Watson, "Day-to-day variations in
  /// body-weight of young women", British Journal of Nutrition (1965), found 0.36 to 0.38 kg.
  static let noise = 0.16
  /// q: with it the level follows as fast as an average of seven days.
  private static let wander = noise / 12
  /// φ: half of a slope is gone after five weeks.
  private static let damping = 0.98
  /// c: slopes of 10 g a day are usual.
  private static let usualSlopeVariance = 0.0001
  /// The number of deviations, squared, that are far off.
  private static let farSquared = 9.0
  /// The number of values that the scale remembers.
  private static let memory = 90.0
  /// After so many days without a value nothing but A still changes, and A by the same each day.
  private static let settlingDays = 2000

  init(startingAt value: Double, on date: CivilDate) {
    level = value
    self.date = date
  }

  /// s², how much more restless this weight is than usual.
  var scale: Double { squares / count }

  /// Goes on to the next day, over which the level wanders by `variance`.
  mutating func advance(wandering variance: Double = wander) {
    slope *= Self.damping
    level += slope
    let fading = Self.damping * Self.damping
    let kept = fading * slopeVariance
    levelVariance += 2 * Self.damping * covariance + kept + variance
    covariance = Self.damping * covariance + kept
    slopeVariance = kept + Self.usualSlopeVariance * (1 - fading)
  }

  /// Takes in the value of a later day.
  mutating func add(_ value: Double, on day: CivilDate) {
    let days = day.days(since: date)
    for _ in 0..<min(days, Self.settlingDays) { advance() }
    if days > Self.settlingDays {
      let before = levelVariance
      advance()
      levelVariance += Double(days - Self.settlingDays - 1) * (levelVariance - before)
    }
    date = day
    correct(by: value)
  }

  /// A single value more than three deviations off moves the trend as three would; a second one on the same side counts
  /// in full.
  private mutating func correct(by value: Double) {
    let variance = levelVariance + Self.noise
    var error = value - level
    let (square, most) = (error * error / variance, Self.farSquared * scale)
    let side = square <= most ? 0.0 : error < 0 ? -1 : 1
    if side != 0, side != farSide { error = side * (most * variance).squareRoot() }
    farSide = side
    level += levelVariance / variance * error
    slope += covariance / variance * error
    slopeVariance -= covariance * covariance / variance
    covariance *= 1 - levelVariance / variance
    levelVariance *= 1 - levelVariance / variance
    squares += min(square, most)
    count += 1
    if count > Self.memory {
      squares *= Self.memory / count
      count = Self.memory
    }
  }
}

extension Logbook {
  /// The trend after the last day with a value; nil when there is none.
  var trend: WeightTrend? {
    knownTrend.value {
      var trend: WeightTrend?
      for (index, day) in weighed.all.enumerated() {
        let value = kilograms(ofDayAt: index)
        if trend == nil {
          trend = WeightTrend(startingAt: value, on: day.date)
        } else {
          trend?.add(value, on: day.date)
        }
      }
      return trend
    }
  }
}
