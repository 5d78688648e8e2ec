/// A goal with what is known about the way to it.
struct GoalJourney {
  let goal: Goal?
  let startKilograms: Double?
  let trend: HoltTrend?

  private static let mostDaysToGoal = 730
  /// What a sum of binary64 numbers may miss.
  private static let tolerance = 1e-9

  var gapKilograms: Double? {
    guard let goal, let trend else { return nil }
    return (trend.levelKilograms - goal.weight.kilograms).magnitude
  }

  func status(today: CivilDate) -> GoalStatus {
    guard let goal else { return .noGoal }
    guard let trend else { return .noData }
    guard trend.isTelling else { return .insufficientData }
    if isReached { return .reached }
    guard trend.daysQuotient(to: goal.weight.kilograms) != nil else { return .wrongDirection }
    guard let days = daysToGoal else { return .tooSlow }
    return days < today.days(since: trend.lastDate) ? .overdue : .onTrack
  }

  /// The whole days from the last value to the goal; nil when it is not approached or too far away.
  var daysToGoal: Int? {
    goal.flatMap { trend?.days(to: $0.weight.kilograms, most: Self.mostDaysToGoal) }
  }

  /// Nil without a date after `today`.
  func requiredWeeklyKilograms(today: CivilDate) -> Double? {
    guard let goal, let trend, let days = goal.by?.days(since: today), days > 0 else { return nil }
    return 7 * (goal.weight.kilograms - trend.levelKilograms) / Double(days)
  }

  /// Whether the level is within the band, or at or beyond the goal as seen from the start.
  var isReached: Bool {
    guard let goal, let trend, let gapKilograms else { return false }
    if gapKilograms <= goal.band.kilograms + Self.tolerance { return true }
    let weight = goal.weight.kilograms
    guard let startKilograms, startKilograms != weight else { return false }
    return startKilograms > weight
      ? trend.levelKilograms <= weight : trend.levelKilograms >= weight
  }
}
