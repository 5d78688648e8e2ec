import Testing

@testable import W8Engine

@Suite struct GoalOutlookTests {
  private static let last = date(2026, 2, 11)

  private func goal(
    _ value: Double, band: Double? = nil, by: CivilDate? = nil, from: CivilDate? = nil
  ) -> Goal {
    Goal(
      kilograms(value), writtenIn: .kilogram, by: by, from: from, band: band.map { kilograms($0) })
  }

  /// The outlook of the log that falls from 84 to 81.
  private func outlook(_ goal: Goal?, today: CivilDate = last) -> GoalOutlook {
    ForecastTests.log(
      ForecastTests.falling, from: date(2026, 1, 1), LogbookSettings(goal: goal)
    ).goalOutlook(today: today)
  }

  /// The outlook today, day 0, of equal weights on each of `days`.
  private func outlook(
    _ goal: Goal?, of weight: Double, on days: some Collection<Int>, today: Int = 0
  ) -> GoalOutlook {
    logbook(days.map { entry(day($0), kilograms(weight)) }, LogbookSettings(goal: goal))
      .goalOutlook(today: day(today))
  }

  @Test(
    arguments: [
      (81.0, 0.491752, GoalStatus.possible, date(2026, 2, 12), date(2026, 3, 16), -0.070114),
      (80.5, 0.330015, .possible, date(2026, 2, 20), nil, -0.195114),
      (80.0, 0.195151, .later, date(2026, 3, 1), nil, -0.320114),
      (78.0, 0.005609, .later, nil, nil, -0.820114),
    ] as [(Double, Double, GoalStatus, CivilDate?, CivilDate?, Double)])
  func aGoalWithADate(
    weight: Double, chance: Double, status: GoalStatus, earliest: CivilDate?, latest: CivilDate?,
    needed: Double
  ) {
    let outlook = outlook(goal(weight, by: date(2026, 3, 11)))
    #expect(outlook.status == status)
    #expect(isClose(outlook.chance, chance, within: 5.1e-7))
    #expect(outlook.earliest == earliest && outlook.latest == latest)
    #expect(isClose(outlook.neededKilograms, needed, within: 5.1e-7))
    #expect(isClose(outlook.gapKilograms, 81.280457 - weight, within: 5.1e-7))
    #expect(isClose(outlook.pace?.weeklyKilograms, -0.493160, within: 5.1e-7))
    #expect(outlook.warnings.isEmpty && (outlook.crossed == nil) == (weight < 80.9))
  }

  private static let slow = "; a pace tends to slow down"

  @Test(
    arguments: [
      (
        81.0,
        "possible by 11 March 2026, 12 February at the earliest, 50 % likely by 16 March\(slow)"
      ),
      (80.5, "possible by 11 March 2026, 20 February at the earliest\(slow)"),
      (80.0, "probably after 11 March 2026, 1 March at the earliest\(slow)"),
      (78.0, "probably after 11 March 2026, not reached in the next 5 weeks"),
      (81.2, "reached, now 0.1 kg above"),
    ])
  func theOutlookInWords(weight: Double, words: String) {
    let outlook = outlook(goal(weight, by: date(2026, 3, 11)))
    #expect(outlook.words(today: Self.last, in: .kilogram) == words)
  }

  /// Without a date that the forecast covers the days to come are all that is said.
  @Test(
    arguments: [
      (81.0, nil, "12 February at the earliest, 50 % likely by 16 March"),
      (80.5, nil, "20 February at the earliest"),
      (78.0, nil, "not reached in the next 5 weeks"),
      (80.0, date(2026, 3, 25), "1 March at the earliest"),
      (80.0, date(2026, 2, 11), "1 March at the earliest"),
      (80.0, date(2026, 2, 10), "1 March at the earliest"),
      (80.9, nil, "within reach"),
    ] as [(Double, CivilDate?, String)])
  func anOpenGoal(weight: Double, by: CivilDate?, words: String) {
    let outlook = outlook(goal(weight, by: by))
    #expect(outlook.status == .open && outlook.chance == nil)
    #expect(outlook.words(today: Self.last, in: .kilogram) == words)
    #expect((outlook.neededKilograms == nil) == (by.map { $0 <= Self.last } ?? true))
  }

  @Test func withinReachIsWithinAWeek() {
    // The chance of 80.6 is 0.1 for the first time on the seventh day.
    let outlook = outlook(goal(80.6))
    #expect(outlook.latest == nil)
    let days = outlook.earliest?.days(since: Self.last) ?? 0
    #expect((1...7).contains(days), "\(days)")
    #expect(outlook.words(today: Self.last, in: .kilogram) == "within reach")
  }

