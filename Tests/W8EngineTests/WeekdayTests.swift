import Testing
import W8Engine

@Suite struct WeekdayTests {
  @Test func theWeekBeginsOnMonday() {
    #expect(
      Weekday.allCases.map(\.abbreviation) == ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
    #expect(Weekday.monday < .sunday)
    #expect(Weekday.wednesday.name == "Wednesday")
  }

  @Test func knownWeekdays() {
    // 1970-01-01 was a Thursday, 2000-02-29 a Tuesday, 2026-01-03 a Saturday.
    #expect(date(1970, 1, 1).weekday == .thursday)
    #expect(date(2000, 2, 29).weekday == .tuesday)
    #expect(date(2026, 1, 3).weekday == .saturday)
    #expect(date(1, 1, 1).weekday == .monday)
  }
}
