/// One visit to a gym.
package struct Session: Hashable, Sendable {
  /// The gym that was named, `GymNames.unknown` where it cannot be read; nil stands for the default gym.
  package var gym: GymID?
  /// The time written for the session itself, if any.
  package var time: TimeOfDay?
  private var source = Source.written([])

  private enum Source: Sendable {
    case written([LoggedExercise])
    case shelf(ExerciseShelf, index: Int32)
  }

  /// Makes a session at `gym`, or at the default gym when nil.
  package init(gym: GymID?, time: TimeOfDay? = nil) {
    self.gym = gym
    self.time = time
  }

  /// Makes a session whose exercises are those at `index` of `shelf`, none if it has no such place.
  package init(gym: GymID?, time: TimeOfDay? = nil, on shelf: ExerciseShelf, at index: Int) {
    self.init(gym: gym, time: time)
    source = .shelf(shelf, index: Int32(clamping: index))
  }

  /// The exercise lines of the session, in the order in which they were written.
  package var exercises: [LoggedExercise] {
    get {
      switch source {
      case .written(let exercises): return exercises
      case .shelf(let shelf, let index):
        let sessions = shelf.value
        return sessions.indices.contains(Int(index)) ? sessions[Int(index)] : []
      }
    }
    set { source = .written(newValue) }
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

/// The exercises of several sessions, read when somebody asks for one of them.
///
/// A log has hundreds of thousands of exercise lines, and few of them are ever shown.
package typealias ExerciseShelf = Deferred<[[LoggedExercise]]>
