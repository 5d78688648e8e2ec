package import W8Engine
import W8Syntax

/// The names of the exercises of each of `sessions` of a section, each spelling read once.
func exerciseNames(_ tree: SyntaxTree, _ sessions: [SessionLines]) -> SessionNames {
  var names: [SessionNames.Name] = []
  var places: [UInt32: Int] = [:]
  var lines: [SessionNames.Line] = []
  let ends = sessions.map { session in
    for line in session.lines {
      guard tree.lines[line].kind == .exercise, let id = tree.nameID(ofLine: line) else {
        continue
      }
      let place = places[id] ?? names.count
      if place == names.count {
        let written = collapsingBlanks(tree.nameRange(ofLine: line).map(tree.exerciseName) ?? "")
        names.append(SessionNames.Name(written, key: exerciseKey(written)))
        places[id] = place
      }
      lines.append(SessionNames.Line(name: place, line: line))
    }
    return lines.count
  }
  return SessionNames(names, lines: lines, ends: ends)
}

extension SyntaxTree {
  /// The exercise on `line`, which has `name`, with its sets.
  func exercise(_ name: SessionNames.Name, on line: SessionNames.Line) -> LoggedExercise {
    var exercise = LoggedExercise(name.written, key: name.key, line: line.line)
    if joinsExercises(Int(line.line)) { exercise.joining = .superset }
    exercise.groups = setGroups(ofLine: Int(line.line)).counted
    return exercise
  }
}

extension [SetGroupSyntax] {
  /// The groups that add to figures, as the logbook has them.
  package var counted: [SetGroup] { indicesOfCounted.map { SetGroup(self[$0]) } }

  /// Where these stand among all groups of the line.
  var indicesOfCounted: [Int] { indices.filter { self[$0].counts } }
}
