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
    .file { scope, findings in
      let setups = scope.file.settings.setups
      guard !setups.isEmpty else { return }
      let book = scope.analysis.book
      let names = setups.map { exerciseKey($0.setup.exercise.text) }
      let unknown = unlogged(
        Set(names.filter { book.names.exercises[$0] == nil }), in: scope.file)
      for (index, (setup, placed)) in setups.enumerated() {
        let place = scope.file.place(of: placed)
        let gym = canonicalKey(setup.gym.text)
        let isUsed = scope.file.sections.contains { $0.lowered.usedGyms.contains(gym) }
        if book.gym(gym) == nil, !isUsed {
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

/// The exercises among `names` that no line of `file` logs. The last sections are looked at first,
/// so that only a name that is missing costs a look at all of them.
private func unlogged(_ names: Set<String>, in file: FileAnalysis) -> Set<String> {
  var left = names
  for section in file.sections.reversed() {
    if left.isEmpty { return [] }
    for name in section.lowered.loggedNames { left.remove(name.key) }
  }
  return left
}
