import W8Analysis
import W8Engine

extension RefactoringProvider {
  /// Makes one entry of two of one date.
  static let duplicateDays = RefactoringProvider(kind: .rewrite) { scope in
    let (analysis, place) = (scope.analysis, scope.place)
    guard let date = analysis.repeatedDay(at: place) else { return [] }
    return [
      Refactoring(
        "Join the two entries of \(date)", refusal: analysis.refusalToJoinDays(at: place)
      ) { (_) throws(EditRefusal) in
        try analysis.joiningDays(at: place)
      }
    ]
  }
}
