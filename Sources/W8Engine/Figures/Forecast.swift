import Primitives

/// The weights to expect on the days after the last one with a value.
///
/// The trend goes on and fades, and in doubt the pace goes on as well. Weights crowd the middle more than a normal
/// distribution has it.
package struct Forecast: Hashable, Sendable {
  /// The last day with a value.
  package let date: CivilDate
  /// The level of the trend on that day, in kilograms.
  package let startKilograms: Double
  /// Each day of the horizon, ascending: as many as the log goes back without a long pause, 84 at most.
  package let days: [ExpectedWeight]

  /// The day that people are told: `by` if it lies in the horizon, else that in four weeks, or the last one.
  package func usualDay(by: CivilDate?) -> ExpectedWeight? {
    by.flatMap { self.day(on: $0) } ?? days.prefix(Self.usualDays).last
  }

  /// What is expected on `date`; nil outside the horizon.
  package func day(on date: CivilDate) -> ExpectedWeight? {
    let index = date.days(since: self.date) - 1
    return days.indices.contains(index) ? days[index] : nil
  }

  /// The number of day values that the last stretch needs.
  package static let leastValues = 7
  /// The number of days that the last stretch has to go back.
  package static let leastDays = 14
  private static let usualDays = 28
  private static let mostDays = 84
  /// How far weights wander in a day, squared: 0.16 kg.
  private static let wander = 0.0256

  /// Nil while the last of `stretch` has too few values; `pace` is that of the last day.
  fileprivate init?(_ trend: WeightTrend, _ stretch: Stretch, pace: Pace?) {
    guard stretch.isTelling else { return nil }
    var future = trend
    var days: [ExpectedWeight] = []
    for ahead in 1...min(Self.mostDays, stretch.dayCount) {
      guard let date = trend.date.adding(days: ahead) else { break }
      future.advance(wandering: Self.wander)
      let paced = pace.map { $0.weeklyKilograms / 7 * Double(ahead) } ?? future.level - trend.level
      let doubt = (paced - (future.level - trend.level)) / 2
      days.append(ExpectedWeight(date, future, doubt: doubt))
    }
    (date, startKilograms, self.days) = (trend.date, trend.level, days)
  }
}

/// The weights to expect on one day, in kilograms.
package struct ExpectedWeight: Hashable, Sendable {
  /// The day.
  package let date: CivilDate
  /// The middle of the expected weights.
  package let kilograms: Double
  /// How far a weigh-in may lie from it.
  private let deviation: Double
  /// How far the average may lie from it.
  private let averageDeviation: Double

  fileprivate init(_ date: CivilDate, _ trend: WeightTrend, doubt: Double) {
    self.date = date
    kilograms = trend.level
    let variance = trend.levelVariance * trend.scale + doubt * doubt
    averageDeviation = variance.squareRoot()
    deviation = (variance + WeightTrend.noise * trend.scale).squareRoot()
  }

  /// The weights that contain half of all weigh-ins.
  package var half: ClosedRange<Double> { range(0.6) }

  /// The weights that contain four in five weigh-ins.
  package var fourInFive: ClosedRange<Double> { range(1.2816) }

  private func range(_ deviations: Double) -> ClosedRange<Double> {
    kilograms - deviations * deviation...kilograms + deviations * deviation
  }

  /// How likely the average is at `goal` or beyond it, 0 to 1, for a goal `above` the last average or below it.
  func chance(of goal: Double, above: Bool) -> Double {
    let distance = above ? kilograms - goal : goal - kilograms
    return normalShare(below: distance / averageDeviation)
  }
}

/// The days with a value between two long pauses.
package struct Stretch: Hashable, Sendable {
  /// The number of days that have a value.
  package let valueCount: Int
  /// The days from the first of them to the last.
  package let dayCount: Int

  /// Whether there are values enough for a forecast.
  package var isTelling: Bool {
    valueCount >= Forecast.leastValues && dayCount >= Forecast.leastDays
  }
}

extension Logbook {
  /// The last stretch; nil without a day value.
  package var lastStretch: Stretch? {
    weighed.all.last.map { last in
      let first = Int(last.stretch)
      return Stretch(
        valueCount: weighed.all.count - first,
        dayCount: last.date.days(since: weighed.all[first].date))
    }
  }

  /// What is expected after the last day with a value; nil with fewer than 7 values or 14 days since the last long pause.
  package var forecast: Forecast? {
    guard let trend, let lastStretch else { return nil }
    return Forecast(trend, lastStretch, pace: weighed.pace(at: weighed.all.count - 1))
  }
}
