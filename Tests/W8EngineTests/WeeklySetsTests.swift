import Primitives
import Testing
import W8Engine

@Suite struct WeeklySetsTests {
  @Test func weeksBelongToTheYearOfTheirThursday() {
    // 29 December 2025 to 4 January 2026 is the first week of 2026.
    let dates = [date(2025, 12, 28), date(2025, 12, 29), date(2026, 1, 4), date(2026, 1, 20)]
    let book = logbook(
      dates.map { date in
        entry(date).doing(
          exercise("X", group(3, x: 5, at: load(10)), group(x: 0), group(x: 9).warmUp))
      })
    let weeks = book.history(of: "x").weeks
    #expect(weeks.map(\.week.description) == ["2025-W52", "2026-W01", "2026-W04"])
    #expect(weeks.map(\.setCount) == [3, 6, 3])
    #expect(book.history(of: "x").weeks(at: ["default"]) == weeks)
  }

  @Test func weeksWithoutSetsThatWereDoneAreLeftOut() {
    let missed = entry(day(0)).doing(exercise("X", group(3, x: 0, at: load(100)), SetGroup()))
    #expect(logbook([missed]).history(of: "x").weeks.isEmpty)
  }

  /// Three times a minute, and one set of 40 kg of which nobody counted the repetitions.
  @Test func setsWithoutRepetitionsCountByWhatTheyHave() {
    var plank = SetGroup()
    plank.seconds = SetSeries(SetElement(seconds: 60), times: 3)
    var carry = SetGroup()
    carry.load = load(40)
    let book = logbook([entry(day(0)).doing(exercise("X", plank, carry))])
    #expect(book.history(of: "x").weeks.map(\.setCount) == [4])
  }
}
