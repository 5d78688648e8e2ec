package import Primitives

/// What a book declares about an exercise.
package struct ExerciseInfo: Hashable, Sendable {
  /// The canonical key.
  package var key: ExerciseKey
  /// The name to be shown.
  package var name: String
  /// The keys of other names.
  package var aliases: [ExerciseKey] = []
  /// The same names as they are written.
  package var aliasNames: [String] = []
  /// The unit of loads that have none; nil when none is declared.
  package var unit: MassUnit?
  /// What sets without a load are done with.
  package var bareLoad: BareLoad = .nothing
  /// The groups of muscles that it trains, in small letters, each once, the main one first.
  package var groups: [MuscleGroup] = []
  /// How it is loaded.
  package var loading = Loading()

  /// Makes an exercise about which nothing else is declared.
  package init(_ name: String, key: ExerciseKey) {
    self.name = name
    self.key = key
  }
}

/// What sets without a written load are done with.
package enum BareLoad: UInt8, Hashable, Sendable {
  case nothing
  /// The exercise is declared `bodyweight`: bare repetitions are `bw+0`.
  case bodyWeight
}

/// A note on one exercise at one gym.
package struct SetupNote: Hashable, Sendable {
  /// The key of the gym.
  package var gym: GymID
  /// The key of the exercise.
  package var exercise: ExerciseKey
  /// The note.
  package var text: String
  /// How the exercise is loaded there.
  package var loading: Loading

  package init(gym: GymID, exercise: ExerciseKey, text: String, loading: Loading = Loading()) {
    self.gym = gym
    self.exercise = exercise
    self.text = text
    self.loading = loading
  }
}

/// A group of muscles: its name as keys of names are.
package typealias MuscleGroup = ExactText
