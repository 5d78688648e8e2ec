import Testing
import W8Engine

@Suite struct GoalWarningTests {
  @Test(arguments: [
    // A third of 90 kg is 30 kg.
    (60.0, false), (59.999, true), (120, false), (120.001, true), (8, true), (90, false),
  ])
  func goalsFarFromTheAverageAreImplausible(weight: Double, expected: Bool) {
    let goal = Goal(kilograms(weight), writtenIn: .kilogram)
    #expect(goal.isImplausible(forAverage: 90) == expected)
  }

  @Test func noGoalIsImplausibleWithoutAWeight() {
    let goal = Goal(kilograms(8), writtenIn: .kilogram)
    #expect(logbook([], LogbookSettings(goal: goal)).goalOutlook(today: day(0)).warnings == [])
  }

  @Test func aReachedGoalHasNoWarning() {
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
    #expect(outlook.warnings == [.passed, .unreachable, .implausible])
  }
}
