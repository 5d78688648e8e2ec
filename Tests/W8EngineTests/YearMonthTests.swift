import Testing
import W8Engine

@Suite struct YearMonthTests {
  @Test func partsAndName() {
    let march = month(2026, 3)
    #expect(march.year == 2026 && march.month == 3)
    #expect(march.name == "March")
    #expect(march.description == "2026-03")
    #expect(date(2026, 3, 31).yearMonth == march)
  }

  @Test(arguments: [(2026, 0), (2026, 13), (0, 1), (10_000, 1), (Int.max, 1), (1, Int.min)])
  func monthsThatDoNotExist(year: Int, number: Int) {
    #expect(YearMonth(year: year, month: number) == nil)
  }

  @Test(arguments: [(2026, 2, 28), (2024, 2, 29), (1900, 2, 28), (2000, 2, 29), (2026, 4, 30)])
  func daysInAMonth(year: Int, number: Int, count: Int) {
    let month = month(year, number)
    #expect(month.dayCount == count)
    #expect(month.lastDay.day == count && month.firstDay.day == 1)
    #expect(month.date(day: count + 1) == nil && month.date(day: 0) == nil)
    #expect(month.date(day: count) == month.lastDay)
  }

  @Test func order() {
    #expect(month(2025, 12) < month(2026, 1))
    #expect(month(2026, 2) < month(2026, 11))
  }
}
