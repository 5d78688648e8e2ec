import W8Book
import W8Edits
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let similarExercise = Rule(
    8411, "similar-exercise", .warning,
    Explanation(
      finds: """
        A rare exercise with nearly the same name as a frequent one. The rare one is in at most \
        three sessions, the other in at least three times as many. Names of five letters or more \
        may differ in one letter, names of nine or more in two.
        """,
      harm: "If the name is a typo, the exercise has two separate histories.",
      fix: """
        Merge the two: one fix renames the rare one in the log, the other writes its name as an \
        alias. If they are different, declare the exercise with an `exercise` line.
        """,
      example: benchPresses("Bech press"),
      instead: benchPresses("Bench press")),
    .book { analysis, findings in
      let similar = analysis.similarExercises
      let lines = analysis.lines(of: Set(similar.map { $0.exercise }))
      for similar in similar {
        guard let written = lines[similar.exercise], let first = written.first else { continue }
        let name = textWithoutQuotes(first.name)
        let times = similar.count == 1 ? "in 1 session" : "in \(similar.count) sessions"
        let further = written.dropFirst().filter { $0.fileLine.file == first.fileLine.file }
        findings.report(
          first.fileLine, first.range,
          "\"\(shortened(name, to: 24))\" is logged \(times), \"\(shortened(similar.otherName, to: 24))\" "
            + "in \(similar.otherCount); merge them?",
          related: further.map { RelatedLocation(range: $0.range, message: "here too") })
      }
    },
    fixes: .possible { scope in
      let key = scope.analysis.logbook.settings.training.canonical(exerciseKey(scope.name))
      let similar = scope.analysis.similarExercises
        .first { $0.exercise == key }
      guard let similar else { return [] }
      let other = similar.otherName
      var fixes: [Fix] = []
      // A fix changes its own file only: lines in others would keep the name.
      let lines = scope.analysis.lines(of: [similar.exercise])[similar.exercise]?.count
      if let edits = scope.renaming(to: other), edits.count == lines {
        fixes.append(
          .preferred("Merge both into \(shortened(other))", edits, if: false))
      }
      if let alias = alias(scope.name, of: other, similar.other, scope) {
        fixes.append(.possible("Make it an alias of \(shortened(other))", alias))
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
  guard let declared = scope.directives.declaration(of: key) else {
    return scope.declaration("exercise \"\(other)\" alias:\"\(name)\"", with: .exercise)
  }
  // A fix changes its own file only, and a second declaration would not count.
  guard declared.file.index == scope.file.index else { return nil }
  return declared.fileLine.appending(" alias:\"\(name)\"")
}

extension FixScope {
  /// The name that is doubted, without quotes.
  fileprivate var name: String { textWithoutQuotes(text) }

  /// The edits that write `name` in each place of the diagnostic, bare or in quotes; nil where one of them would
  /// not be read so.
  fileprivate func renaming(to name: String) -> [TextEdit]? {
    guard !name.utf8.contains(UInt8(ascii: "\"")), !name.isEmpty else { return nil }
    let ranges = [diagnostic.range] + diagnostic.related.map { $0.range }
    for right in [name, "\"\(name)\""] {
      let edits = ranges.map { TextEdit($0, right) }
      if edits.allSatisfy({ isName(name, after: $0) }) { return edits }
    }
    return nil
  }

  /// Whether the line of `edit` logs the exercise `name` once it is made, without a new fault.
  private func isName(_ name: String, after edit: TextEdit) -> Bool {
    guard let line = file.line(at: edit.range.start) else { return false }
    let scope = FixScope(fixed, diagnostic, at: line)
    guard scope.mends(edit), let tree = scope.tree(after: [edit]),
      let token = tree.tokens(ofLine: 0).first(where: { $0.kind == .name || $0.kind == .string })
    else { return false }
    let range = tree.range(of: token, line: 0)
    return exerciseKey(tree.exerciseName(range)) == exerciseKey(name)
  }
}

/// The name of an exercise on a line.
private struct WrittenName {
  let fileLine: FileLine
  let range: TextRange
  let name: String
}

extension Analysis {
  /// The lines of dated entries that log exercises of canonical keys, in the order of the book.
  fileprivate func lines(of keys: Set<ExerciseKey>) -> [ExerciseKey: [WrittenName]] {
    var lines: [ExerciseKey: [WrittenName]] = [:]
    if keys.isEmpty { return lines }
    let training = logbook.settings.training
    for file in files {
      for (index, section) in file.sections.enumerated() {
        let lowered = section.lowered
        guard lowered.loggedKeys.contains(where: { keys.contains(training.canonical($0)) }) else {
          continue
        }
        let logged = lowered.contributions.lazy.flatMap { $0.entries }.flatMap { $0.sessions }
          .flatMap { $0.exercises }
        for exercise in logged {
          let key = training.canonical(exercise.key)
          guard keys.contains(key) else { continue }
          let fileLine = file.line(section: index, index: Int(exercise.line))
          guard let range = fileLine.range(of: .name) ?? fileLine.range(of: .string) else {
            continue
          }
          lines[key, default: []].append(
            WrittenName(fileLine: fileLine, range: range, name: file.string(range)))
        }
      }
    }
    return lines
  }
}
