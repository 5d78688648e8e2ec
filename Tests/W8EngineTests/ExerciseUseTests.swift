import Primitives
import Testing
import W8Engine

@Suite struct ExerciseUseTests {
  private let book = logbook(
    [
      entry(day(0)).doing(exercise("SQUAT"), exercise("Row"), at: "iron"),
      entry(day(1)).doing(exercise("bench"), exercise("Squat"), exercise("squat"), at: "home"),
      entry(day(2)).doing(exercise("Bench press"), at: "iron"),
    ],
    LogbookSettings(
      training: TrainingSettings(exercises: [
        .alias("lat pull", of: "Lat pulldown"), .alias("bench", "bp", of: "Bench press"),
      ])))

  @Test func theLastDoneComesFirst() {
    let uses = book.exerciseUses
    #expect(uses.map(\.name) == ["Bench press", "SQUAT", "Row", "Lat pulldown"])
    #expect(uses.map(\.aliases) == [["bench", "bp"], [], [], ["lat pull"]])
    #expect(uses.map(\.sessionCount) == [2, 2, 1, 0])
    #expect(uses.map(\.lineCount) == [2, 3, 1, 0])
    #expect(uses.map(\.gyms) == [["iron", "home"], ["home", "iron"], ["iron"], []])
    #expect(uses.map(\.lastDate) == [day(2), day(1), day(0), nil])
  }

  @Test func names() {
    #expect(book.exerciseName(of: "squat") == "SQUAT")
    #expect(book.exerciseName(of: "bench press") == "Bench press")
    #expect(book.exerciseName(of: "curl") == "curl")
  }
}
