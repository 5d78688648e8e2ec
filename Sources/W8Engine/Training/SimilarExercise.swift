import Primitives

/// A name that was used rarely and looks like one that is used often.
package struct SimilarExercise: Hashable, Sendable {
  /// The canonical key of the name that was used rarely.
  package let exercise: ExerciseKey
  /// In how many sessions it is logged.
  package let count: Int
  /// The canonical key of the exercise that may be meant.
  package let other: ExerciseKey
  /// The name of the exercise that may be meant.
  package let otherName: String
  /// In how many sessions the exercise is logged that may be meant.
  package let otherCount: Int

  /// In how many sessions a name that is doubted is logged at most.
  package static let mostUses = 3
  /// In how many times as many sessions the other name must be.
  package static let leastRatio = 3
  /// The number of names of each kind that are compared, those done last; a log has tens.
  static let mostCompared = 1000
}

extension Logbook {
  /// The names that look like a slip of the pen, by key: not declared, in at most three sessions, and one letter
  /// apart from a name in at least three times as many, or two from nine letters on.
  ///
  /// Names of fewer than five letters are left alone, and so are names that differ in words that both have a
  /// meaning (`DistinctWords`). Of several candidates the nearest is taken, then the one used most, then the first
  /// by key.
  package var similarExercises: [SimilarExercise] {
    let counts = exerciseSessionCounts
    let known = counts.filter { $0.value >= SimilarExercise.leastRatio }
    let rare = counts.filter {
      $0.value <= SimilarExercise.mostUses && settings.training.exercise($0.key) == nil
    }
    if rare.isEmpty || known.isEmpty { return [] }
    let words = DistinctWords(
      in: counts.lazy.filter { $0.value > SimilarExercise.mostUses }.map { $0.key })
    let names = latest(known.keys).map { ComparedName($0, sessionCount: known[$0] ?? 0) }
    return latest(rare.keys).compactMap {
      similar(to: ComparedName($0, sessionCount: rare[$0] ?? 0), among: names, words)
    }
    .sorted { $0.exercise < $1.exercise }
  }

  /// In how many sessions each exercise is logged, by canonical key.
  package var exerciseSessionCounts: [ExerciseKey: Int] {
    // By the numbers of the branches: months name the same ones again and again.
    var branches: [ExerciseAtGym?] = []
    var sessions: [Int] = []
    for month in months {
      for totals in month.training.totals {
        let written = totals.branches
        for index in written.indices {
          let number = written[index].number
          while sessions.count <= number {
            branches.append(nil)
            sessions.append(0)
          }
          if sessions[number] == 0 { branches[number] = written[index].branch }
          sessions[number] += written[index].sessionsLogged
        }
      }
    }
    return zip(branches, sessions).reduce(into: [:]) { counts, written in
      guard let branch = written.0 else { return }
      counts[settings.training.canonical(branch.exercise), default: 0] += written.1
    }
  }

  /// As many of `keys` as may be compared: where there are more, those done last.
  private func latest(_ keys: some Collection<ExerciseKey>) -> [ExerciseKey] {
    guard keys.count > SimilarExercise.mostCompared else { return Array(keys) }
    let keys = Set(keys)
    return Array(
      exerciseUses.lazy.map { $0.exercise }.filter(keys.contains).prefix(
        SimilarExercise.mostCompared))
  }

  private func similar(
    to name: ComparedName, among known: [ComparedName], _ words: DistinctWords
  ) -> SimilarExercise? {
    var nearest: (name: ComparedName, distance: Int)?
    for candidate in known
    where candidate.sessionCount >= SimilarExercise.leastRatio * name.sessionCount {
      guard let distance = name.distance(to: candidate), distance > 0,
        !words.tellApart(name.key, candidate.key)
      else { continue }
      if let nearest,
        (nearest.distance, -nearest.name.sessionCount, nearest.name.key)
          <= (distance, -candidate.sessionCount, candidate.key)
      {
        continue
      }
      nearest = (candidate, distance)
    }
    return nearest.map { nearest in
      SimilarExercise(
        exercise: name.key, count: name.sessionCount, other: nearest.name.key,
        otherName: exerciseName(of: nearest.name.key), otherCount: nearest.name.sessionCount)
    }
  }
}

/// A name made ready to be compared.
private struct ComparedName {
  let key: ExerciseKey
  let sessionCount: Int
  let scalars: [Unicode.Scalar]
  let letterCount: Int
  /// The last six bits of each scalar: sets that differ much belong to names that do.
  private let signature: UInt64

  init(_ key: ExerciseKey, sessionCount: Int) {
    self.key = key
    self.sessionCount = sessionCount
    scalars = Array(key.text.unicodeScalars)
    letterCount = scalars.count { $0.properties.isAlphabetic }
    signature = scalars.reduce(0) { $0 | 1 &<< UInt64($1.value & 63) }
  }

  /// The edit distance to `other` if it is small enough for the shorter of both.
  func distance(to other: ComparedName) -> Int? {
    let letters = min(letterCount, other.letterCount)
    let limit = letters >= 9 ? 2 : (letters >= 5 ? 1 : 0)
    // A letter that is replaced changes two bits at most.
    guard limit > 0, (signature ^ other.signature).nonzeroBitCount <= 2 * limit else { return nil }
    return editDistance(scalars, other.scalars, limit: limit)
  }
}
