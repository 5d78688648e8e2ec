import Primitives
import Testing

@testable import W8Engine

@Suite struct MonthTrainingTests {
  /// The names of the exercises in the order of their sessions.
  private func order(_ parts: [[Entry]]) -> [ExerciseKey] {
    let book = Logbook(
      months: [MonthLog(month: month(2026, 1), contributions: parts)], settings: LogbookSettings())
    return book.sessions.flatMap { book.exercises(of: $0).map(\.exercise) }
  }

  @Test func sessionsStandByDateThenTimeThenPlace() {
    let entries = [
      entry(day(1)).doing(exercise("h")),
      entry(day(0)).doing(exercise("d"), from: time(6, 30)).doing(exercise("g"), from: time(19, 0)),
      entry(day(0), at: time(12, 0)).doing(exercise("e"))
        .doing(exercise("c"), from: time(6, 0)).doing(exercise("f")),
      entry(day(0)).doing(exercise("a")).doing(exercise("b")),
    ]
    #expect(order([entries]) == ["a", "b", "c", "d", "e", "f", "g", "h"])
    #expect(order([Array(entries[2...]), Array(entries[..<2])]).count == 8)
  }

  @Test func equalTimesStandByPlaceInTheBook() {
    // Both sessions are at 10:00; the entry at 8:00 stands after the one without a time, but is
    // written before it.
    let entries = [
      entry(day(0), at: time(8, 0), line: 1).doing(exercise("first"), from: time(10, 0)),
      entry(day(0), line: 5).doing(exercise("second"), from: time(10, 0)),
    ]
    #expect(order([entries]) == ["first", "second"])
    #expect(order([[entries[1]], [entries[0]]]) == ["second", "first"])
  }

  @Test func sessionsAreFoundFromTheirEntries() {
    let book = logbook([
      entry(day(0)).doing(exercise("late"), at: "a", from: time(20, 0)).doing(
        exercise("early"), at: "b"),
      entry(day(3)).visiting("c"), entry(day(40)).doing(exercise("x")),
    ])
    let row = EntryReference(month: 0, entry: 0)
    #expect(book.session(0, of: row) == SessionReference(month: 0, session: 1))
    #expect(book.session(1, of: row) == SessionReference(month: 0, session: 0))
    #expect(book.session(2, of: row) == nil && book.session(-1, of: row) == nil)
    #expect(book.sessions.map { book.gym(of: $0) } == ["b", "a", "c", "default"])
    #expect(book.sessions.map { book.date(of: $0) } == [day(0), day(0), day(3), day(40)])
    #expect(book.lastSession.flatMap { book.entry(of: $0) } == EntryReference(month: 1, entry: 0))
    for reference in [(0, 3), (0, -1), (9, 0), (-1, 0), (.max, .min)] {
      let reference = SessionReference(month: reference.0, session: reference.1)
      #expect(book.session(at: reference) == nil && book.exercises(of: reference).isEmpty)
      #expect(book.previousSets(of: "x", before: reference) == nil)
    }
    #expect(logbook([entry(day(0))]).lastSession == nil)
  }
}
