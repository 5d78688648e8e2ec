import W8Book
import W8Edits
import W8Engine
import W8Syntax
import W8Text

extension RefactoringProvider {
  /// Closes a gym and keeps its sessions, or deletes both.
  static let gymDeletion = RefactoringProvider(kind: .rewrite) { scope in
    let analysis = scope.analysis
    guard let gym = scope.gym else { return [] }
    let name = analysis.spelling(ofGym: gym)
    return [
      Refactoring(
        "Close \(name) and keep its sessions",
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

  /// Gives what a gym has to another declared one.
  static let gymMerging = RefactoringProvider(kind: .rewrite) { scope in
    let analysis = scope.analysis
    guard let gym = scope.gym else { return [] }
    let name = analysis.spelling(ofGym: gym)
    let open = analysis.book.gyms.filter { !$0.isClosed(by: analysis.today) }
    let others = open.filter { $0.id != gym }.prefix(mostTargets)
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

extension RefactoringProvider {
  /// The other colors, on the line that declares a gym.
  static let gymColor = RefactoringProvider(kind: .rewrite) { scope in
    let analysis = scope.analysis
    guard scope.line.kind == .directive, let gym = scope.gym,
      let declared = analysis.book.gym(gym),
      analysis.declaration(of: .gym(gym))?.isOn(scope.line) == true,
      // Nothing can follow what is never closed.
      scope.line.token(.verbatim) == nil
    else { return [] }
    return GymColor.allCases.filter { $0 != declared.color }.map { color in
      Refactoring("Make \(analysis.spelling(ofGym: gym)) \(color.rawValue)") {
        (_) throws(EditRefusal) in
        try analysis.recoloring(gym: gym, color)
      }
    }
  }
}

extension NameOccurrence {
  fileprivate func isOn(_ line: FileLine) -> Bool {
    file == line.file && line.contentRange.start <= range.start
      && range.end <= line.contentRange.end
  }
}
