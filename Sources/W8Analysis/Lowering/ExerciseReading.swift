import W8Engine
import W8Syntax

/// The exercises of each of `sessions` of a section, read in full: nothing is kept for sections that nobody asks
/// about.
func readExercises(_ tree: SyntaxTree, _ sessions: [SessionLines]) -> [[LoggedExercise]] {
  let rows = tree.rows
  var names: [UInt32: (name: String, key: ExerciseKey)] = [:]
  return sessions.map { session in
    session.lines.compactMap { line in
      guard tree.lines[line].kind == .exercise else { return nil }
      let range = tree.rowRange(ofLine: line)
      guard let row = range.first(where: { rows[$0].isName }) else { return nil }
      let id = rows[row].value
      if names[id] == nil {
        let name = collapsingBlanks(tree.nameRange(ofLine: line).map(tree.exerciseName) ?? "")
        names[id] = (name, name.lowercased())
      }
      guard let (name, key) = names[id] else { return nil }
      var exercise = LoggedExercise(name, key: key, line: Int32(clamping: line))
      if rows[range.lowerBound].isOf(.superset) { exercise.joining = .superset }
      exercise.groups = tree.setGroups(ofLine: line).filter(\.counts).map(SetGroup.init)
      return exercise
    }
  }
}