  @Test func aLikelyGoalIsOnTrack() {
    // Equal weights of 82: the average is as likely above as below them.
    let above = outlook(goal(82.26, by: day(14)), of: 82, on: -29...0)
    #expect(above.status == .possible && above.chance.map { $0 < 0.5 } == true)
    let book = ForecastTests.log(
      ForecastTests.falling, from: date(2026, 1, 1),
      LogbookSettings(goal: goal(80.99, band: 0, by: date(2026, 3, 20))))
    let outlook = book.goalOutlook(today: Self.last)
    #expect(outlook.status == .onTrack && outlook.chance.map { $0 >= 0.5 } == true)
    #expect(outlook.shortWords(today: Self.last, in: .kilogram) == "on track")
    #expect(
      outlook.words(today: Self.last, in: .kilogram).hasPrefix(
        "on track for 20 March 2026, 12 February at the earliest"))
  }

  @Test(
    arguments: [
      (0...0, "no forecast yet: it needs 7 weigh-ins over 14 days (so far 1 over 0 days)"),
      (0...12, "no forecast yet: it needs 7 weigh-ins over 14 days (so far 13 over 12 days)"),
    ])
  func aShortLogIsEarlyWhateverTheWeight(days: ClosedRange<Int>, words: String) {
    for weight in [82.0, 75] {
      let outlook = outlook(goal(weight), of: 82, on: days, today: 12)
      #expect(outlook.status == .early && outlook.earliest == nil && outlook.forecast == nil)
      #expect(outlook.words(today: day(12), in: .kilogram) == words)
      #expect(isClose(outlook.gapKilograms, 82 - weight))
    }
  }

  @Test func withoutAGoalOrAWeight() {
    let none = outlook(nil)
    #expect(none.status == .noGoal && none.gapKilograms == nil && none.warnings.isEmpty)
    #expect(none.pace != nil && none.forecast != nil && none.neededKilograms == nil)
    let empty = outlook(goal(75, by: day(9)), of: 80, on: [])
    #expect(empty.status == .noData && empty.averageKilograms == nil)
    #expect(
      empty.neededKilograms == nil && empty.words(today: day(0), in: .kilogram) == "no weights yet")
  }

  @Test(arguments: [(28, GoalStatus.open), (29, .stale), (4000, .stale)])
  func aLogThatIsNotKeptIsStale(passed: Int, status: GoalStatus) {
    let today = Self.last.adding(days: passed) ?? Self.last
    let outlook = outlook(goal(80), today: today)
    #expect(outlook.status == status && (outlook.earliest == nil) == (status == .stale))
    if status == .stale {
      #expect(
        outlook.words(today: today, in: .kilogram)
          == "last weighed \(passed) days ago; weigh in for a forecast")
    }
    #expect(self.outlook(goal(81.2), today: today).status == .reached)
  }

  @Test(
    arguments: [
      // The default band of a goal in kilograms is 0.25 kg, both ends included.
      (78.25, 78.0, nil, GoalStatus.reached), (77.75, 78, nil, .reached), (78.251, 78, nil, .open),
      (79, 78, 1, .reached), (79, 78, 0.999, .open), (78, 78, 0, .reached),
    ] as [(Double, Double, Double?, GoalStatus)])
  func theBandIsTheGoal(weight: Double, target: Double, band: Double?, status: GoalStatus) {
    #expect(outlook(goal(target, band: band), of: weight, on: -29...0).status == status)
  }

  @Test(arguments: [
    // A band in pounds: half a pound; 170.5 lb is inside a goal of 170 lb, 170.501 lb is not.
    (170.5, GoalStatus.reached), (170.501, .open),
  ])
  func theBandFollowsTheUnitOfTheGoal(weight: Double, status: GoalStatus) {
    let entries = (-19...0).map { entry(day($0), mass(weight, .pound)) }
    for (written, status) in [(MassUnit.pound, status), (.stone, status), (.kilogram, .reached)] {
      let goal = Goal(mass(170, .pound), writtenIn: written)
      let book = logbook(entries, LogbookSettings(goal: goal))
      #expect(book.goalOutlook(today: day(0)).status == status)
    }
  }

  /// Beyond the goal as seen from the start, which is the first weight from its own day on.
  @Test func theStartDecidesWhichSideIsBeyond() {
    let entries = [entry(day(-40), kilograms(70))] + (-20...0).map { entry(day($0), kilograms(79)) }
    func status(_ from: CivilDate?) -> GoalStatus {
      logbook(entries, LogbookSettings(goal: goal(78, from: from))).goalOutlook(today: day(0))
        .status
    }
    #expect(status(nil) == .reached && status(day(-30)) == .open)
    // Nothing was weighed from this day on: the first of all counts.
    #expect(status(day(5)) == .reached)
    let atGoal = [entry(day(-40), kilograms(78))] + (-20...0).map { entry(day($0), kilograms(79)) }
    let outlook = logbook(atGoal, LogbookSettings(goal: goal(78))).goalOutlook(today: day(0))
    #expect(outlook.status == .open)
  }

  /// 80 was crossed in May, and the weight has come back from 75 since August.
  @Test func aGoalThatWasCrossedLongAgo() throws {
    let today = date(2026, 11, 24)
    func book(_ goal: Goal) -> Logbook {
      ForecastTests.log(
        ForecastTests.turning, from: date(2025, 9, 1), LogbookSettings(goal: goal))
    }
    let outlook = book(goal(80)).goalOutlook(today: today)
    #expect(isClose(outlook.averageKilograms, 77.876388, within: 5.1e-7))
    #expect(isClose(outlook.pace?.weeklyKilograms, 0.210305, within: 5.1e-7))
    #expect(outlook.status == .reached && outlook.crossed == date(2026, 5, 21))
    let turn = GoalTurn(crossed: date(2026, 5, 21), farthest: date(2026, 8, 17))
    #expect(outlook.warnings == [.turned(turn)])
    #expect(
      outlook.words(today: today, in: .kilogram) == "reached on 21 May 2026, now 2.1 kg below")
    #expect(book(goal(80)).nextMilestone == nil)

    let again = book(goal(80, from: date(2026, 8, 17))).goalOutlook(today: today)
    #expect(again.status == .open && again.warnings.isEmpty && again.crossed == nil)
    #expect(again.words(today: today, in: .kilogram) == "not reached in the next 12 weeks")
    let expected = try #require(again.forecast?.usualDay(by: nil)?.fourInFive)
    #expect(isClose(expected.lowerBound, 77.391187, within: 5.1e-7))
    #expect(isClose(expected.upperBound, 78.614187, within: 5.1e-7))
  }

  @Test func aReachedGoalIsFollowedByWhatLiesBeyond() {
    let declared: [MilestoneDeclaration] = [
      .every(kilograms(1)), .weight(kilograms(79), label: nil), .weight(kilograms(78), label: nil),
    ]
    let settings = LogbookSettings(goal: goal(81), milestones: declared)
    let book = ForecastTests.log(
      ForecastTests.falling + Array(repeating: 81.1, count: 9), from: date(2026, 1, 1), settings)
    #expect(book.hasReachedGoal)
    #expect(book.nextMilestone?.milestone.mass == kilograms(79))
  }

  @Test func aDateCountsFromTodayOn() {
    let late = outlook(goal(80, by: date(2026, 3, 11)), today: date(2026, 3, 4))
    #expect(isClose(late.neededKilograms, 80 - 81.28045663650656))
    let passed = outlook(goal(80, by: date(2026, 2, 20)), today: date(2026, 2, 21))
    #expect(passed.status == .open && passed.neededKilograms == nil)
    #expect(passed.warnings == [.passed])
  }

  @Test func everythingCountsInOneUnit() {
    let pounds = ForecastTests.falling.map { mass($0, .pound) }
    let entries = pounds.enumerated().map { entry(day($0.offset), $0.element) }
    let goal = Goal(mass(80, .pound), writtenIn: .pound)
    let outlook = logbook(entries, LogbookSettings(goal: goal)).goalOutlook(today: day(41))
    #expect(isClose(outlook.pace?.weeklyKilograms, -0.4931600329383592 * 0.45359237, within: 1e-9))
    #expect(outlook.wayWords(in: .pound) == "1.3 lb to go")
  }

  @Test func extremesDoNotTrap() {
    let masses = [Int64.min, -1, 0, 1, .max].map { Mass(tenNanograms: $0) }
    for first in masses {
      for last in masses {
        let entries = (0..<19).map { entry(day($0), $0 < 9 ? first : last) }
        for target in masses {
          let goal = Goal(
            target, writtenIn: .stone, by: .last, from: .first, band: Mass(tenNanograms: .max))
          for band in [nil, goal.writtenBand] {
            var goal = goal
            goal.writtenBand = band
            let declared = [MilestoneDeclaration.every(Mass(tenNanograms: 1)), .every(last)]
            let book = logbook(entries, LogbookSettings(goal: goal, milestones: declared))
            for today in [CivilDate.first, day(8), .last] {
              #expect(book.goalOutlook(today: today).gapKilograms?.isFinite == true)
            }
            #expect(book.nextMilestone.map { 0...1 ~= $0.progress } ?? true)
          }
        }
      }
    }
  }
}
