import Foundation
import Testing
import W8Engine

@Suite struct ISOWeekTests {
  @Test(arguments: [
    // From the text of ISO 8601: a year's edge may belong to the week-year beside it.
    (2005, 1, 1, "2004-W53"), (2005, 1, 2, "2004-W53"), (2005, 12, 31, "2005-W52"),
    (2007, 1, 1, "2007-W01"), (2008, 12, 29, "2009-W01"), (2010, 1, 3, "2009-W53"),
    (2026, 1, 3, "2026-W01"), (1, 1, 1, "0001-W01"), (9999, 12, 31, "9999-W52"),
  ])
  func knownWeeks(year: Int, month: Int, day: Int, text: String) {
    #expect(ISOWeek(of: date(year, month, day)).description == text)
  }

  @Test func agreesWithFoundation() throws {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    for number in stride(from: Int32(-20_000), to: 60_000, by: 3) {
      let date = try #require(CivilDate(dayNumber: number))
      let parts = calendar.dateComponents(
        [.yearForWeekOfYear, .weekOfYear],
        from: Date(timeIntervalSince1970: Double(number) * 86_400))
      let week = ISOWeek(of: date)
      #expect(week.year == parts.yearForWeekOfYear && week.week == parts.weekOfYear)
    }
  }

  @Test func order() {
    #expect(ISOWeek(of: date(2004, 12, 31)) < ISOWeek(of: date(2005, 1, 3)))
  }

  @Test func weeksByNumber() {
    #expect(ISOWeek(year: 2026, week: 53)?.description == "2026-W53")
    #expect(ISOWeek(year: 2025, week: 53) == nil && ISOWeek(year: 2026, week: 0) == nil)
    #expect(ISOWeek(year: .max, week: .min) == nil && ISOWeek(year: 2026, week: .max) == nil)
    #expect(ISOWeek(year: 2005, week: 1)?.firstDay == date(2005, 1, 3))
    #expect(ISOWeek(year: 2009, week: 1)?.firstDay == date(2008, 12, 29))
    #expect(ISOWeek(year: 9999, week: 52)?.lastDay == .last)
    for number in stride(from: CivilDate.first.dayNumber, to: CivilDate.last.dayNumber, by: 997) {
      let date = CivilDate(dayNumber: number) ?? .first
      let week = ISOWeek(of: date)
      #expect(week.firstDay...week.lastDay ~= date && week.firstDay.weekday == .monday)
      #expect(ISOWeek(year: week.year, week: week.week) == week)
    }
  }
}
