package import Primitives

/// The key of an exercise: equal for all spellings of one name.
package typealias ExerciseKey = ExactText

/// One exercise line of a session.
package struct LoggedExercise: Hashable, Sendable {
  /// The key of the name that is written; aliases are not followed.
  package var key: ExerciseKey
  /// The name as written, runs of blanks collapsed.
  package var name: String
  /// Where the line stands in the contribution that it came from.
  package var line: Int32
  /// Whether the exercise is done alone or in turn with the one above.
  package var joining: ExerciseJoining = .alone
  /// The groups of sets, in order.
  package var groups: [SetGroup] = []

  /// Makes an exercise without sets.
  package init(_ name: String, key: ExerciseKey, line: Int32) {
    self.name = name
    self.key = key
    self.line = line
  }
}

/// Whether an exercise is done alone or in turn with the one above.
package enum ExerciseJoining: UInt8, Hashable, Sendable {
  case alone
  /// `+` before the name.
  case superset
}
