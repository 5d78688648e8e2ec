import Testing
import W8Engine

@Suite struct StreakTests {
  private func streak(_ days: [Int], today: Int = 0) -> Int {
    logbook(days.map { entry(day($0), kilograms(80)) }).streak(today: day(today))
  }

  @Test(arguments: [
    ([0], 1), ([-1], 1), ([-2], 0), ([], 0), ([-2, -1, 0], 3), ([-3, -1, 0], 2),
    // Two weigh-ins of a day are one day; over the turn of the year; days to come count too.
    ([-1, -1, 0, 0], 2), (Array(-45 ... -1), 45), ([0, 1, 2], 3),
  ])
  func daysInARow(days: [Int], expected: Int) {
    #expect(streak(days) == expected)
  }

  @Test func excludedWeightsCountAndNoWeightsDoNot() {
    let entries = [
      entry(day(-3), kilograms(80)), entry(day(-2), kilograms(90)).excluded,
      entry(day(-1), kilograms(80)), entry(day(0)),
    ]
    #expect(logbook(entries).streak(today: day(0)) == 3)
    #expect(logbook(entries).streak(today: day(1)) == 0)
  }

  @Test func theEdgesOfTheCalendar() {
    let book = logbook([entry(.first, kilograms(80)), entry(.last, kilograms(80))])
    #expect(book.streak(today: .first) == 1 && book.streak(today: .last) == 1)
  }
}
