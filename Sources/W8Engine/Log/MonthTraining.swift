import Primitives

/// The sessions of a month in their order, with the locations of each exercise.
///
/// Made from what is written alone, so that no setting makes it wrong.
struct MonthTraining: Sendable {
  /// What the sessions of each part of the month come to.
  let totals: [TrainingTotals]
  private let sorted: SortedEntries
  /// The branches of all parts by the hashes of their exercises, ascending.
  private let branches = Lazy<[BranchTotals]>()
  private let order = Lazy<[SessionLocation]>()
  private let exercises = Lazy<[ExerciseKey: [ExerciseLocation]]>()

  init(of sorted: SortedEntries, _ totals: [TrainingTotals]) {
    self.totals = totals
    self.sorted = sorted
  }

  /// In order: date, time (its own, else its entry's, none first), position in the book.
  var sessions: [SessionLocation] { order.value { SessionLocation.ordered(in: sorted) } }

  /// The locations of an exercise, in order.
  func locations(of spellings: ExerciseSpellings) -> [ExerciseLocation] {
    guard has(spellings) else { return [] }
    let locations = exercises.value { ExerciseLocation.all(of: sessions, in: sorted.entries) }
    let keys = spellings.keys
    if keys.count == 1 { return locations[keys[0]] ?? [] }
    return keys.flatMap { locations[$0] ?? [] }.sorted()
  }

  /// Whether an exercise was done in a branch that `isMeant` takes; costs no look at the sessions.
  func has(
    _ spellings: ExerciseSpellings, _ isMeant: (BranchTotals) -> Bool = { _ in true }
  ) -> Bool {
    let branches = branches.value {
      totals.flatMap { $0.branches }.sorted { $0.branch.exerciseHash < $1.branch.exerciseHash }
    }
    return spellings.hashes.contains { hash in
      branches[branches.partitioningIndex { $0.branch.exerciseHash >= hash }...]
        .prefix { $0.branch.exerciseHash == hash }
        .contains { spellings.contains($0.branch) && isMeant($0) }
    }
  }
}

/// Where a session stands in its month.
struct SessionLocation: Comparable, Sendable {
  let date: CivilDate
  /// The minute of the day, −1 without a time.
  let minute: Int16
  /// The part of the book that has the session, and its number among those of the part in book order, from 0.
  let part: Int32
  let ordinal: Int32
  /// The index of the entry in the month.
  let entry: Int32
  /// The index of the session in the entry.
  let session: Int32

  /// The sessions of the entries, in order.
  static func ordered(in sorted: SortedEntries) -> [SessionLocation] {
    var locations: [SessionLocation] = []
    // By index: a copy of an entry counts references.
    let entries = sorted.entries
    var (part, ordinal) = (Int32(0), Int32(0))
    for position in entries.indices {
      let index = sorted.indexInBook(position)
      let own = Int32(clamping: sorted.part(of: index))
      if own != part { (part, ordinal) = (own, 0) }
      for number in 0..<entries[index].sessionCount {
        locations.append(
          SessionLocation(
            date: entries[index].date,
            minute: Int16(clamping: entries[index].sessionMinutes(at: number)), part: part,
            ordinal: ordinal, entry: Int32(clamping: index), session: Int32(clamping: number)))
        ordinal += 1
      }
    }
    return zip(locations, locations.dropFirst()).allSatisfy { $0 < $1 }
      ? locations : locations.sorted()
  }

  static func < (left: SessionLocation, right: SessionLocation) -> Bool {
    (left.date, left.minute, left.part, left.ordinal)
      < (right.date, right.minute, right.part, right.ordinal)
  }
}

/// Where an exercise line stands in its month.
struct ExerciseLocation: Hashable, Comparable, Sendable {
  /// The index of the session among those of the month.
  let session: Int32
  /// The index of the line in the session.
  let exercise: Int32

  /// The locations of each exercise in `sessions` of `entries`, by the key that is written.
  fileprivate static func all(
    of sessions: [SessionLocation], in entries: [Entry]
  ) -> [ExerciseKey: [ExerciseLocation]] {
    var locations: [ExerciseKey: [ExerciseLocation]] = [:]
    for (ordinal, location) in sessions.enumerated() {
      let session = entries[Int(location.entry)].sessions[Int(location.session)]
      for (line, name) in session.names.enumerated() {
        locations[name.key, default: []].append(
          ExerciseLocation(session: Int32(clamping: ordinal), exercise: Int32(clamping: line)))
      }
    }
    return locations
  }

  static func < (left: ExerciseLocation, right: ExerciseLocation) -> Bool {
    (left.session, left.exercise) < (right.session, right.exercise)
  }
}
