import Testing
import W8Engine

@testable import W8CommandLine

@Suite struct PeriodChoiceTests {
  /// 10 February 2026 is a Tuesday.
  @Test(
    arguments: [
      ("2026", "2026-01-01", "2026-12-31"), ("2026-01", "2026-01-01", "2026-01-31"),
      ("2026-W05", "2026-01-26", "2026-02-01"), ("2026-Q1", "2026-01-01", "2026-03-31"),
      ("2026-H2", "2026-07-01", "2026-12-31"), ("2026-01-31", "2026-01-31", "2026-01-31"),
      ("this-month", "2026-02-01", "2026-02-28"), ("last-week", "2026-02-02", "2026-02-08"),
      ("this-week", "2026-02-09", "2026-02-15"), ("last-year", "2025-01-01", "2025-12-31"),
      ("last-half-year", "2025-07-01", "2025-12-31"), ("today", "2026-02-10", "2026-02-10"),
      ("yesterday", "2026-02-09", "2026-02-09"), ("last-quarter", "2025-10-01", "2025-12-31"),
    ])
  func aPeriodIsItsDays(text: String, first: String, last: String) throws {
    let today = try #require(parseDate("2026-02-10"))
    let days = try #require(PeriodChoice(text)).days(today: today)
    #expect(days.lowerBound == parseDate(first))
    #expect(days.upperBound == parseDate(last))
  }

  @Test(
    arguments: [
      "", "-", "26", "02026", "2026-", "2026-1", "2026-13", "2026-W54", "2026-w05", "2026-Q5",
      "2026-Q", "2026-Q01", "2026-02-30", "this", "this-", "this-decade", "next-week", "0000",
      "2026-99999999999999999999", "2026-+1", "٢٠٢٦", "2026-01-01-01",
    ])
  func otherTextIsNone(text: String) {
    #expect(PeriodChoice(text) == nil)
  }

  @Test func theFirstPeriodOfTheCalendarHasNoneBefore() throws {
    let first = try #require(parseDate("0001-01-01"))
    #expect(try #require(PeriodChoice("last-year")).days(today: first).lowerBound == first)
  }

  @Test(arguments: ["", "mo", "mon,", "mon;tue", "mon tue", "montag"])
  func otherWordsAreNoWeekdays(text: String) {
    #expect(parseWeekdays(text) == nil)
    #expect(parseWeekdays("mon,Sunday,TUE")?.count == 3)
  }
}
