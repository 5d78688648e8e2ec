import Primitives
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
    #expect(similar("Squad", to: "Squat", times: 2).isEmpty)
    #expect(similar("Squad", to: "Squat", times: 3) == ["Squat"])
    #expect(similar("Squad", to: "Squat", declared: [ExerciseInfo("Squad", key: "squad")]).isEmpty)
    #expect(similar("Squad", to: "Squat", declared: [.alias("squad", of: "Squat")]).isEmpty)
  }

  /// A name on one to three lines is doubted beside one on three times as many.
  @Test(arguments: [(2, 5, false), (2, 6, true), (3, 8, false), (3, 9, true), (4, 20, false)])
  func aRareNameHasThreeLinesAtMost(rare: Int, often: Int, isFound: Bool) {
    let entries = (0..<often).map { entry(day($0)).doing(exercise("Bench press")) }
    let slips = (0..<rare).map { entry(day(50 + $0)).doing(exercise("Bech press")) }
    let found = logbook(entries + slips).similarExercises
    #expect(found.map(\.count) == (isFound ? [rare] : []))
  }

  /// Words that both mean something tell names apart: opposites, numbers, single letters, words of other names.
  @Test(arguments: [
    ("Decline bench press", "Incline bench press"), ("Wide pull over", "Wide push over"),
    ("Hip adduction", "Hip abduction"), ("Hack squats", "Back squats"),
    ("Complex day 2", "Complex day 1"), ("Bar row type A", "Bar row type B"),
    ("Hip abductions", "Hip adductions"), ("Triceps pushdown", "Triceps pulldown"),
    ("BB row", "DB row"),
  ])
  func wordsThatMeanSomethingAreNoSlip(rare: String, known: String) {
    #expect(similar(rare, to: known, times: 9).isEmpty)
  }

  @Test func aWordOfOtherNamesIsNoSlip() {
    let often = (0..<6).map {
      entry(day($0)).doing(exercise("Bench press"), exercise("French curl"))
    }
    func similar(_ name: String) -> [String] {
      logbook(often + [entry(day(9)).doing(exercise(name))]).similarExercises.map(\.otherName)
    }
    #expect(similar("French press") == [] && similar("Fench press") == ["Bench press"])
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
  }
}
