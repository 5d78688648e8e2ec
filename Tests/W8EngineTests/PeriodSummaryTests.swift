import Primitives
import Testing
import W8Engine

@Suite struct PeriodSummaryTests {
  private let book = logbook([
    entry(date(2026, 1, 30), kilograms(80)).visiting("iron"),
    entry(date(2026, 2, 1), kilograms(84)).doing(
      exercise("Squat", group(3, x: 5, at: load(100))), at: "home"),
    entry(date(2026, 2, 2)), entry(date(2026, 2, 3), kilograms(90)).excluded,
    entry(date(2026, 2, 4), kilograms(85)),
  ])

  @Test func aWeekOverTheEdgeOfAMonth() {
    // Averages: 80, 81, 82; the values of the week are 80 and 84.
    let week = ISOWeek(of: date(2026, 1, 30))
    let summary = book.summary(of: Period(week).days)
    #expect(summary.entryCount == 2 && summary.daysWeighed == 2)
    #expect(summary.first == kilograms(80) && summary.last == kilograms(84))
    #expect(summary.meanKilograms == 82)
    #expect(summary.changeOfAverageKilograms == 1)
    #expect(summary.visits.map(\.gym) == ["iron", "home"])
    #expect(summary.volume == MassTotal(kilograms(1500)))
  }

  @Test func changesCountFromTheValueBefore() {
    let summary = book.summary(of: date(2026, 2, 2)...date(2026, 2, 28))
    #expect(summary.entryCount == 3 && summary.daysWeighed == 1)
    #expect(summary.first == kilograms(85) && summary.changeOfAverageKilograms == 1)
    #expect(summary.volume == .zero && summary.visits.isEmpty)
  }

  @Test func nothingIn() {
    for dates in [CivilDate.first...CivilDate.first, date(2026, 1, 31)...date(2026, 1, 31)] {
      let summary = book.summary(of: dates)
      #expect(summary.entryCount == 0 && summary.meanKilograms == nil)
      #expect(summary.changeOfAverageKilograms == nil)
    }
  }

  @Test func aMonthIsAPeriod() {
    for index in book.months.indices {
      let month = book.summary(ofMonthAt: index)
      let period = book.summary(of: Period(book.months[index].month).days)
      #expect(month?.entryCount == period.entryCount && month?.last == period.last)
      #expect(month?.meanKilograms == period.meanKilograms && month?.visits == period.visits)
      #expect(month?.changeOfAverageKilograms == period.changeOfAverageKilograms)
    }
    #expect(book.summary(of: .first ... .last).entryCount == 5)
  }
}
