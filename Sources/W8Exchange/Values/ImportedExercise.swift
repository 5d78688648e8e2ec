/// One run of an exercise in a session.
package struct ImportedExercise: Equatable, Sendable {
  /// The name as the source writes it.
  package var name: String
  /// Whether it was done in turn with the one before it.
  package var joinsPrevious = false
  /// The sets in order.
  package var sets: [ImportedSet] = []
  /// What was written about it and its sets.
  package var notes: [String] = []

  /// Makes an exercise without sets.
  package init(name: String) {
    self.name = name
  }
}
