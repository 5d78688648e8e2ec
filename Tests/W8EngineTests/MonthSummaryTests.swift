import Primitives
import Testing
import W8Engine

@Suite struct MonthSummaryTests {
  private let book = logbook(
    [
      entry(date(2025, 12, 29), kilograms(80)).visiting("iron"),
      entry(date(2025, 12, 31), kilograms(84)),
      entry(date(2026, 1, 1), kilograms(99)).excluded.visiting("home", "iron"),
      entry(date(2026, 1, 2), kilograms(85), at: time(21, 0)).visiting("old", nil),
      entry(date(2026, 1, 2), kilograms(85)), entry(date(2026, 1, 3)),
      entry(date(2026, 1, 4), kilograms(82)), entry(date(2026, 2, 1)),
    ],
    LogbookSettings(gyms: GymNames(defaultGym: "home", canonicalByAlias: ["old": "iron"])))

  @Test func aMonthAfterOthers() {
    let summary = book.summary(ofMonthAt: 1)
    #expect(summary?.month == month(2026, 1))
    #expect(summary?.entryCount == 5)
    #expect(summary?.daysWeighed == 2)
    #expect(summary?.first == kilograms(85) && summary?.last == kilograms(82))
    // The mean of the day values 85 and 82; averages 80, 81 | 82, 82
    #expect(summary?.meanKilograms == 83.5)
    #expect(summary?.changeOfAverageKilograms == 1)
    #expect(summary?.visits.map(\.gym) == ["home", "iron"])
    #expect(summary?.visits.map(\.count) == [2, 2])
  }

  @Test func theFirstMonthChangesFromItsFirstDay() {
    #expect(book.summary(ofMonthAt: 0)?.changeOfAverageKilograms == 1)
    let started = Logbook(months: book.months, settings: LogbookSettings(start: kilograms(100)))
    // 100 + 0.25 · (80 − 100) = 95, then 95 + 0.25 · (84 − 95) = 92.25
    #expect(started.summary(ofMonthAt: 0)?.changeOfAverageKilograms == -2.75)
  }

  /// 90 in January after 200 days without a weight, then 86: 90, 89.
  @Test func aMonthAfterALongPauseChangesFromItsFirstDay() {
    let weights = [(date(2025, 6, 1), 80.0), (date(2026, 1, 5), 90), (date(2026, 1, 6), 86)]
    let book = logbook(weights.map { entry($0, kilograms($1)) })
    #expect(book.summary(ofMonthAt: 1)?.changeOfAverageKilograms == -1)
    #expect(book.summary(of: date(2026, 1, 1)...date(2026, 1, 31)).changeOfAverageKilograms == -1)
  }

  @Test func aMonthWithoutWeights() {
    let summary = book.summary(ofMonthAt: 2)
    #expect(summary?.entryCount == 1 && summary?.daysWeighed == 0)
    #expect(summary?.first == nil && summary?.last == nil)
    #expect(summary?.meanKilograms == nil && summary?.changeOfAverageKilograms == nil)
    #expect(summary?.visits.isEmpty == true)
  }
}
