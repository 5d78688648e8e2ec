import Testing
import W8Engine

@Suite struct GoalOutlookTests {
  /// `count` daily values that end today, day 0, at `last`, changing by `step` each day.
  private func steady(_ count: Int, by step: Double, to last: Double) -> [Entry] {
    (0..<count).map { entry(day($0 - count + 1), kilograms(last - step * Double(count - 1 - $0))) }
  }

  private func outlook(_ entries: [Entry], _ goal: Goal?) -> GoalOutlook {
    logbook(entries, LogbookSettings(goal: goal)).goalOutlook(today: day(0))
  }

  private func goal(_ value: Double, band: Double? = nil) -> Goal {
    Goal(kilograms(value), writtenIn: .kilogram, band: band.map(kilograms))
  }

  @Test(
    arguments: [
      // days, change a day, last value, goal, status, days left
      (8, -0.5, 175.0, 170.0, GoalStatus.onTrack, 10), (30, -0.5, 175, 170, .onTrack, 10),
      (14, -0.2, 80, 75, .onTrack, 25), (8, 0, 170, 180, .wrongDirection, nil),
      (8, 0.5, 80, 75, .wrongDirection, nil), (8, 0.5, 70, 75, .onTrack, 10),
      (8, -0.5, 70, 75, .wrongDirection, nil),
      // Seven daily values span six days only.
      (7, -0.5, 80, 75, .insufficientData, nil), (1, 0, 75, 75, .insufficientData, nil),
      (0, 0, 80, 75, .noData, nil),
      // 91.25 kg at 0.125 kg a day are 730 days; a gram more is too many.
      (10, -0.125, 150, 58.75, .onTrack, 730), (10, -0.125, 150, 58.749, .tooSlow, nil),
      // The default band of a goal in kilograms is 0.25 kg, both ends included.
      (8, 0, 78.25, 78, .reached, nil), (8, 0, 77.75, 78, .reached, nil),
      (8, 0, 78.251, 78, .wrongDirection, nil),
      // Beyond the goal, as seen from the start.
      (20, -0.5, 76, 78, .reached, nil), (20, 0.5, 80, 78, .reached, nil),
    ] as [(Int, Double, Double, Double, GoalStatus, Int?)])
  func status(
    count: Int, step: Double, last: Double, target: Double, status: GoalStatus, days: Int?
  ) {
    let outlook = outlook(steady(count, by: step, to: last), goal(target))
    #expect(outlook.status == status)
    #expect(outlook.daysLeft == days)
    #expect(outlook.date == days.map(day))
    // Too few days tell no pace, nor does a single one.
    #expect((outlook.weeklyVelocityKilograms == nil) == (count < 8))
    if count > 7 {
      #expect(isClose(outlook.weeklyVelocityKilograms, 7 * step))
      #expect(isClose(outlook.gapKilograms, (last - target).magnitude))
    }
  }

  @Test func sevenDaysWithAGapAreEnough() {
    let entries = [-7, -5, -4, -3, -2, -1, 0].map {
      entry(day($0), kilograms(80 - Double($0) / 10))
    }
    #expect(outlook(entries, goal(79)).status == .onTrack)
  }

  @Test func withoutAGoal() {
    let outlook = outlook(steady(9, by: -0.5, to: 80), nil)
    #expect(outlook.status == .noGoal && outlook.gapKilograms == nil && outlook.warnings.isEmpty)
    #expect(isClose(outlook.weeklyVelocityKilograms, -3.5))
    let empty = self.outlook([], goal(75))
    #expect(empty.levelKilograms == nil && empty.weeklyVelocityKilograms == nil)
  }

  @Test(arguments: [
    // A band in pounds: half a pound; 170.5 lb is inside a goal of 170 lb, 170.501 lb is not.
    (170.5, GoalStatus.reached), (170.501, .wrongDirection),
  ])
  func theBandFollowsTheUnitOfTheGoal(weight: Double, status: GoalStatus) {
    let entries = (-9...0).map { entry(day($0), mass(weight, .pound)) }
    for unit in [MassUnit.pound, .stone] {
      let goal = Goal(mass(170, .pound), writtenIn: unit)
      #expect(outlook(entries, goal).status == status)
    }
    let kilogramGoal = Goal(mass(170, .pound), writtenIn: .kilogram)
    // 0.5 lb is 0.227 kg.
    #expect(outlook(entries, kilogramGoal).status == .reached)
  }

