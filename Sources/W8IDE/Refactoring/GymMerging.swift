import W8Analysis

extension RefactoringProvider {
  /// Gives what a gym has to another declared one.
  static let gymMerging = RefactoringProvider(kind: .rewrite) { scope in
    let analysis = scope.analysis
    guard let gym = scope.gym else { return [] }
    let name = analysis.spelling(ofGym: gym)
    let others = analysis.book.gyms.filter { $0.id != gym }.prefix(mostTargets)
    return others.map { other in
      Refactoring(
        "Merge \(name) into \(analysis.spelling(ofGym: other.id))",
        refusal: analysis.refusalToMerge(gym: gym, into: other.id)
      ) { (interruption) throws(EditRefusal) in
        try analysis.merging(gym: gym, into: other.id, unless: interruption)
      }
    }
  }
}

/// No more gyms are offered.
private let mostTargets = 8
