/// One visit to a gym.
package struct Session: Hashable, Sendable {
  /// The gym that was named, `GymNames.unknown` where it cannot be read; nil stands for the default gym.
  package var gym: GymID?
  /// The time written for the session itself, if any.
  package var time: TimeOfDay?
  private(set) var source = Source.written([])

  /// Where its exercises are.
  enum Source: Sendable {
    case written([LoggedExercise])
    case deferred(DeferredExercises, index: Int32)
  }

  /// Makes a session at `gym`, or at the default gym when nil.
  package init(gym: GymID?, time: TimeOfDay? = nil) {
    self.gym = gym
    self.time = time
  }

  /// Makes a session whose exercises are those at `index` of `sessions`, none where these are fewer.
  package init(gym: GymID?, time: TimeOfDay? = nil, of sessions: DeferredExercises, at index: Int) {
    self.init(gym: gym, time: time)
    source = .deferred(sessions, index: Int32(clamping: index))
  }

  /// The exercise lines of the session, in the order in which they were written.
  package var exercises: [LoggedExercise] {
    get {
      switch source {
      case .written(let exercises): return exercises
      case .deferred(let sessions, let index):
        return sessions.exercises(ofSession: Int(index))
      }
    }
    set { source = .written(newValue) }
  }

  /// Whether the session has a line of the exercise; no sets are read for it.
  func has(_ spellings: ExerciseSpellings) -> Bool {
    switch source {
    case .written(let exercises): exercises.contains { spellings.contains($0.key) }
    case .deferred(let sessions, let index): sessions.names.has(spellings, inSession: Int(index))
    }
  }

  /// The lines of the exercise, in order; no sets are read where there are none.
  func exercises(writtenAs spellings: ExerciseSpellings) -> [LoggedExercise] {
    has(spellings) ? exercises.filter { spellings.contains($0.key) } : []
  }

  package static func == (left: Session, right: Session) -> Bool {
    left.gym == right.gym && left.time == right.time && left.exercises == right.exercises
  }

  /// Feeds what `==` compares.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(gym)
    hasher.combine(time)
    hasher.combine(exercises)
  }
}
