import W8Analysis

extension RefactoringProvider {
  /// Sorts the days of the file.
  static let entryOrder = RefactoringProvider(kind: .organizeEntries) { scope in
    let (analysis, file) = (scope.analysis, scope.file)
    return [
      Refactoring("Sort the days of this file", kind: .organizeEntries) { (_) throws(EditRefusal) in
        try analysis.sortingDays(of: file)
      }
    ]
  }
}
