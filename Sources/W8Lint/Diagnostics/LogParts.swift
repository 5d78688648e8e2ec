/// Parts of what a log says: those that a report reads, or that an error leaves in doubt.
package struct LogParts: OptionSet, Hashable, Sendable {
  /// A bit for each part.
  package let rawValue: UInt16

  /// Makes the parts with the bits of `rawValue`.
  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The body weights with their dates and times.
  package static let weights = LogParts(rawValue: 1 << 0)
  /// What stands behind weights as `key:value`.
  package static let measurements = LogParts(rawValue: 1 << 1)
  /// The goal and the milestones.
  package static let goal = LogParts(rawValue: 1 << 2)
  /// The sessions: how many there were, and when.
  package static let sessions = LogParts(rawValue: 1 << 3)
  /// The sets of exercises.
  package static let sets = LogParts(rawValue: 1 << 4)
  /// The gyms: where a session was, and so the branches of exercises.
  package static let gyms = LogParts(rawValue: 1 << 5)
  /// The notes.
  package static let notes = LogParts(rawValue: 1 << 6)
  /// The tags.
  package static let tags = LogParts(rawValue: 1 << 7)
  /// Which exercises were done in a session.
  package static let exercises = LogParts(rawValue: 1 << 8)

  /// All of them.
  package static let all = LogParts(rawValue: .max)
  /// Those that belong to one exercise where an exercise is named.
  static let ofExercises: LogParts = [.sessions, .exercises, .sets, .notes, .tags]
  /// Those that an entry line may say.
  static let ofEntryLine: LogParts = [
    .weights, .measurements, .sessions, .gyms, .notes, .tags,
  ]
}
