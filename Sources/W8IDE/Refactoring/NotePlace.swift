import W8Edits

extension RefactoringProvider {
  /// Puts the note behind an entry, a session or an exercise on a line of its own.
  static let noteToLine = RefactoringProvider(kind: .rewrite) { scope in
    let (analysis, place) = (scope.analysis, scope.place)
    guard analysis.canMoveNote(below: place) else { return [] }
    return [
      Refactoring("Put the note on a line of its own") { (_) throws(EditRefusal) in
        try analysis.movingNote(below: place)
      }
    ]
  }

  /// Puts a note line behind the line above it, to which it belongs.
  static let noteToTail = RefactoringProvider(kind: .rewrite) { scope in
    let (analysis, place) = (scope.analysis, scope.place)
    guard analysis.canMoveNote(behindLineAbove: place) else { return [] }
    return [
      Refactoring("Put the note behind the line above") { (_) throws(EditRefusal) in
        try analysis.movingNote(behindLineAbove: place)
      }
    ]
  }
}
