import W8Edits

extension RefactoringProvider {
  /// Joins the sets of two lines of one exercise.
  static let lineJoining = RefactoringProvider(kind: .rewrite) { scope in
    let (analysis, line) = (scope.analysis, scope.line)
    guard analysis.joinableLine(above: line) != nil else { return [] }
    return [
      Refactoring("Join the sets with the line above") { (_) throws(EditRefusal) in
        try analysis.joining(withLineAbove: line)
      }
    ]
  }
}
