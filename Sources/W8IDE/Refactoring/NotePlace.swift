import W8Edits

extension RefactoringProvider {
  /// Puts the note behind an entry, a session or an exercise on a line of its own.
  static let noteToLine = RefactoringProvider(kind: .rewrite) { scope in
    let (analysis, line) = (scope.analysis, scope.line)
    guard analysis.canMoveNote(below: line) else { return [] }
    return [
      Refactoring("Move the note to a line of its own") { (_) throws(EditRefusal) in
        try analysis.movingNote(below: line)
      }
    ]
  }

  /// Puts a note line behind the line above it, to which it belongs.
  static let noteToTail = RefactoringProvider(kind: .rewrite) { scope in
    let (analysis, line) = (scope.analysis, scope.line)
    guard analysis.canMoveNote(behindLineAbove: line) else { return [] }
    return [
      Refactoring("Move the note to the line above") { (_) throws(EditRefusal) in
        try analysis.movingNote(behindLineAbove: line)
      }
    ]
  }
  /// Logs the sets of which the note behind an exercise consists.
  static let setsInNote = RefactoringProvider(kind: .rewrite) { scope in
    let (analysis, line) = (scope.analysis, scope.line)
    guard analysis.hasSetsInNote(line) else { return [] }
    return [
      Refactoring("Log the sets of the note") { (_) throws(EditRefusal) in
        try analysis.loggingSetsOfNote(line)
      }
    ]
  }
}
