import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let similarExercise = Rule(
    8411, "similar-exercise", .warning,
    Explanation(
      finds: """
        An exercise logged once whose name is nearly that of one logged at least five times: one \
        letter apart from five letters on, two from nine on.
        """,
      harm: "A misspelt name splits the history of the exercise in two.",
      example: benchPresses("Bech press"),
      instead: benchPresses("Bench press")),
    .book { analysis, findings in
      for similar in analysis.trainingFaults.value.exerciseNames.similar {
        guard let (place, range) = analysis.onlyLine(of: similar.exercise) else { continue }
        let name = analysis.files[place.file].string(range).filter { $0 != "\"" }
        let other = analysis.logbook.exerciseName(of: similar.other)
        findings.report(
          place, range,
          "\"\(shortened(name, to: 24))\" is logged once, \"\(shortened(other, to: 24))\" "
            + "\(similar.otherCount) times")
      }
    },
    fixes: { scope in
      let similar = scope.analysis.trainingFaults.value.exerciseNames.similar.first {
        guard let line = scope.analysis.onlyLine(of: $0.exercise) else { return false }
        return line.place.file == scope.file.index && line.range == scope.diagnostic.range
      }
      guard let similar else { return [] }
      let other = scope.analysis.logbook.exerciseName(of: similar.other)
      let name = scope.text.filter { $0 != "\"" }
      guard !other.contains("\""), !other.isEmpty else { return [] }
      var fixes: [Fix] = []
      for right in [other, "\"\(other)\""] where fixes.isEmpty {
        let edit = scope.replacing(with: right)
        guard scope.mends(edit), scope.isName(other, after: edit) else { continue }
        fixes.append(.preferred("Rename to \(shortened(other))", edit))
      }
      if let alias = alias(name, of: other, similar.other, scope) {
        fixes.append(.possible("Declare it another name of \(shortened(other))", alias))
      }
      return fixes
    })
}

private func benchPresses(_ name: String) -> String {
  let days = (1...5).map { "0\($0)       82.1\n    Bench press:        3x5 60\n" }
  return "# 2026-01\n\n" + days.joined() + "06       82.1\n    \(name):         3x5 60\n"
}

/// Adds `name` to the other names of an exercise, which is declared where it is not yet.
private func alias(
  _ name: String, of other: String, _ key: ExerciseKey, _ scope: FixScope
) -> TextEdit? {
  let declared = scope.analysis.directives(of: KeywordSet(.exercise)).first { directive in
    guard case .exercise(let arguments) = directive.placed.directive else { return false }
    return exerciseKey(arguments.name.text) == key
  }
  guard let declared else {
    return scope.declaration("exercise   \"\(other)\" alias:\"\(name)\"", with: .exercise)
  }
  // A fix changes its own file only, and a second declaration would not count.
  guard declared.file.index == scope.file.index else { return nil }
  return scope.appending(" alias:\"\(name)\"", to: declared.place)
}

extension FixScope {
  /// Whether the line logs the exercise `name` once `edit` is made.
  fileprivate func isName(_ name: String, after edit: TextEdit) -> Bool {
    guard let tree = tree(after: [edit]),
      let token = tree.tokens(ofLine: 0).first(where: { $0.kind == .name || $0.kind == .string })
    else { return false }
    let range = tree.range(of: token, line: 0)
    return exerciseKey(tree.exerciseName(range)) == exerciseKey(name)
  }
}

extension Analysis {
  /// The first line of a dated entry that logs the exercise of a canonical key, and the bytes of
  /// the name on it.
  fileprivate func onlyLine(of key: ExerciseKey) -> (place: LinePlace, range: TextRange)? {
    let training = logbook.settings.training
    let places = files.lazy.flatMap { file in file.sections.indices.lazy.map { (file, $0) } }
    for (file, index) in places {
      let section = file.sections[index]
      guard section.lowered.loggedKeys.contains(where: { training.canonical($0) == key })
      else { continue }
      let logged = section.lowered.contributions.lazy.flatMap(\.entries).flatMap(\.sessions)
        .flatMap(\.exercises)
      guard let line = logged.first(where: { training.canonical($0.key) == key })?.line else {
        continue
      }
      let place = file.place(section: index, line: Int(line))
      guard let token = place.token(.name) ?? place.token(.string) else { return nil }
      return (place, place.range(of: token))
    }
    return nil
  }
}
