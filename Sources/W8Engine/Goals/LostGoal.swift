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
