import W8Analysis
import W8Engine
import W8Syntax
import W8Text

extension RefactoringProvider {
  /// The other colours, on the line that declares a gym.
  static let gymColor = RefactoringProvider(kind: .rewrite) { scope in
    let analysis = scope.analysis
    guard scope.place.kind == .directive, let gym = scope.gym,
      let declared = analysis.book.gym(gym),
      analysis.declaration(of: .gym(gym))?.isOn(scope.place) == true,
      // Nothing can follow what is never closed.
      scope.place.token(.verbatim) == nil
    else { return [] }
    return GymColor.allCases.filter { $0 != declared.color }.map { color in
      Refactoring("Make \(analysis.spelling(ofGym: gym)) \(color.rawValue)") {
        (_) throws(EditRefusal) in
        try analysis.recolouring(gym: gym, color)
      }
    }
  }
}

extension NamedPlace {
  fileprivate func isOn(_ line: LinePlace) -> Bool {
    file == line.file && line.contentRange.start <= range.start
      && range.end <= line.contentRange.end
  }
}
