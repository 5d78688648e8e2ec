/// One visit to a gym.
package struct Session: Hashable, Sendable {
  /// The gym that was named; nil stands for the default gym.
  package var gym: GymID?
  /// The time written for the session itself, if any.
  package var time: TimeOfDay?
  /// The exercise lines of the session, in the order in which they were written.
  package var exercises: [LoggedExercise] = []

  /// Makes a session at `gym`, or at the default gym when nil.
  package init(gym: GymID?, time: TimeOfDay? = nil) {
    self.gym = gym
    self.time = time
  }
}
