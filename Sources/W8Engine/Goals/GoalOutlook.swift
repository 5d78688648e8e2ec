/// How a book stands towards its goal.
package struct GoalOutlook: Hashable, Sendable {
  /// How it stands.
  package let status: GoalStatus
  /// The days from today on after which the goal is reached, from 0; nil unless on track.
  package let daysLeft: Int?
  /// The day on which the trend after the last day with a value is at the goal; nil unless on track or
  /// overdue, and after the calendar's end.
  package let date: CivilDate?
  /// The level of the trend now; nil without a day value.
  package let levelKilograms: Double?
  /// How far the level is from the goal, never negative; nil without a goal or a day value.
  package let gapKilograms: Double?
  /// How the trend moves; nil while there are too few day values.
  package let weeklyVelocityKilograms: Double?
  /// How the weight must move from today on to be at the goal on its date; nil without a date
  /// after today.
  package let requiredWeeklyKilograms: Double?
  /// What is to be said about the goal, each at most once.
  package let warnings: [GoalWarning]

  /// `should have been reached by 4 March 2026; weigh in`; nil unless it should have been.
  package var overdueWords: String? {
    guard status == .overdue, let date else { return nil }
    return "should have been reached by \(date.words); weigh in"
  }
}

/// How a book stands towards its goal; the first case that holds in this order.
package enum GoalStatus: UInt8, CaseIterable, Hashable, Sendable {
  case noGoal
  case noData
  /// Fewer than seven day values, fewer than seven days from first to last, or uneven first weeks.
  case insufficientData
  /// Within the band, or at the goal or beyond it as seen from the start.
  case reached
  /// Moving away from the goal, or not at all.
  case wrongDirection
  /// More than 730 days away from the last day with a value.
  case tooSlow
  /// It should have been reached before today; no later weigh-in shows whether it was.
  case overdue
  case onTrack
}

extension Logbook {
  /// How the book stands towards its goal on `today`.
  package func goalOutlook(today: CivilDate) -> GoalOutlook {
    let journey = goalJourney
    let status = journey.status(today: today)
    let days = [.onTrack, .overdue].contains(status) ? journey.daysToGoal : nil
    let date = days.flatMap { trend?.lastDate.adding(days: $0) }
    let passed = trend.map { today.days(since: $0.lastDate) } ?? 0
    let required = journey.requiredWeeklyKilograms(today: today)
    return GoalOutlook(
      status: status, daysLeft: status == .onTrack ? days.map { $0 - passed } : nil, date: date,
      levelKilograms: trend?.levelKilograms, gapKilograms: journey.gapKilograms,
      weeklyVelocityKilograms: trend?.weeklyVelocityKilograms,
      requiredWeeklyKilograms: required,
      warnings: goalWarnings(status: status, today: today))
  }

  /// What is known about the way to the goal.
  var goalJourney: GoalJourney {
    GoalJourney(
      goal: settings.goal, startKilograms: startOfGoal.flatMap(mass)?.kilograms, trend: trend)
  }

  /// The entry from which the way to the goal counts: the first counted one on or after the goal's
  /// own first day, else the first of all; nil without a counted weight.
  package var startOfGoal: EntryReference? { start(of: settings.goal) }

  /// The entry from which the way to `goal` counts.
  func start(of goal: Goal?) -> EntryReference? {
    goal?.from.flatMap(firstCountedEntry) ?? firstCountedEntry(onOrAfter: .first)
  }

  private func mass(of reference: EntryReference) -> Mass? {
    entry(at: reference)?.countedMass
  }
}
