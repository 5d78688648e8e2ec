import W8Book
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let danglingSetup = Rule(
    8508, "dangling-setup", .warning,
    Explanation(
      finds:
        "A `setup` line (a note for a machine) with a gym or an exercise that the log does not use.",
      harm: "No report shows its note. Often one of the names is misspelled.",
      fix: "Correct the name, or remove the line.",
      example: """
        gym        @iron
        setup      @irn "Leg press"  > seat 4

        # 2026-01

        03 Sat   82.1   @iron
            Leg press:          3x12 160
        """,
      instead: """
        gym        @iron
        setup      @iron "Leg press"  > seat 4

        # 2026-01

        03 Sat   82.1   @iron
            Leg press:          3x12 160
        """),
    .book { analysis, findings in
      let book = analysis.book
      let training = analysis.logbook.settings.training
      let gyms = training.setupGyms.filter { gym in
        book.gym(gym) == nil
          && !analysis.files.contains { $0.sections.usedGyms.contains(gym) }
      }
      let exercises = unlogged(
        training.setupExercises.filter { book.names.exercise($0) == nil }, in: analysis)
      if gyms.isEmpty, exercises.isEmpty { return }
      for file in analysis.files {
        for placed in file.settings.directives(of: KeywordSet(.setup)) {
          // An id that cannot be one is fault enough: the line says nothing.
          guard case .setup(let setup) = placed.directive, setup.hasValidGym else { continue }
          let fileLine = file.line(of: placed)
          if gyms.contains(canonicalKey(setup.gym.text)) {
            findings.report(
              fileLine, setup.gym.range.shifted(by: fileLine.sectionStart),
              "\(quoted(setup.gym.text)) has no gym line and no session")
          }
          if exercises.contains(exerciseKey(setup.exercise.text)) {
            findings.report(
              fileLine, setup.exercise.range.shifted(by: fileLine.sectionStart),
              "\(quoted(setup.exercise.text)) is not an exercise of any session; correct the name, or remove the line"
            )
          }
        }
      }
    })
}

/// The exercises among `names` that no line of the book logs. The last sections are looked at first,
/// so that only a name that is missing costs a look at all of them.
private func unlogged(_ names: Set<ExerciseKey>, in analysis: Analysis) -> Set<ExerciseKey> {
  var left = names
  for file in analysis.files.reversed() {
    for section in file.sections.reversed() {
      if left.isEmpty { return [] }
      for key in section.lowered.loggedKeys { left.remove(key) }
    }
  }
  return left
}
