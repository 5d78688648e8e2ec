import W8Analysis
import W8Syntax

extension RefactoringProvider {
  /// Makes a file of each year; offered on headers and above the first one.
  static let yearFiles = RefactoringProvider(kind: .move) { scope in
    let (analysis, file, place) = (scope.analysis, scope.file, scope.place)
    let isAboveAll = !file.sections.prefix(place.section + 1).contains(where: \.lowered.opensMonth)
    guard place.kind == .month || isAboveAll, analysis.hasSeveralYears(file) else { return [] }
    return [
      Refactoring(
        "Split this file by year", kind: .move, refusal: analysis.refusalToSplitByYear(file),
        needs: .newFiles
      ) { (_) throws(EditRefusal) in
        try analysis.splittingByYear(file)
      }
    ]
  }
}
