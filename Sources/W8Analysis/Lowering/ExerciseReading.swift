import W8Engine
import W8Syntax

/// The exercises of each of `sessions` of a section, read in full: nothing is kept for sections that nobody asks
/// about.
func readExercises(_ tree: SyntaxTree, _ sessions: [SessionLines]) -> [[LoggedExercise]] {
  var names: [UInt32: ExerciseName] = [:]
  return sessions.map { session in
    session.lines.compactMap { line in
      guard tree.lines[line].kind == .exercise, let id = tree.nameID(ofLine: line) else {
        return nil
      }
      let name = names[id] ?? ExerciseName(ofLine: line, tree)
      names[id] = name
      var exercise = LoggedExercise(name.written, key: name.key, line: Int32(clamping: line))
      if tree.joinsExercises(line) { exercise.joining = .superset }
      exercise.groups = tree.setGroups(ofLine: line).compactMap { $0.counts ? SetGroup($0) : nil }
      return exercise
    }
  }
}

/// The name of an exercise, for all lines that have it.
private struct ExerciseName {
  let written: String
  let key: ExerciseKey

  init(ofLine line: Int, _ tree: SyntaxTree) {
    written = collapsingBlanks(tree.nameRange(ofLine: line).map(tree.exerciseName) ?? "")
    key = written.lowercased()
  }
}
