import W8Analysis

extension RefactoringProvider {
  /// Deletes a gym, and keeps its sessions or not.
  static let gymDeletion = RefactoringProvider(kind: .rewrite) { scope in
    let analysis = scope.analysis
    guard let gym = scope.gym else { return [] }
    let name = analysis.spelling(ofGym: gym)
    return [
      Refactoring(
        "Delete \(name) and keep its sessions",
        refusal: analysis.refusalToDeleteKeepingHistory(gym: gym)
      ) { (interruption) throws(EditRefusal) in
        try analysis.deletingKeepingHistory(gym: gym, unless: interruption)
      },
      Refactoring("Delete \(name) and its sessions", refusal: analysis.refusalToDelete(gym: gym)) {
        (interruption) throws(EditRefusal) in
        try analysis.deletingWithHistory(gym: gym, unless: interruption)
      },
    ]
  }
}
