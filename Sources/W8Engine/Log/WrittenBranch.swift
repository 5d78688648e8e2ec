import Primitives
import Synchronization

/// One exercise at one gym as logs write them, aliases not followed; there is one object for each.
///
/// Whoever works something out for the branches of a book keeps it in an array at their numbers, without a look at names.
package final class WrittenBranch: Sendable {
  /// The key of the exercise.
  package let exercise: ExerciseKey
  /// The key of the gym; nil stands for the default gym.
  package let gym: GymID?
  /// The number, counted from 0 over all that were ever asked for.
  let number: Int
  /// The hash of the key of the exercise: to compare names costs more.
  let exerciseHash: Int

  private static let all = Mutex<[Names: WrittenBranch]>([:])

  private struct Names: Hashable {
    let exercise: ExerciseKey
    let gym: GymID?
  }

  private init(_ names: Names, number: Int) {
    (exercise, gym) = (names.exercise, names.gym)
    self.number = number
    exerciseHash = exercise.hashValue
  }

  /// The branch of an exercise at a gym, the default gym when nil.
  package static func named(_ exercise: ExerciseKey, at gym: GymID?) -> WrittenBranch {
    let names = Names(exercise: exercise, gym: gym)
    return all.withLock { all in
      if let known = all[names] { return known }
      let branch = WrittenBranch(names, number: all.count)
      all[names] = branch
      return branch
    }
  }
}
