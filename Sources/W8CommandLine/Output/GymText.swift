import W8Analysis
import W8Engine

extension BookDeclarations {
  /// How the log writes the gym with a key.
  func spelling(of gym: GymID) -> String { self.gym(gym)?.spelling ?? "@\(gym)" }

  /// The sessions at each gym: `@iron 2, @home 1`.
  func words(for visits: [GymVisits]) -> String {
    visits.map { "\(spelling(of: $0.gym)) \($0.count)" }.joined(separator: ", ")
  }
}
