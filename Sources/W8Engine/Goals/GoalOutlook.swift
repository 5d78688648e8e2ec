/// The way a book stands toward its goal.
package struct GoalOutlook: Hashable, Sendable {
  /// The way it stands.
  package let status: GoalStatus
  /// The goal; nil without one.
  package let goal: Goal?
  /// The last average, in kilograms; nil without a day value.
  package let averageKilograms: Double?
  /// The pace of the last day; nil while the log is too short for one.
  package let pace: Pace?
  /// The pace that reaches the goal on its date from today on, in kilograms a week; nil without a date after today.
  package let neededKilograms: Double?
  /// The last stretch, by which the log is long enough for a forecast; nil without a day value.
  package let stretch: Stretch?
  /// The weights to expect; nil while there is no forecast.
  package let forecast: Forecast?
  /// How likely the average is at the goal on its date, 0 to 1; nil unless that is to come and in the horizon.
  package let chance: Double?
  /// The first day of the horizon on which the chance is 0.1 at least; nil unless the goal is ahead.
  package let earliest: CivilDate?
  /// The first day of the horizon on which the chance is 0.5 at least; nil unless the goal is ahead.
  package let latest: CivilDate?
  /// The day on which the goal was crossed first; nil unless it was.
  package let crossed: CivilDate?
  /// The doubts about the goal, each at most once.
  package let warnings: [GoalWarning]

  /// The average minus the goal, in kilograms; nil without a goal or a day value.
  package var differenceKilograms: Double? {
    guard let goal, let averageKilograms else { return nil }
    return averageKilograms - goal.weight.kilograms
  }

  /// The distance of the average from the goal, in kilograms, never negative; nil without a goal or a day value.
  package var gapKilograms: Double? { differenceKilograms?.magnitude }
}

/// The way a book stands toward its goal; the first case that holds in this order.
package enum GoalStatus: UInt8, CaseIterable, Hashable, Sendable {
  case noGoal
  case noData
  /// Too few values for a forecast.
  case early
  /// Within the band, or at the goal or beyond it as seen from the start.
  case reached
  /// Nothing was weighed for more than four weeks.
  case stale
  /// Reached by its date with a chance of 0.5 at least.
  case onTrack
  /// Reached by its date with a chance of 0.2 at least.
  case possible
  /// More likely reached after its date.
  case later
  /// Without a date that the forecast covers.
  case open

  /// Whether the forecast is told of the goal.
  var isAhead: Bool { self > .stale }
}

extension GoalStatus: Comparable {
  package static func < (left: GoalStatus, right: GoalStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension Logbook {
  /// The way the book stands toward its goal on `today`.
  package func goalOutlook(today: CivilDate) -> GoalOutlook {
    let goal = settings.goal
    let forecast = forecast
    let last = weighed.all.indices.last.map { figures(ofDayAt: $0) }
    let way = goal.flatMap { goal in last.map { Way(from: $0.averageKilograms, to: goal) } }
    let by = goal?.by.flatMap { $0 >= today ? $0 : nil }
    let chance = way.flatMap { way in
      by.flatMap { forecast?.day(on: $0) }.map { way.chance(on: $0) }
    }
    let status = status(chance: chance, today: today)
    let days = status.isAhead ? forecast?.days ?? [] : []
    let likely = { (least: Double) in
      days.first { day in way.map { $0.chance(on: day) >= least } ?? false }?.date
    }
    return GoalOutlook(
      status: status, goal: goal, averageKilograms: last?.averageKilograms, pace: last?.pace,
      neededKilograms: way.flatMap { $0.neededKilograms(in: by?.days(since: today) ?? 0) },
      stretch: lastStretch, forecast: forecast, chance: chance, earliest: likely(0.1),
      latest: likely(0.5), crossed: crossingOfGoal?.date, warnings: goalWarnings(today: today))
  }

  private func status(chance: Double?, today: CivilDate) -> GoalStatus {
    guard settings.goal != nil else { return .noGoal }
    guard let last = weighed.all.last, let lastStretch else { return .noData }
    guard lastStretch.isTelling else { return .early }
    if hasReachedGoal { return .reached }
    if today.days(since: last.date) > Self.staleDays { return .stale }
    return switch chance {
    case nil: .open
    case let chance? where chance >= 0.5: .onTrack
    case let chance? where chance >= 0.2: .possible
    default: .later
    }
  }

  /// Whether there are values enough and the last average is within the band of the goal, or at it or beyond it as seen
  /// from the start.
  package var hasReachedGoal: Bool {
    guard let goal = settings.goal, let average = weighed.all.last?.averageKilograms,
      lastStretch?.isTelling == true
    else { return false }
    let weight = goal.weight.kilograms
    if (average - weight).magnitude <= goal.band.kilograms + Self.tolerance { return true }
    guard let start = startOfGoal.flatMap({ entry(at: $0)?.countedMass }), start != goal.weight
    else { return false }
    return start > goal.weight ? average <= weight : average >= weight
  }

  /// When the goal was crossed first; nil unless it was.
  var crossingOfGoal: MilestoneCrossing? {
    milestones.first { $0.mass == settings.goal?.weight }?.crossing
  }

  /// The entry from which the way to the goal counts: the first counted one on or after the goal's
  /// own first day, else the first of all; nil without a counted weight.
  package var startOfGoal: EntryReference? { start(of: settings.goal) }

  /// The entry from which the way to `goal` counts.
  func start(of goal: Goal?) -> EntryReference? {
    goal?.from.flatMap(firstCountedEntry) ?? firstCountedEntry(onOrAfter: .first)
  }

  /// After so many days without a weigh-in a forecast is no longer told.
  private static let staleDays = 28
  /// What a sum of binary64 numbers may miss.
  static let tolerance = 1e-9
}

/// The way from an average to a goal, both in kilograms.
private struct Way {
  let average: Double
  let goal: Double

  init(from average: Double, to goal: Goal) {
    self.average = average
    self.goal = goal.weight.kilograms
  }

  func chance(on day: ExpectedWeight) -> Double { day.chance(of: goal, above: goal > average) }

  /// Nil unless there are days left.
  func neededKilograms(in days: Int) -> Double? {
    days > 0 ? 7 * (goal - average) / Double(days) : nil
  }
}
