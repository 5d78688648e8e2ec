/// A name that was used once and looks like one that is used often.
package struct SimilarExercise: Hashable, Sendable {
  /// The canonical key of the name that was used once.
  package let exercise: ExerciseKey
  /// How it was written.
  package let name: String
  /// The session in which it was used.
  package let session: SessionReference
  /// The canonical key of the exercise that may be meant.
  package let other: ExerciseKey
  /// The name of the exercise that may be meant.
  package let otherName: String
  /// How many lines have the exercise that may be meant.
  package let otherCount: Int

  /// How often a name must have been used to be believed.
  package static let leastUses = 5
  /// How many names of each kind are compared; a log has tens.
  static let mostCompared = 1000
}

extension Logbook {
  /// The names that look like a slip of the pen, by name: used on one line and not declared, and one
  /// letter apart from a name on at least five lines, or two from nine letters on.
  ///
  /// Names of fewer than five letters are left alone. Of several candidates the nearest is taken,
  /// then the one used most, then the first by key.
  package var similarExercises: [SimilarExercise] {
    let uses = exerciseUses
    let known = uses.filter { $0.lineCount >= SimilarExercise.leastUses }
      .prefix(SimilarExercise.mostCompared).map { ComparedName($0) }
    let rare = uses.filter {
      $0.lineCount == 1 && settings.training.exercise($0.exercise) == nil
    }
    return rare.prefix(SimilarExercise.mostCompared).compactMap { use in
      similar(to: use, among: known)
    }.sorted { $0.name < $1.name }
  }

  private func similar(to use: ExerciseUse, among known: [ComparedName]) -> SimilarExercise? {
    guard let session = use.lastSession else { return nil }
    let name = ComparedName(use)
    var nearest: (use: ExerciseUse, distance: Int)?
    for candidate in known {
      guard let distance = name.distance(to: candidate) else { continue }
      if let nearest,
        (nearest.distance, -nearest.use.lineCount, nearest.use.exercise)
          <= (distance, -candidate.use.lineCount, candidate.use.exercise)
      {
        continue
      }
      nearest = (candidate.use, distance)
    }
    return nearest.map { nearest in
      SimilarExercise(
        exercise: use.exercise, name: use.name, session: session, other: nearest.use.exercise,
        otherName: nearest.use.name, otherCount: nearest.use.lineCount)
    }
  }
}

/// A name made ready to be compared.
private struct ComparedName {
  let use: ExerciseUse
  let scalars: [Unicode.Scalar]
  let letterCount: Int

  init(_ use: ExerciseUse) {
    self.use = use
    scalars = Array(use.exercise.unicodeScalars)
    letterCount = scalars.count { $0.properties.isAlphabetic }
  }

  /// The edit distance to `other` if it is small enough for the shorter of both.
  func distance(to other: ComparedName) -> Int? {
    let letters = min(letterCount, other.letterCount)
    let limit = letters >= 9 ? 2 : (letters >= 5 ? 1 : 0)
    guard limit > 0 else { return nil }
    return editDistance(from: scalars, to: other.scalars, limit: limit)
  }
}
