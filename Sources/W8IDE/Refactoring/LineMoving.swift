import W8Edits

extension RefactoringProvider {
  /// Moves a session or an exercise, with all below it, by one.
  static let lineMoving = RefactoringProvider(kind: .move) { scope in
    let (analysis, line) = (scope.analysis, scope.line)
    let directions: [(MoveDirection, String)] = [(.up, "Move up"), (.down, "Move down")]
    return directions.compactMap { direction, title in
      guard analysis.canMove(line, direction) else { return nil }
      return Refactoring(title, kind: .move) { (_) throws(EditRefusal) in
        try analysis.moving(line, direction)
      }
    }
  }
}
