import Primitives
import Testing
import W8Engine

@Suite struct TrainingSettingsTests {
  @Test func firstDeclarationsAndNamesComeFirst() {
    var again = ExerciseInfo("Bench press", key: "bench press")
    again.unit = .pound
    let settings = TrainingSettings(exercises: [
      .alias("bench", "row", of: "Bench press"), again, .alias("bench", "rows", of: "Row"),
    ])
    #expect(
      ["bench", "bench press", "row", "rows", "squat"].map(settings.canonical)
        == ["bench press", "bench press", "row", "row", "squat"])
    #expect(settings.exercise("bench press")?.unit == nil)
    #expect(settings.exercise("bench") == nil && settings.gym("iron") == nil)
  }

  @Test func unitsOfFiles() {
    let settings = TrainingSettings(loadUnits: [.stone, .kilogram, .pound])
    #expect(
      [0, 1, 2, 3, -1].map(settings.loadUnit) == [.pound, .kilogram, .pound, .kilogram, .kilogram])
  }
}
