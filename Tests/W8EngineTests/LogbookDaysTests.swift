import Testing
import W8Engine

@Suite struct LogbookDaysTests {
  private let book = logbook([
    entry(date(2025, 11, 30), kilograms(80)), entry(date(2025, 12, 10)),
    entry(date(2026, 1, 9), kilograms(84)), entry(date(2026, 1, 11), kilograms(85)),
  ])

  @Test func daysAscendWithTheAverageBefore() {
    #expect(book.days.map(\.date) == [date(2025, 11, 30), date(2026, 1, 9), date(2026, 1, 11)])
    // 80, 84 after a long pause of forty days, 84.25 two days later
    #expect(book.days.map(\.averageKilograms) == [80, 84, 84.25])
    #expect(book.days.map(\.previousAverageKilograms) == [nil, nil, 84])
  }

  @Test func daysOfAMonth() {
    #expect(book.days(ofMonthAt: 0).map(\.valueKilograms) == [80])
    #expect(book.days(ofMonthAt: 1).isEmpty)
    #expect(book.days(ofMonthAt: 2).map(\.valueKilograms) == [84, 85])
    #expect(book.days(ofMonthAt: 3).isEmpty && book.days(ofMonthAt: -1).isEmpty)
  }

  @Test func aDayIsFoundByItsDate() {
    #expect(book.day(on: date(2026, 1, 9))?.valueKilograms == 84)
    #expect(book.day(on: date(2026, 1, 10)) == nil)
    #expect(book.day(on: date(2025, 12, 10)) == nil)
    #expect(book.day(before: date(2026, 1, 9))?.valueKilograms == 80)
    #expect(book.day(before: date(2025, 11, 30)) == nil)
    #expect(book.lastDay(onOrBefore: date(9999, 12, 31))?.valueKilograms == 85)
    #expect(book.lastDay(onOrBefore: date(2025, 11, 29)) == nil)
  }

  @Test func theLastCountedEntryOfADay() {
    let found = book.lastCountedEntry(onOrBefore: date(2026, 1, 10))
    #expect(found == EntryReference(month: 2, entry: 0))
    #expect(book.lastCountedEntry(onOrBefore: date(2025, 11, 29)) == nil)
  }

  @Test func monthsAreFound() {
    #expect(book.index(of: month(2026, 1)) == 2)
    #expect(book.index(of: month(2025, 10)) == nil)
    #expect(book.index(of: month(2026, 2)) == nil)
  }

  @Test func anEmptyBookHasNoFigures() {
    let empty = logbook([])
    #expect(empty.days.isEmpty && empty.rows().isEmpty && empty.index(of: month(2026, 1)) == nil)
    #expect(empty.day(on: day(0)) == nil && empty.summary(ofMonthAt: 0) == nil)
  }
}
