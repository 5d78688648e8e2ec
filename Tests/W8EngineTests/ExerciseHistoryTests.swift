import Primitives
import Testing

@testable import W8Engine

@Suite struct ExerciseHistoryTests {
  private static let warmUps = [group(x: 5, at: load(60)).warmUp, group(x: 3, at: load(80)).warmUp]

  private static func squat(_ groups: SetGroup...) -> LoggedExercise {
    var squat = exercise("Squat")
    squat.groups = warmUps + groups
    return squat
  }

  /// The squats of January 2026: 3x5 100, 3 107.5 and 3x5 102.5 at one gym, 5/5/4! 60 at another.
  private let book = logbook(
    [
      entry(date(2026, 1, 3)).doing(
        squat(group(3, x: 5, at: load(100)), group(x: 3, at: load(107.5))), at: "iron"),
      entry(date(2026, 1, 6)).doing(
        exercise(
          "squat",
          group(x: 5, at: load(60)).repeating(
            SetElement(repetitions: 5), SetElement(repetitions: 5),
            SetElement(repetitions: 4, .failed))), at: "home"),
      entry(date(2026, 1, 10)).doing(squat(group(3, x: 5, at: load(102.5))), at: "iron"),
    ],
    LogbookSettings(
      training: TrainingSettings(setups: [
        SetupNote(gym: "iron", exercise: "squat", text: "rack 7"),
        SetupNote(gym: "home", exercise: "row", text: "no"),
      ])))

  @Test func aBranch() {
    let branch = book.history(of: "squat").branches.first
    #expect(branch?.gym == "iron" && branch?.sessions.count == 2 && branch?.setups == ["rack 7"])
    let figures = branch?.figures
    #expect(figures?.sessionCount == 2 && figures?.lastDate == date(2026, 1, 10))
    #expect(
      figures?.best
        == BestSet(load: .mass(kilograms(107.5)), repetitions: 3, date: date(2026, 1, 3)))
    #expect(
      figures?.loadByRepetitions == [
        RepetitionBest(repetitions: 3, load: kilograms(107.5), date: date(2026, 1, 3)),
        RepetitionBest(repetitions: 5, load: kilograms(102.5), date: date(2026, 1, 10)),
      ])
    // 15 · 100 + 3 · 107.5 + 15 · 102.5
    #expect(figures?.volume == MassTotal(kilograms(3360)))
    // Epley: 107.5 · 1.1 = 118.25 and 102.5 · 7/6 = 119.583…; Brzycki: 102.5 · 36/32 = 115.3125
    #expect(isClose(figures?.epleyKilograms, 102.5 * 7 / 6))
    #expect(isClose(figures?.brzyckiKilograms, 115.3125))
  }

  @Test func recordsAsTheyHappen() {
    let records = book.history(of: "squat").branches.first?.records ?? []
    #expect(
      records.map(\.achievement.kind) == [
        .load, .oneRepetitionMaximum, .volume, .oneRepetitionMaximum,
      ])
    #expect(records.map(\.rank) == [.first, .first, .first, .beaten])
    #expect(records.prefix(3).allSatisfy { $0.date == date(2026, 1, 3) })
    #expect(records.last?.date == date(2026, 1, 10))
    // 15 · 100 + 3 · 107.5
    #expect(records.map(\.achievement).contains(.volume(MassTotal(kilograms(1822.5)))))
  }

  @Test func allGymsTogether() {
    let history = book.history(of: "squat")
    #expect(history.name == "Squat" && history.branches.map(\.gym) == ["iron", "home"])
    #expect(history.figures.sessionCount == 3)
    // 3360 + 14 · 60
    #expect(history.figures.volume == MassTotal(kilograms(4200)))
    #expect(history.figures.loadByRepetitions.map(\.repetitions) == [3, 4, 5])
    // Saturday the 3rd ends the first week: 4 sets; then 3 on Tuesday and 3 on Saturday.
    #expect(history.weeks.map(\.week.description) == ["2026-W01", "2026-W02"])
    #expect(history.weeks.map(\.setCount) == [4, 6])
    #expect(history.weeks(at: ["iron"]).map(\.setCount) == [4, 3])
    #expect(history.weeks(at: ["home"]).map(\.setCount) == [3])
    #expect(history.weeks(at: ["home", "iron"]) == history.weeks)
  }

  /// The gym used last comes first, whatever was done there.
  @Test func branchesStandInTheOrderOfTheirGyms() {
    let squat = exercise("Squat", group(x: 5, at: load(60)))
    let book = logbook([
      entry(day(0)).doing(squat, at: "iron"), entry(day(1)).doing(squat, at: "barn"),
      entry(day(2)).doing(exercise("Row"), at: "iron"),
    ])
    #expect(book.history(of: "squat").branches.map(\.gym) == ["iron", "barn"])
  }

  @Test func anExerciseThatWasNeverDone() {
    let history = book.history(of: "curl")
    #expect(history.name == "curl" && history.sessions.isEmpty && history.branches.isEmpty)
    #expect(history.figures == TrainingFigures() && history.figures.best == nil)
    #expect(history.weeks(at: ["moon"]).isEmpty)
  }

  @Test func previousSetsAreThoseOfTheBook() {
    let history = book.history(of: "squat")
    let expected = history.sessions.map { book.previousSets(of: "squat", before: $0.session) }
    #expect(history.previousSets == expected)
  }
}
