import W8Engine

/// The entries that filters leave, with the names that these have: a page or an export made with filters names no others.
struct ShownEntries {
  private let entries: Set<EntryReference>
  private(set) var gyms: Set<GymID> = []
  private(set) var exercises: Set<ExerciseKey> = []
  private(set) var tags: Set<TagKey> = []

  /// The entries `rows`, which `selection` chose; nil without filters.
  init?(_ rows: [EntryReference], of logbook: Logbook, chosenBy selection: Selection) {
    guard selection != Selection() else { return nil }
    entries = Set(rows)
    for entry in rows.lazy.compactMap({ logbook.entry(at: $0) }) {
      gyms.formUnion(logbook.settings.gyms.gyms(of: entry.sessions))
      for exercise in entry.sessions.lazy.flatMap({ $0.exercises }) {
        exercises.insert(logbook.settings.training.canonical(exercise.key))
      }
      tags.formUnion(entry.tags)
    }
  }

  fileprivate func has(_ entry: EntryReference) -> Bool { entries.contains(entry) }
}

extension ShownEntries? {
  func has(_ entry: EntryReference?) -> Bool {
    guard let self, let entry else { return true }
    return self.has(entry)
  }

  func has(gym: GymID) -> Bool { self?.gyms.contains(gym) ?? true }

  func has(exercise: ExerciseKey) -> Bool { self?.exercises.contains(exercise) ?? true }

  func has(tag: TagKey) -> Bool { self?.tags.contains(tag) ?? true }
}