  @Test func aWrittenBandIsKept() {
    let entries = steady(8, by: 0, to: 79)
    #expect(outlook(entries, goal(78, band: 1)).status == .reached)
    #expect(outlook(entries, goal(78, band: 0.999)).status == .wrongDirection)
    #expect(outlook(steady(8, by: 0, to: 78), goal(78, band: 0)).status == .reached)
  }

  @Test func aRegainOpensTheGoalAgain() {
    // From 85 down to 77, then up to 79: the level is above 78 again and rises.
    let down = (0...16).map { entry(day($0 - 30), kilograms(85 - 0.5 * Double($0))) }
    let up = (1...13).map { entry(day($0 - 13), kilograms(77 + 2 * Double($0) / 13)) }
    #expect(outlook(down + up, goal(78)).status == .wrongDirection)
    #expect(outlook(down, goal(78)).status == .reached)
  }

  @Test func theStartIsTheFirstWeightFromItsDayOn() {
    let entries = [entry(day(-40), kilograms(70))] + steady(12, by: -0.5, to: 79)
    var goal = goal(78)
    // Seen from 70 a level of about 79 is beyond 78.
    #expect(outlook(entries, goal).status == .reached)
    goal.from = day(-20)
    #expect(outlook(entries, goal).status != .reached)
    // Nothing was weighed from this day on: the first of all counts.
    goal.from = day(5)
    #expect(outlook(entries, goal).status == .reached)
  }

  @Test func aStartAtTheGoalLeavesOnlyTheBand() {
    let entries = [entry(day(-40), kilograms(78))] + steady(12, by: 0, to: 79)
    #expect(outlook(entries, goal(78)).status != .reached)
  }

  @Test(
    arguments: [
      // 175 → 170 in 35 days is 7 · (−5)/35 = −1 kg a week.
      (35, -1.0, []), (10, -3.5, []), (0, nil, []), (-1, nil, [.passed]),
    ] as [(Int, Double?, [GoalWarning])])
  func theRateThatADateAsksFor(by: Int, required: Double?, warnings: [GoalWarning]) {
    var goal = goal(170)
    goal.by = day(by)
    let outlook = outlook(steady(8, by: -0.5, to: 175), goal)
    #expect(outlook.requiredWeeklyKilograms == nil ? required == nil : true)
    if let required { #expect(isClose(outlook.requiredWeeklyKilograms, required)) }
    #expect(outlook.warnings == warnings)
  }

  @Test func everythingCountsInOneUnit() {
    let entries = (-9...0).map { entry(day($0), mass(180 - 0.5 * Double($0), .pound)) }
    let inPounds = outlook(entries, Goal(mass(175, .pound), writtenIn: .pound))
    #expect(inPounds.status == .onTrack && inPounds.daysLeft == 10)
    // −3.5 lb a week
    #expect(isClose(inPounds.weeklyVelocityKilograms, -3.5 * 0.45359237))
  }

  @Test func extremesDoNotTrap() {
    let masses = [Int64.min, -1, 0, 1, .max].map { Mass(tenNanograms: $0) }
    for first in masses {
      for last in masses {
        let entries = (0..<9).map { entry(day($0), $0 < 4 ? first : last) }
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

  @Test func aDayAfterTheCalendarIsNone() {
    let last = CivilDate.last
    let entries = (0..<8).map {
      entry(last.adding(days: $0 - 7) ?? last, kilograms(83.5 - 0.5 * Double($0)))
    }
    let outlook = logbook(entries, LogbookSettings(goal: goal(75))).goalOutlook(today: last)
    #expect(outlook.status == .onTrack && outlook.daysLeft == 10 && outlook.date == nil)
  }

  /// 5 kg at half a kilogram a day are ten days after the last weigh-in, whatever day it is today.
  @Test(
    arguments: [
      (-3, GoalStatus.onTrack, 13), (0, .onTrack, 10), (10, .onTrack, 0), (11, .overdue, nil),
      (4000, .overdue, nil),
    ] as [(Int, GoalStatus, Int?)])
  func theDateCountsFromTheLastDayWithAValue(today: Int, status: GoalStatus, left: Int?) {
    let book = logbook(steady(8, by: -0.5, to: 80), LogbookSettings(goal: goal(75)))
    let outlook = book.goalOutlook(today: day(today))
    #expect(outlook.status == status && outlook.date == day(10) && outlook.daysLeft == left)
  }
}
