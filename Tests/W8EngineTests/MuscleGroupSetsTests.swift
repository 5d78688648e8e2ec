import Primitives
import Testing
import W8Engine

@Suite struct MuscleGroupSetsTests {
  private let book: Logbook = {
    var settings = LogbookSettings()
    settings.training = TrainingSettings(exercises: [
      declared("Bench", trains: "chest", "triceps"), declared("Dip", trains: "triceps", "chest"),
      declared("Bench", trains: "legs"), declared("Calf raise", trains: "calves"),
    ])
    return logbook(
      [
        entry(day(0)).doing(
          exercise("Bench", group(2, x: 5).warmUp, group(3, x: 5), group(x: 0)),
          exercise("Dip", group(4, x: 8))),
        entry(day(3)).doing(exercise("Curl", group(2, x: 12))).doing(
          exercise("bench", group(x: 3))),
      ], settings)
  }()

  /// Bench 3 sets (neither two warm-ups nor the missed one), Dip 4.
  @Test func aSetIsDirectForTheMainGroupAndIndirectForOthers() {
    let sets = book.muscleGroupSets(in: day(0)...day(2))
    #expect(sets.total == 7 && sets.withoutGroup == 0)
    #expect(sets.sets(of: "chest") == TrainingSets(direct: 3, indirect: 4))
    #expect(sets.sets(of: "triceps") == TrainingSets(direct: 4, indirect: 3))
    // 3 + 4/2 and 4 + 3/2
    #expect(sets.sets(of: "chest").weighted == 5 && sets.sets(of: "triceps").weighted == 5.5)
    // Of two declarations of Bench the first counts.
    #expect(sets.sets(of: "legs").isEmpty && sets.groups.sorted() == ["chest", "triceps"])
  }

  @Test func whatHasNoGroupIsCountedByItself() {
    let sets = book.muscleGroupSets(in: day(3)...day(3))
    #expect(sets.total == 3 && sets.withoutGroup == 2)
    #expect(sets.sets(of: "chest") == TrainingSets(direct: 1))
    #expect(book.muscleGroupSets(in: day(1)...day(2)) == MuscleGroupSets())
  }

  @Test func daysAddUp() {
    var sum = book.muscleGroupSets(in: day(0)...day(0))
    sum += book.muscleGroupSets(in: day(1)...day(9))
    #expect(sum == book.muscleGroupSets(in: .first ... .last))
    #expect(book.setCounts(in: .first ... .last) == ["bench": 4, "dip": 4, "curl": 2])
  }

  @Test func groupsStandInTheOrderOfTheirDeclarations() {
    #expect(book.settings.training.muscleGroups == ["chest", "triceps", "calves"])
  }
}

private func declared(_ name: String, trains groups: MuscleGroup...) -> ExerciseInfo {
  var exercise = ExerciseInfo(name, key: ExactText(name.lowercased()))
  exercise.groups = groups
  return exercise
}
