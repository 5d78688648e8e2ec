import Testing
import W8Engine
import W8TestSupport

@Suite struct MilestoneBoardTests {
  private func settings(
    _ goal: Double?, every interval: Double, from: CivilDate? = nil
  ) -> LogbookSettings {
    LogbookSettings(
      goal: goal.map { Goal(kilograms($0), writtenIn: .kilogram, from: from) },
      milestones: [.every(kilograms(interval))])
  }

  private func crossed(_ book: Logbook) -> [Mass] {
    book.milestones.filter { $0.crossing != nil }.map(\.mass)
  }

  @Test func aValueCrossesAllThatLieBeforeIt() {
    let book = daily([200, 189], settings(160, every: 5))
    #expect(crossed(book) == [195, 190].map { kilograms($0) })
    #expect(book.milestones.prefix(2).allSatisfy { $0.crossing?.date == day(1) })
    let row = EntryReference(month: 0, entry: 1)
    #expect(book.milestones(crossedAt: row).map(\.mass) == [195, 190].map { kilograms($0) })
    #expect(book.milestones(crossedAt: EntryReference(month: 0, entry: 0)).isEmpty)
  }

  /// A new goal does not repeat milestones crossed on the way to an earlier goal.
  @Test func newGoalDoesNotRepeatCrossedMilestones() {
    let settings = LogbookSettings(
      goal: Goal(kilograms(78), writtenIn: .kilogram, from: day(3)),
      earlierGoals: [Goal(kilograms(80), writtenIn: .kilogram, from: day(0))],
      milestones: [.weight(kilograms(84), label: "old"), .weight(kilograms(79), label: nil)])
    let book = daily([85, 83, 80, 81, 78], settings)
    #expect(book.milestones.map(\.mass) == [84, 79, 78].map { kilograms($0) })
    #expect(book.milestones.map { $0.crossing?.date } == [day(1), day(4), day(4)])
    let marked = (0..<5).map { entry in
      book.milestones(crossedAt: EntryReference(month: 0, entry: entry)).map(\.mass)
    }
    #expect(marked == [[], [84], [80], [], [79, 78]].map { $0.map { kilograms($0) } })
  }

  @Test func oneCrossesOnceOnly() {
    let book = daily([82, 79.9, 81, 79.5, 80], settings(70, every: 5))
    #expect(crossed(book) == [kilograms(80)])
    #expect(book.milestones.first?.crossing?.date == day(1))
  }

  @Test func theEntryMarkedIsTheFirstOfItsDayThatIsThere() {
    // Day 1 has 81, 79 and 79.4: the mean is 79.8, and 79 is the first under 80.
    let book = logbook(
      [
        entry(day(0), kilograms(85)), entry(day(1), kilograms(81), at: time(6, 0)),
        entry(day(1), kilograms(60), at: time(6, 30)).excluded,
        entry(day(1), kilograms(79), at: time(7, 0)),
        entry(day(1), kilograms(79.4), at: time(8, 0)),
      ], settings(80, every: 10))
    let row = EntryReference(month: 0, entry: 3)
    #expect(book.milestones.map(\.crossing?.entry) == [row])
    // 81 and 79.1: a mean of 80.05 has not crossed 80.
    let above = logbook(
      [
        entry(day(0), kilograms(85)), entry(day(1), kilograms(81)),
        entry(day(1), kilograms(79.1)),
      ], settings(80, every: 10))
    #expect(crossed(above).isEmpty)
    let lowest = LogbookSettings(
      dayValue: .min, goal: Goal(kilograms(80), writtenIn: .kilogram))
    #expect(crossed(Logbook(months: above.months, settings: lowest)) == [kilograms(80)])
  }

  @Test func meansAreComparedExactly() {
    // The mean of 79.9, 80 and 80.1 is 80, whatever binary64 makes of it.
    let entries = [79.9, 80, 80.1].map { entry(day(1), kilograms($0)) }
    let book = logbook([entry(day(0), kilograms(90))] + entries, settings(80, every: 20))
    #expect(crossed(book) == [kilograms(80)])
    #expect(book.nextMilestone?.progress == 1)
  }

