package import Primitives

/// One visit to a gym.
package struct Session: Hashable, Sendable {
  /// The gym that was named, `GymNames.unknown` where it cannot be read; nil stands for the default gym.
  package var gym: GymID?
  /// The time written for the session itself, if any.
  package var time: TimeOfDay?
  private var own: [LoggedExercise] = []
  /// What reads its exercises when somebody asks; nil where they are known.
  private var source: SectionExercises?
  /// The index of the session among those that are read there.
  private var index: Int32 = 0

  /// Makes a session at `gym`, or at the default gym when nil.
  package init(gym: GymID?, time: TimeOfDay? = nil) {
    self.gym = gym
    self.time = time
  }

  /// Makes a session whose exercises are to be read; it is the one at `index` among several.
  package init(gym: GymID?, time: TimeOfDay?, at index: Int) {
    self.init(gym: gym, time: time)
    self.index = Int32(clamping: index)
  }

  /// Has the exercises read by `source`, none where it has fewer sessions.
  package mutating func read(from source: SectionExercises) { self.source = source }

  /// The exercise lines of the session, in the order in which they were written.
  package var exercises: [LoggedExercise] {
    get { source?.exercises(ofSession: Int(index)) ?? own }
    set { (own, source) = (newValue, nil) }
  }

  /// The title, read when somebody asks; nil without one.
  package var title: String? { source?.title(ofSession: Int(index)) }

  /// The names of the exercise lines, in order; no sets are read for it.
  var names: [SessionNames.Name] {
    source?.names.names(ofSession: Int(index))
      ?? own.map { SessionNames.Name($0.name, key: $0.key) }
  }

  /// Whether the session has a line of the exercise; no sets are read for it.
  func has(_ spellings: ExerciseSpellings) -> Bool {
    source?.names.has(spellings, inSession: Int(index))
      ?? own.contains { spellings.contains($0.key) }
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

/// The key of an exercise: equal for all spellings of one name.
package typealias ExerciseKey = ExactText

/// One exercise line of a session.
package struct LoggedExercise: Hashable, Sendable {
  /// The key of the name that is written; aliases are not followed.
  package var key: ExerciseKey
  /// The name as written, runs of blanks collapsed.
  package var name: String
  /// The position where the line stands in the contribution that it came from.
  package var line: Int32
  /// Whether the exercise is done alone or in turn with the one above.
  package var joining: ExerciseJoining = .alone
  /// The groups of sets, in order.
  package var groups: [SetGroup] = []

  /// Makes an exercise without sets.
  package init(_ name: String, key: ExerciseKey, line: Int32) {
    self.name = name
    self.key = key
    self.line = line
  }

  var workingSetCount: Int {
    groups.reduce(0) { $1.purpose == .work ? $0 + $1.doneSetCount : $0 }
  }
}

/// Whether an exercise is done alone or in turn with the one above.
package enum ExerciseJoining: UInt8, Hashable, Sendable {
  case alone
  /// `+` before the name.
  case superset
}
