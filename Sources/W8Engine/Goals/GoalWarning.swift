/// What is to be said about a goal.
package enum GoalWarning: UInt8, CaseIterable, Hashable, Sendable {
  /// Its date is before today.
  case passed
  /// The trend moves away from it, or not at all.
  case unreachable
  /// It is under 40 or over 150 kg, but inside 30 to 200 kg.
  case unhealthy
  /// It is outside 30 to 200 kg.
  case implausible
  /// Its date asks for more than 1 % of body weight a week.
  case steep
}

extension Goal {
  /// What is to be said about its weight alone; nil for a weight that is healthy for most people.
  package var healthWarning: GoalWarning? {
    if !PlausibleRange.goal.contains(weight) { return .implausible }
    return PlausibleRange.healthyGoal.contains(weight) ? nil : .unhealthy
  }
}

extension GoalJourney {
  /// The share of body weight that may change in a week.
  private static let steepShare = 0.01

  /// The warnings of the goal, in the order of their cases.
  func warnings(
    status: GoalStatus, requiredWeekly: Double?, today: CivilDate
  ) -> [GoalWarning] {
    guard let goal else { return [] }
    var warnings: [GoalWarning] = []
    if let by = goal.by, by < today { warnings.append(.passed) }
    if status == .wrongDirection { warnings.append(.unreachable) }
    if let warning = goal.healthWarning { warnings.append(warning) }
    if let trend, let requiredWeekly, status != .reached,
      requiredWeekly.magnitude > Self.steepShare * trend.levelKilograms
    {
      warnings.append(.steep)
    }
    return warnings
  }
}

extension Logbook {
  /// The day on which the goal was reached before it was lost again; nil unless it was.
  ///
  /// The goal is lost where a week or more after its milestone was crossed neither the trend nor the latest day
  /// value is at it any more: before that the trend may not have come so far.
  package var dayOfLostGoal: CivilDate? {
    let journey = goalJourney
    guard let goal = journey.goal, let trend = journey.trend, trend.hasEnoughDays,
      !journey.isReached, let latest = lastDay(onOrBefore: .last),
      let milestone = milestones.first(where: { $0.kind == .goal }),
      let crossed = milestone.crossing?.date,
      latest.date.days(since: crossed) >= Self.daysToLose
    else { return nil }
    let past = latest.valueKilograms - goal.weight.kilograms
    let missing =
      switch milestone.direction {
      case .down: past
      case .up: -past
      case .stable: past.magnitude
      }
    return missing > goal.band.kilograms ? crossed : nil
  }

  private static let daysToLose = 7
}
