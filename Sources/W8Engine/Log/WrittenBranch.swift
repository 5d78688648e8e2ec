import Primitives

/// One exercise at one gym as a log writes them, aliases not followed.
///
/// Sections that are read together share one object for each. Whoever works something out for a branch may
/// keep it at its `ordinal`, and know the branch again by its identity, without a look at the names.
package final class WrittenBranch: Sendable {
  /// The key of the exercise.
  package let exercise: ExerciseKey
  /// The key of the gym; nil stands for the default gym.
  package let gym: GymID?
  /// The place among the branches that were read together, from 0.
  package let ordinal: Int
  /// The hash of the key of the exercise: to compare names costs more.
  let exerciseHash: Int

  /// Takes the names of a branch and its place among those that are read together.
  package init(exercise: ExerciseKey, gym: GymID?, ordinal: Int) {
    self.exercise = exercise
    self.gym = gym
    self.ordinal = ordinal
    exerciseHash = exercise.hashValue
  }
}
