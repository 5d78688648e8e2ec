import Primitives
import Testing
import W8Engine

/// What is done at a gym whose name cannot be read counts for the exercise and for no branch.
@Suite struct UnknownGymTests {
  private let book = logbook([
    entry(day(0)).doing(exercise("Squat", group(3, x: 5, at: load(100))), at: "iron"),
    entry(day(1)).doing(exercise("Squat", group(2, x: 5, at: load(120))), at: GymNames.unknown),
    entry(day(2)).doing(exercise("Squat", group(3, x: 5, at: load(105))), at: "home"),
    entry(day(3)).doing(exercise("Squat", group(3, x: 5, at: load(110))), at: GymNames.unknown),
  ])

  @Test func theExerciseHasIt() {
    let history = book.history(of: "squat")
    #expect(history.sessions.count == 4 && history.figures.sessionCount == 4)
    #expect(history.figures.best?.load == .mass(kilograms(120)))
    #expect(book.exerciseUses.map(\.sessionCount) == [4])
    #expect(book.exerciseUses.map(\.gyms) == [["home", "iron"]])
  }

  @Test func noBranchHasIt() {
    let history = book.history(of: "squat")
    #expect(history.branches.map(\.gym) == ["home", "iron"])
    #expect(history.branches.map(\.sessions.count) == [1, 1])
    #expect(book.gymUses.map(\.info.id) == ["home", "iron"])
    #expect(book.gymUses.map(\.visitCount) == [1, 1])
    let visits = book.months.indices.compactMap { book.summary(ofMonthAt: $0)?.visits }
    #expect(visits.joined().map(\.gym) == ["iron", "home"])
    #expect(book.rows().map(book.gyms) == [["iron"], [], ["home"], []])
    #expect(book.sessions.map(book.gym) == ["iron", nil, "home", nil])
  }

  @Test func nothingIsComparedWithIt() {
    let history = book.history(of: "squat")
    let previous = history.previousSets
    #expect(previous.map { $0?.session.gym } == [nil, nil, "iron", nil])
    #expect(
      previous == history.sessions.map { book.previousSets(of: "squat", before: $0.session) })
  }

  @Test func itsLevelsAreThoseOfNoGym() {
    let press = logbook(
      (0..<2).map {
        entry(day($0)).doing(exercise("Press", group(x: 5, at: level(7))), at: GymNames.unknown)
      })
    #expect(press.history(of: "press").figures.best == nil)
  }

  @Test func noLoadIsImplausibleThere() {
    func found(at gym: GymID) -> Int {
      let entries = [100.0, 100, 100, 1000].enumerated().map { index, kilograms in
        entry(day(index)).doing(exercise("Squat", group(x: 5, at: load(kilograms))), at: gym)
      }
      return logbook(entries).implausibleLoads(inMonthAt: 0).count
    }
    #expect(found(at: "iron") == 1 && found(at: GymNames.unknown) == 0)
  }
}
