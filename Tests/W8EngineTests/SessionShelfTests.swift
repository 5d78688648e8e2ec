import Primitives
import Testing
import W8Engine

/// Sessions on a shelf are what the same sessions are when they are written out.
@Suite struct SessionShelfTests {
  private let exercises = DeferredExercises(
    names: {
      SessionNames(
        [SessionNames.Name("Squat", key: "squat")], lines: [SessionNames.Line(name: 0, line: 3)],
        ends: [0, 1, 1, 1])
    }, read: { LoggedExercise($0.written, key: $0.key, line: $1.line) })

  private func entries() throws -> (shelved: Entry, written: Entry) {
    let date = try #require(CivilDate(year: 2026, month: 1, day: 3))
    let (early, late) = (TimeOfDay(minutes: 420), TimeOfDay(minutes: 1200))
    let shelf = SessionShelf(
      [
        KeptSession(at: .standard, time: early), KeptSession(at: .named(1), time: late),
        KeptSession(at: .unknown, time: early), KeptSession(at: .named(0), time: nil),
      ], gyms: ["iron", "home"], exercises: exercises)
    var shelved = Entry(date: date, line: 2)
    var written = shelved
    for place in 1...3 { shelved.addSession(at: place) }
    shelved.take(from: shelf)
    var squats = Session(gym: "home", time: late)
    squats.exercises = [LoggedExercise("Squat", key: "squat", line: 3)]
    written.sessions = [
      squats, Session(gym: GymNames.unknown, time: early), Session(gym: "iron"),
    ]
    return (shelved, written)
  }

  @Test func theyAreEqual() throws {
    let (shelved, written) = try entries()
    #expect(shelved == written && shelved.hashValue == written.hashValue)
    #expect(shelved.sessions == written.sessions && shelved.sessionCount == 3)
    #expect((0..<3).map { shelved.session(at: $0) } == written.sessions)
    // No time, 7:00, 20:00.
    #expect(shelved.sessionOrder == [2, 1, 0] && written.sessionOrder == [2, 1, 0])
  }

  @Test func aChangeLeavesTheShelf() throws {
    var (shelved, written) = try entries()
    shelved.sessions[0].time = nil
    #expect(shelved != written)
    written.sessions[0].time = nil
    #expect(shelved == written && shelved.sessionCount == 3)
  }

  @Test func anEntryWithoutSessionsTakesNone() throws {
    let date = try #require(CivilDate(year: 2026, month: 1, day: 3))
    var entry = Entry(date: date, line: 0)
    entry.take(from: SessionShelf([], gyms: [], exercises: exercises))
    #expect(entry == Entry(date: date, line: 0) && entry.sessions.isEmpty)
  }
}
