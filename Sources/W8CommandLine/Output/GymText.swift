import W8Analysis
import W8Engine

extension BookDeclarations {
  /// The sessions at each gym: `@iron 2, @home 1`.
  func words(for visits: [GymVisits]) -> String {
    visits.map { "\(spelling(of: $0.gym)) \($0.count)" }.joined(separator: ", ")
  }
}
