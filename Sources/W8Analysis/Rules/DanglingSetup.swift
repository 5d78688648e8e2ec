import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let danglingSetup = Rule(
    8508, "dangling-setup", .warning,
    Explanation(
      finds: """
        A `setup` of a gym that is neither declared nor used, or of an exercise that is neither \
        declared nor logged.
        """,
      harm: "Its note is shown nowhere; most often one of the names is misspelt.",
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
      let setups = analysis.files.flatMap { file in
        file.settings.setups.map { (setup: $0.setup, place: file.place(of: $0.place)) }
      }
      guard !setups.isEmpty else { return }
      let book = analysis.book
      let names = setups.map { exerciseKey($0.setup.exercise.text) }
      let unknown = unlogged(
        Set(names.filter { book.names.exercises[$0] == nil }), in: analysis)
      for (index, (setup, place)) in setups.enumerated() {
        let gym = canonicalKey(setup.gym.text)
        let isUsed = analysis.files.contains { file in
          file.sections.summary.usedGyms.contains(gym)
        }
        // An id that cannot be one is fault enough.
        if setup.hasValidGym, book.gym(gym) == nil, !isUsed {
          findings.report(
            place, setup.gym.range.shifted(by: place.sectionStart),
            "\(quoted(setup.gym.text)) is neither declared nor used")
        }
        if unknown.contains(names[index]) {
          findings.report(
            place, setup.exercise.range.shifted(by: place.sectionStart),
            "\(quoted(setup.exercise.text)) is neither declared nor logged")
        }
      }
    })
}

/// The exercises among `names` that no line of the book logs. The last sections are looked at first,
/// so that only a name that is missing costs a look at all of them.
private func unlogged(_ names: Set<String>, in analysis: Analysis) -> Set<String> {
  var left = names
  for section in analysis.files.reversed().lazy.flatMap({ $0.sections.reversed() }) {
    if left.isEmpty { return [] }
    for key in section.lowered.loggedKeys { left.remove(key) }
  }
  return left
}