  @Test func whatLiesBehindTheStartIsCrossedThere() {
    var settings = settings(78, every: 5)
    settings.milestones.append(.weight(kilograms(95), label: nil))
    let book = daily([91, 90], settings)
    #expect(crossed(book) == [95, 90].map { kilograms($0) })
    #expect(book.milestones.map(\.crossing?.date) == [day(0), day(1), nil, nil, nil])
  }

  /// The start weighs what the goal is; day 0 has the value 80.3 because of a second weigh-in.
  @Test(arguments: [
    ([79.9], 1), ([80.2, 80.1, 80], 3), ([80.2, 81], nil as Int?),
  ])
  func aGoalAtTheStartIsCrossedWhereTheDaysSaySo(later: [Double], crossed: Int?) {
    let first = [entry(day(0), kilograms(80)), entry(day(0), kilograms(80.6))]
    let rest = later.enumerated().map { entry(day($0 + 1), kilograms($1)) }
    let book = logbook(first + rest, settings(80, every: 5))
    #expect(book.milestones.map(\.mass) == [kilograms(80)])
    #expect(book.milestones.map(\.crossing?.date) == [crossed.map { day($0) }])
    // Nothing of a way from 80 to 80 can be done.
    #expect(crossed != nil || book.nextMilestone?.progress == 0)
  }

  @Test func aGoalAtTheStartAndItsDayIsCrossedThere() {
    let book = daily([80, 81], settings(80, every: 5))
    #expect(book.milestones.map(\.crossing?.date) == [day(0)])
    // From below: 79.7 is the value of day 0, and 80 is passed on day 1.
    let below = logbook(
      [
        entry(day(0), kilograms(80)), entry(day(0), kilograms(79.4)),
        entry(day(1), kilograms(80.5)),
      ], LogbookSettings(milestones: [.weight(kilograms(80), label: nil)]))
    #expect(below.milestones.map(\.crossing?.date) == [day(1)])
    #expect(below.milestones.map(\.direction) == [.up])
  }

  @Test func onlyDaysFromTheStartOnCount() {
    let entries = [-90, -50, -3, 0].map {
      entry(day($0), kilograms($0 == -90 ? 79 : 90 + Double($0) / 10))
    }
    // Weights: 79, 85, 89.7, 90. From day −60 on the start is 85.
    let book = logbook(entries, settings(92, every: 5, from: day(-60)))
    #expect(crossed(book) == [kilograms(90)])
    #expect(book.milestones.map(\.mass) == [90, 92].map { kilograms($0) })
    #expect(book.startOfGoal.flatMap { book.entry(at: $0)?.date } == day(-50))
  }

  @Test func crossingsAreThoseOfThePlainDefinition() {
    for seed in UInt64(0)..<60 {
      var generator = SeededGenerator(seed: seed)
      let months = RandomBook.months.map { RandomBook.log(of: $0, using: &generator) }
      let goal = Double(Int.random(in: 780...860, using: &generator)) / 10
      let from = [nil, CivilDate(year: 2025, month: 4, day: 7)].randomElement(using: &generator)
      let settings = settings(goal, every: 0.3, from: from ?? nil)
      let book = Logbook(months: months, settings: settings)
      guard let start = book.startOfGoal.flatMap({ book.entry(at: $0) }),
        let startMass = start.countedMass
      else { continue }
      let days = book.days.filter { $0.date >= start.date }
      for milestone in book.milestones where milestone.mass != startMass {
        let isDown = kilograms(goal) < startMass
        let limit = milestone.mass.kilograms
        let first = days.first {
          isDown ? $0.valueKilograms <= limit + 1e-12 : $0.valueKilograms >= limit - 1e-12
        }
        #expect(milestone.crossing?.date == first?.date)
      }
    }
  }

  @Test func aBookWithoutMilestones() {
    #expect(daily([80, 79]).milestones.isEmpty && daily([80]).nextMilestone == nil)
    #expect(daily([], settings(70, every: 5)).milestones.map(\.mass) == [kilograms(70)])
    #expect(daily([], settings(70, every: 5)).nextMilestone == nil)
    #expect(daily([80, 70], settings(nil, every: 5)).milestones.isEmpty)
  }
}
