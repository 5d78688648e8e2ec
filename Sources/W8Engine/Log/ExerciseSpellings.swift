import Primitives

/// The keys under which the lines of one exercise may be written, aliases not followed.
struct ExerciseSpellings: Sendable {
  /// The keys, that of the exercise first.
  let keys: [ExerciseKey]
  /// The hashes of the keys.
  let hashes: [Int]

  init(_ keys: [ExerciseKey]) {
    self.keys = keys
    hashes = keys.map(\.hashValue)
  }

  /// Whether lines of the exercise are written with `key`.
  func contains(_ key: ExerciseKey) -> Bool { keys.contains(key) }

  /// Whether `name` is one of the exercise.
  func contains(_ name: SessionNames.Name) -> Bool {
    hashes.contains(name.keyHash) && keys.contains(name.key)
  }

  /// Whether the lines of `branch` are lines of the exercise.
  func contains(_ branch: WrittenBranch) -> Bool {
    hashes.contains(branch.exerciseHash) && keys.contains(branch.exercise)
  }
}
