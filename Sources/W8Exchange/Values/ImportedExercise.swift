/// One run of an exercise in a session.
package struct ImportedExercise: Hashable, Sendable {
  /// The name as the source writes it.
  package var name: String
  /// The line of the source where it begins.
  package private(set) var line: Int
  /// Whether it was done in turn with the one before it.
  package var joinsPrevious = false
  /// The sets in order.
  package var sets: [ImportedSet] = []
  /// What was written about it and its sets.
  package var notes: [String] = []

  /// Makes an exercise without sets that begins on `line`.
  package init(name: String, line: Int) {
    self.name = name
    self.line = line
  }

  /// What is said of it, wherever that stands.
  var withoutLine: ImportedExercise {
    var same = self
    same.line = 0
    return same
  }
}
