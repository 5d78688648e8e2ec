/// What the directives of a book say about its figures.
package struct LogbookSettings: Hashable, Sendable {
  /// The book's own unit, which decides when a rate is stable.
  package var unit: MassUnit
  /// The span of the moving average in days; figures clamp it to 1...999.
  package var averageSpan: Int
  /// What the value of a day is.
  package var dayValue: DayValueRule
  /// An average carried over from an older log.
  package var start: Mass?
  /// The names of the gyms.
  package var gyms: GymNames
  /// The weight to be reached.
  package var goal: Goal?
  /// The weights that were to be reached before it, in the order in which they counted.
  package var earlierGoals: [Goal]
  /// The milestones that are declared, in book order.
  package var milestones: [MilestoneDeclaration]
  /// What the book declares for training.
  package var training: TrainingSettings

  /// Makes settings; without arguments those of a book without directives.
  package init(
    unit: MassUnit = .kilogram, averageSpan: Int = 7, dayValue: DayValueRule = .mean,
    start: Mass? = nil, gyms: GymNames = GymNames(), goal: Goal? = nil,
    earlierGoals: [Goal] = [], milestones: [MilestoneDeclaration] = [],
    training: TrainingSettings = TrainingSettings()
  ) {
    self.goal = goal
    self.earlierGoals = earlierGoals
    self.milestones = milestones
    self.training = training
    self.unit = unit
    self.averageSpan = averageSpan
    self.dayValue = dayValue
    self.start = start
    self.gyms = gyms
  }

  /// The span of the moving average in days, 1 to 999.
  package var span: Int { min(max(averageSpan, 1), 999) }

  /// The average that the settings ask for.
  package var movingAverage: MovingAverage { MovingAverage(span: span) }
}

/// The exponentially weighted moving average: one step per day that has a value.
///
/// `sᵢ = sᵢ₋₁ + α·(dᵢ − sᵢ₋₁)`, `s₀ = d₀`, `α = 2/(span + 1)`: NIST/SEMATECH e-Handbook 6.4.3.1, and
/// John Walker, The Hacker's Diet, "Signal and noise". Days without a value neither decay nor fill.
package struct MovingAverage: Hashable, Sendable {
  /// The weight α of the newest value, over 0 and at most 1.
  package let smoothing: Double

  /// Makes the average of a span in days, clamped to 1...999.
  package init(span: Int) {
    smoothing = 2 / Double(min(max(span, 1), 999) + 1)
  }

  init(smoothing: Double) {
    self.smoothing = smoothing
  }

  /// The average after `value`, which follows a day whose average is `previous`, if there is one.
  package func next(after previous: Double?, value: Double) -> Double {
    guard let previous else { return value }
    // In this form a weight that does not change leaves the average exactly as it is.
    return previous + smoothing * (value - previous)
  }
}

/// What the value of a day with several weigh-ins is.
package enum DayValueRule: UInt8, CaseIterable, Hashable, Sendable {
  /// The arithmetic mean.
  case mean
  /// The first weigh-in.
  case first
  /// The last weigh-in.
  case last
  /// The least weight.
  case min

  /// The value in kilograms of a `day` of the month `log`.
  func kilograms(of day: CountedDay, in log: MonthLog) -> Double {
    // Of a single weigh-in all rules make the same, and nearly every day has one.
    if day.count == 1 { return day.lastMass.kilograms }
    let (total, count) = sum(of: day, in: log)
    return total.meanKilograms(of: count) ?? 0
  }

  /// The exact value of a `day` of the month `log`, as a sum to be divided by a count that is positive.
  func sum(of day: CountedDay, in log: MonthLog) -> (MassTotal, count: Int) {
    switch self {
    case .mean: (day.total, day.count)
    case .first: (MassTotal(log.entries[day.entries.lowerBound].countedMass ?? .zero), 1)
    case .last: (MassTotal(day.lastMass), 1)
    case .min: (MassTotal(day.least), 1)
    }
  }
}
