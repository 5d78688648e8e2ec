package import W8Engine
import W8Syntax

/// The exercises of each of `sessions` of a section, read in full: nothing is kept for sections that nobody asks
/// about.
func readExercises(_ tree: SyntaxTree, _ sessions: [SessionLines]) -> [[LoggedExercise]] {
  var names = ExerciseSpellings(tree)
  return sessions.map { session in
    var exercises: [LoggedExercise] = []
    names.forEachExercise(of: session) { line, name, _ in
      var exercise = LoggedExercise(name.written, key: name.key, line: Int32(clamping: line))
      if tree.joinsExercises(line) { exercise.joining = .superset }
      exercise.groups = tree.setGroups(ofLine: line).counted
      exercises.append(exercise)
    }
    return exercises
  }
}

/// The names of the exercises of each of `sessions` of a section.
func exerciseNames(_ tree: SyntaxTree, _ sessions: [SessionLines]) -> SessionNames {
  var names = ExerciseSpellings(tree)
  var (lines, ends): ([Int], [Int]) = ([], [])
  for session in sessions {
    names.forEachExercise(of: session) { lines.append($2) }
    ends.append(lines.count)
  }
  return SessionNames(names.all, lines: lines, ends: ends)
}

extension [SetGroupSyntax] {
  /// The groups that add to figures, as the logbook has them.
  package var counted: [SetGroup] { compactMap { $0.counts ? SetGroup($0) : nil } }
}

/// The names of the exercises of a section, each spelling read once.
private struct ExerciseSpellings {
  /// The names in the order in which they come first.
  private(set) var all: [SessionNames.Name] = []
  private var places: [UInt32: Int] = [:]
  private let tree: SyntaxTree

  init(_ tree: SyntaxTree) {
    self.tree = tree
  }

  /// Calls `use` with each line of `session` that has an exercise with a name, with that name and its place among all.
  mutating func forEachExercise(
    of session: SessionLines, _ use: (Int, SessionNames.Name, Int) -> Void
  ) {
    for line in session.lines {
      guard tree.lines[line].kind == .exercise, let id = tree.nameID(ofLine: line) else {
        continue
      }
      let place = places[id] ?? all.count
      if place == all.count {
        let written = collapsingBlanks(tree.nameRange(ofLine: line).map(tree.exerciseName) ?? "")
        all.append(SessionNames.Name(written, key: written.lowercased()))
        places[id] = place
      }
      use(line, all[place], place)
    }
  }
}
