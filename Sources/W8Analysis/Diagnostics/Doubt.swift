import Primitives
package import W8Engine

/// What an error leaves in doubt: what it hides may belong there, and what is read there may be wrong.
package struct Doubt: Hashable, Sendable {
  /// The parts of the log.
  package let parts: LogParts
  /// Whether nothing of the log is to be shown.
  package let isTotal: Bool
  private let exercises: DoubtfulExercises

  /// Doubts `parts`, of `exercises` where they belong to some.
  init(_ parts: LogParts, of exercises: DoubtfulExercises = .all) {
    self.parts = parts
    self.exercises = exercises
    isTotal = false
  }

  private init() {
    parts = .all
    exercises = .all
    isTotal = true
  }

  /// Doubts everything, so that nothing is to be shown.
  static let total = Doubt()

  /// Whether a report that reads `parts` may be wrong.
  ///
  /// One that is about a single exercise gives all `names` of it as `exerciseKey` makes them.
  package func touches(_ parts: LogParts, ofExercise names: [ExerciseKey]? = nil) -> Bool {
    let common = self.parts.intersection(parts)
    guard let names, !common.isEmpty, common.isSubset(of: .ofExercises) else {
      return !common.isEmpty
    }
    return exercises.mayInclude(names)
  }
}

/// The exercises of which sets are in doubt.
enum DoubtfulExercises: Hashable, Sendable {
  /// It may be any.
  case all
  /// Those with these keys, and those whose names stand in one of these lines, of which no name can be read.
  case some(keys: Set<ExerciseKey>, lines: [String])

  /// Whether the exercise that has these names may be one of them.
  func mayInclude(_ names: [ExerciseKey]) -> Bool {
    guard case .some(let keys, let lines) = self else { return true }
    return names.contains { name in
      keys.contains(name) || lines.contains { exerciseKey($0).text.holds(name.text) }
    }
  }
}
