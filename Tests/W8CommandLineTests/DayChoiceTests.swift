import Testing
import W8Engine

@testable import W8CommandLine

@Suite struct DayChoiceTests {
  /// 2026-11-22 is a Sunday.
  @Test(arguments: [
    ("2026-01-31", "2026-01-31"), ("today", "2026-11-22"), ("yesterday", "2026-11-21"),
    ("-30d", "2026-10-23"), ("-0d", "2026-11-22"), ("-4w", "2026-10-25"), ("mon", "2026-11-16"),
    ("Sunday", "2026-11-22"), ("sat", "2026-11-21"),
  ])
  func daysAsSeenFromToday(text: String, expected: String) throws {
    let today = try #require(CivilDate(year: 2026, month: 11, day: 22))
    #expect(DayChoice(text)?.date(today: today)?.description == expected)
  }

  @Test(arguments: [
    "", "-", "-d", "30d", "-3m", "--1d", "-1.5d", "mon,tue", "2026-02-30", "-99999999d",
  ])
  func whatIsNoDay(text: String) {
    #expect(DayChoice(text) == nil)
  }

  @Test func whatLiesBeforeTheCalendarIsNoDay() {
    #expect(DayChoice("-9999999w")?.date(today: .last) == nil)
  }
}
