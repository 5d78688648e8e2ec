import Testing
import W8Engine

@Suite struct SimilarExerciseTests {
  private func similar(
    _ rare: String, to known: String, times: Int = 5, declared: [ExerciseInfo] = []
  ) -> [String] {
    let often = (0..<times).map { entry(day($0)).doing(exercise(known)) }
    let book = logbook(
      often + [entry(day(99)).doing(exercise(rare))],
      LogbookSettings(training: TrainingSettings(exercises: declared)))
    return book.similarExercises.map(\.otherName)
  }

  @Test(arguments: [
    ("Bech press", "Bench press", true), ("Bench pres", "Bench press", true),
    ("Bech pres", "Bench press", false), ("Bench preess", "Bench press", true),
    // Nine letters and two slips; eight letters and two slips.
    ("Dead liftss", "Dead lifter", true), ("Deadlifts", "Deadlifto", true),
    ("Pull-up", "Push-up", false), ("Squad", "Squat", true), ("Rows", "Row", false),
    ("Curl", "Curk", false), ("Développe", "Développé", true), ("Squat", "Bench press", false),
  ])
  func slips(rare: String, known: String, isFound: Bool) {
    #expect(similar(rare, to: known) == (isFound ? [known] : []))
  }

  @Test func theOtherMustBeUsedOften() {
    #expect(similar("Squad", to: "Squat", times: 4).isEmpty)
    #expect(similar("Squad", to: "Squat", declared: [ExerciseInfo("Squad", key: "squad")]).isEmpty)
    #expect(similar("Squad", to: "Squat", declared: [.alias("squad", of: "Squat")]).isEmpty)
  }

  @Test func theNearestIsTaken() {
    let often = (0..<6).map {
      entry(day($0)).doing(exercise("Bench presses"), exercise("Bench press"))
    }
    let book = logbook(
      often + [
        entry(day(9)).doing(exercise("Bench presse")),
        entry(day(9)).doing(exercise("Bench presses")),
      ])
    // Both are one letter away; the longer one was used on seven lines.
    #expect(book.similarExercises.map(\.otherName) == ["Bench presses"])
    #expect(book.similarExercises.map(\.otherCount) == [7])
    #expect(book.similarExercises.first.flatMap { book.date(of: $0.session) } == day(9))
  }
}
