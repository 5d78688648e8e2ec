import Testing
import W8Engine
import W8TestSupport

@Suite struct CivilDateTests {
  @Test(arguments: [
    (1970, 1, 1, 0), (1969, 12, 31, -1), (2000, 2, 29, 11_016), (2000, 3, 1, 11_017),
    (2026, 1, 3, 20_456), (1, 1, 1, -719_162), (9999, 12, 31, 2_932_896),
  ])
  func knownDays(year: Int, month: Int, day: Int, number: Int32) {
    let known = CivilDate(year: year, month: month, day: day)
    #expect(known?.dayNumber == number)
    #expect(CivilDate(dayNumber: number) == known)
  }

  @Test(arguments: [
    (2026, 2, 29), (1900, 2, 29), (2100, 2, 29), (2026, 2, 30), (2026, 4, 31), (2026, 13, 1),
    (2026, 0, 1), (2026, 1, 0), (2026, 1, 32), (0, 1, 1), (10_000, 1, 1), (-1, 1, 1),
    (Int.max, Int.max, Int.max), (Int.min, Int.min, Int.min),
  ])
  func daysThatDoNotExist(year: Int, month: Int, day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }

  @Test func dayNumbersOutsideTheCalendar() {
    #expect(CivilDate(dayNumber: -719_163) == nil)
    #expect(CivilDate(dayNumber: 2_932_897) == nil)
    #expect(CivilDate(dayNumber: .min) == nil)
    #expect(CivilDate(dayNumber: .max) == nil)
  }

  /// Counts the days of every month since the year 1 by the rule of leap years, and looks at the
  /// edges of each month and at one day inside.
  @Test func everyMonthOfTheCalendar() {
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    var generator = SeededGenerator(seed: 5)
    var first = -719_162
    var faults = 0
    for year in 1...9999 {
      let isLeap = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0)
      for month in 1...12 {
        let length = lengths[month - 1] + (isLeap && month == 2 ? 1 : 0)
        for day in [1, Int.random(in: 1...length, using: &generator), length] {
          let date = CivilDate(year: year, month: month, day: day)
          let number = first + day - 1
          // Counted from 1969-12-29, day -3, which was a Monday.
          let weekday = ((number + 3) % 7 + 7) % 7
          let isRight =
            date?.dayNumber == Int32(number) && date?.year == year && date?.month == month
            && date?.day == day && date?.weekday.rawValue == UInt8(weekday)
          faults += isRight ? 0 : 1
        }
        faults += CivilDate(year: year, month: month, day: length + 1) == nil ? 0 : 1
        first += length
      }
    }
    #expect(faults == 0)
    #expect(first - 1 == 2_932_896)
  }

  @Test func addingStaysInTheCalendar() {
    #expect(date(2026, 1, 3).adding(days: -7) == date(2025, 12, 27))
    #expect(date(2024, 2, 28).adding(days: 2) == date(2024, 3, 1))
    #expect(date(1, 1, 7).adding(days: -7) == nil)
    #expect(date(9999, 12, 31).adding(days: 1) == nil)
    #expect(date(2026, 1, 3).adding(days: .max) == nil)
    #expect(date(1, 1, 1).adding(days: .min) == nil)
    #expect(date(2026, 1, 3).adding(days: 1 << 32) == nil)
  }

  @Test func distanceAndOrder() {
    #expect(date(2026, 3, 1).days(since: date(2026, 2, 1)) == 28)
    #expect(date(1, 1, 1).days(since: date(9999, 12, 31)) == -3_652_058)
    #expect(date(2025, 12, 31) < date(2026, 1, 1))
  }

  @Test func textIsISO8601() {
    #expect(date(2026, 1, 3).description == "2026-01-03")
    #expect(date(7, 11, 30).description == "0007-11-30")
  }
}
