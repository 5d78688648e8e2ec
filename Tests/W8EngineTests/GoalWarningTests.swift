import Testing

@testable import W8Engine

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

  @Test func warningsStandInOrder() {
    let goal = Goal(kilograms(35), writtenIn: .kilogram, by: day(-1))
    let entries = (-9...0).map { entry(day($0), kilograms(100 + Double($0))) }
    let outlook = logbook(entries, LogbookSettings(goal: goal)).goalOutlook(today: day(0))
    #expect(outlook.warnings == [.passed, .implausible])
  }

  /// The turn of weights that are their own average: from `start` over a step to the third day, then a step each day.
  private func turn(
    _ days: Int, from start: Double = 82, then first: Double = 77, by step: Double = 0.01,
    goal: Double = 80, band: Double? = nil, since: CivilDate? = nil
  ) -> GoalTurn? {
    let values = [start, start] + (0..<days).map { first + step * Double($0) }
    let goal = Goal(
      kilograms(goal), writtenIn: .kilogram, from: since, band: band.map { kilograms($0) })
    return daily(values, LogbookSettings(averageSpan: 1, goal: goal)).goalTurn
  }

  @Test func aTurnTakesFourWeeksBeyondTheBand() {
    #expect(turn(28) == nil)
    let expected = GoalTurn(crossed: day(2), farthest: day(2))
    #expect(turn(29) == expected)
    #expect(turn(29, from: 70, then: 79, by: -0.01, goal: 75) == expected)
    // 77 is 3 kg beyond.
    #expect(turn(29, band: 2) == expected && turn(29, band: 3) == nil)
  }

  @Test func aTurnLeadsBackToAGoalThatWasCrossed() {
    #expect(turn(60, by: -0.01) == nil && turn(60, by: 0) == nil)
    #expect(turn(60, goal: 70) == nil && turn(60, goal: 82) == nil)
    #expect(turn(60, since: day(1)) == nil)
  }

  /// Down to 76 until the eleventh day of the turn, then up.
  @Test func aNewWayStartsFarthestBeyond() {
    let values = [82, 82] + (0..<60).map { 76 + 0.05 * (Double($0) - 10).magnitude }
    let goal = Goal(kilograms(80), writtenIn: .kilogram)
    let turn = daily(values, LogbookSettings(averageSpan: 1, goal: goal)).goalTurn
    #expect(turn == GoalTurn(crossed: day(2), farthest: day(12)))
  }
}
