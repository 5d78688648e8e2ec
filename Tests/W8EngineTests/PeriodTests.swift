import Testing
import W8Engine
import W8TestSupport

@Suite struct PeriodTests {
  @Test(arguments: [
    (PeriodKind.day, "2026-05-14", 14, 5, 14, 5), (.week, "2026-W20", 11, 5, 17, 5),
    (.month, "2026-05", 1, 5, 31, 5), (.quarter, "2026-Q2", 1, 4, 30, 6),
    (.halfYear, "2026-H1", 1, 1, 30, 6), (.year, "2026", 1, 1, 31, 12),
  ])
  func periodsOfADay(
    kind: PeriodKind, text: String, firstDay: Int, firstMonth: Int, lastDay: Int, lastMonth: Int
  ) {
    let period = Period(kind, containing: date(2026, 5, 14))
    #expect(period.description == text)
    #expect(period.firstDay == date(2026, firstMonth, firstDay))
    #expect(period.lastDay == date(2026, lastMonth, lastDay))
  }

  @Test func namedPeriods() {
    #expect(
      ISOWeek(year: 2026, week: 5).map { Period($0).days } == date(2026, 1, 26)...date(2026, 2, 1))
    #expect(Period(year: 2024, quarter: 1)?.lastDay == date(2024, 3, 31))
    #expect(Period(year: 2026, quarter: 4)?.days == date(2026, 10, 1)...date(2026, 12, 31))
    #expect(Period(year: 2026, half: 2)?.description == "2026-H2")
    #expect(Period(year: 2026)?.days == date(2026, 1, 1)...date(2026, 12, 31))
    #expect(Period(month(2024, 2)).lastDay == date(2024, 2, 29))
    #expect(Period(year: 0) == nil && Period(year: 10_000) == nil)
    #expect(Period(year: 2026, quarter: 5) == nil && Period(year: 2026, half: .max) == nil)
    #expect(Period(year: .max, quarter: .min) == nil)
  }

  @Test func neighborsTouch() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<3000 {
      let range = CivilDate.first.dayNumber...CivilDate.last.dayNumber
      let date = CivilDate(dayNumber: Int32.random(in: range, using: &generator)) ?? .first
      for kind in PeriodKind.allCases {
        let period = Period(kind, containing: date)
        #expect(period.days.contains(date))
        #expect(Period(kind, containing: period.lastDay) == period)
        #expect(period.next.map { $0.firstDay.days(since: period.lastDay) } ?? 1 == 1)
        #expect(period.next?.previous == period || period.next == nil)
      }
    }
  }

  @Test func theEdgesOfTheCalendar() {
    for kind in PeriodKind.allCases {
      #expect(Period(kind, containing: .first).previous == nil)
      #expect(Period(kind, containing: .first).firstDay == .first)
      #expect(Period(kind, containing: .last).next == nil)
      #expect(Period(kind, containing: .last).lastDay == .last)
    }
  }
}
