import W8Analysis
import W8Engine

extension RefactoringProvider {
  /// Moves an entry below the header of its month.
  static let entryMonth = RefactoringProvider(kind: .move) { scope in
    let (analysis, place) = (scope.analysis, scope.place)
    guard let (_, date) = analysis.strayEntry(at: place) else { return [] }
    return [
      Refactoring(
        "Move this entry below # \(date.yearMonth)", kind: .move,
        refusal: analysis.refusalToMoveToItsMonth(place)
      ) { (_) throws(EditRefusal) in
        try analysis.movingToItsMonth(place)
      }
    ]
  }

  /// Sets a month header that is missing.
  static let monthHeader = RefactoringProvider(kind: .general) { scope in
    let (analysis, place) = (scope.analysis, scope.place)
    guard let month = analysis.missingHeader(at: place) else { return [] }
    return [
      Refactoring(
        "Insert the month header # \(month)", kind: .general,
        refusal: analysis.refusalToInsertHeader(above: place)
      ) { (_) throws(EditRefusal) in
        try analysis.insertingHeader(above: place)
      }
    ]
  }
}
