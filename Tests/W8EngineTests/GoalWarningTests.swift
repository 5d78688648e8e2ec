import Testing
import W8Engine

@Suite struct GoalWarningTests {
  @Test(
    arguments: [
      (29.999, GoalWarning.implausible), (30, .unhealthy), (39.999, .unhealthy), (40, nil),
      (150, nil), (150.001, .unhealthy), (200, .unhealthy), (200.001, .implausible),
    ] as [(Double, GoalWarning?)])
  func theBoundsOfHealth(weight: Double, expected: GoalWarning?) {
    #expect(Goal(kilograms(weight), writtenIn: .kilogram).healthWarning == expected)
  }

  @Test(arguments: [
    // One per cent of 100 kg in a week is allowed, a gram more is not.
    (99.0, 7, false), (98.999, 7, true), (101, 7, false), (101.001, 7, true), (92, 60, false),
  ])
  func steepness(target: Double, by: Int, isSteep: Bool) {
    let goal = Goal(
      kilograms(target), writtenIn: .kilogram, by: day(by), band: kilograms(0.1))
    let entries = (-9...0).map { entry(day($0), kilograms(100)) }
    let warnings = logbook(entries, LogbookSettings(goal: goal)).goalOutlook(today: day(0)).warnings
    #expect(warnings.contains(.steep) == isSteep)
    // The trend is flat.
    #expect(warnings.contains(.unreachable))
  }

  @Test func aReachedGoalIsNeverSteep() {
    let goal = Goal(kilograms(98), writtenIn: .kilogram, by: day(1), band: kilograms(3))
    let entries = (-9...0).map { entry(day($0), kilograms(100)) }
    let outlook = logbook(entries, LogbookSettings(goal: goal)).goalOutlook(today: day(0))
    #expect(outlook.status == .reached && outlook.warnings.isEmpty)
    #expect(isClose(outlook.requiredWeeklyKilograms, -14))
  }

  @Test func warningsStandInOrder() {
    let goal = Goal(kilograms(35), writtenIn: .kilogram, by: day(-1))
    let entries = (-9...0).map { entry(day($0), kilograms(100 + Double($0))) }
    let outlook = logbook(entries, LogbookSettings(goal: goal)).goalOutlook(today: day(0))
    #expect(outlook.warnings == [.passed, .unreachable, .unhealthy])
  }
}
