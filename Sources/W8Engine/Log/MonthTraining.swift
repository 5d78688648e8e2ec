import Primitives

/// The sessions of a month in their order, with the places of each exercise.
///
/// Made from what is written alone, so that no setting makes it wrong.
struct MonthTraining: Sendable {
  /// What the sessions of each part of the month come to.
  let totals: [TrainingTotals]
  private let order: Deferred<SessionOrder>
  /// The branches of all parts by the hashes of their exercises, ascending.
  private let branches: Deferred<[BranchTotals]>

  init(of sorted: SortedEntries, _ totals: [TrainingTotals]) {
    self.totals = totals
    branches = Deferred {
      totals.flatMap(\.branches).sorted { $0.branch.exerciseHash < $1.branch.exerciseHash }
    }
    order = Deferred { SessionOrder(of: sorted) }
  }

  /// In order: date, time (its own, else its entry's, none first), place in the book.
  var sessions: [SessionPlace] { order.value.sessions }

  /// The places of an exercise, in order.
  func places(of spellings: ExerciseSpellings) -> [ExercisePlace] {
    guard has(spellings) else { return [] }
    let places = order.value.places.value
    let keys = spellings.keys
    if keys.count == 1 { return places[keys[0]] ?? [] }
    return keys.flatMap { places[$0] ?? [] }.sorted()
  }

  /// Whether an exercise was done in a branch that `isMeant` takes; costs no look at the sessions.
  func has(
    _ spellings: ExerciseSpellings, _ isMeant: (BranchTotals) -> Bool = { _ in true }
  ) -> Bool {
    let branches = branches.value
    return spellings.hashes.contains { hash in
      branches[branches.partitioningIndex { $0.branch.exerciseHash >= hash }...]
        .prefix { $0.branch.exerciseHash == hash }
        .contains { spellings.contains($0.branch) && isMeant($0) }
    }
  }
}

/// What takes a look at each session of a month.
private struct SessionOrder: Sendable {
  let sessions: [SessionPlace]
  /// Where each exercise was done, by the key that is written, in the order of the sessions.
  let places: Deferred<[ExerciseKey: [ExercisePlace]]>

  init(of sorted: SortedEntries) {
    let sessions = SessionPlace.ordered(in: sorted)
    let entries = sorted.entries
    self.sessions = sessions
    places = Deferred { ExercisePlace.all(of: sessions, in: entries) }
  }
}

/// Where a session stands in its month.
struct SessionPlace: Comparable, Sendable {
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
  static func ordered(in sorted: SortedEntries) -> [SessionPlace] {
    var places: [SessionPlace] = []
    // By index: a copy of an entry counts references.
    let entries = sorted.entries
    var (part, ordinal) = (Int32(0), Int32(0))
    for position in entries.indices {
      let index = sorted.indexInBook(position)
      let own = Int32(clamping: sorted.part(of: index))
      if own != part { (part, ordinal) = (own, 0) }
      for number in 0..<entries[index].sessionCount {
        places.append(
          SessionPlace(
            date: entries[index].date,
            minute: Int16(clamping: entries[index].sessionMinutes(at: number)), part: part,
            ordinal: ordinal, entry: Int32(clamping: index), session: Int32(clamping: number)))
        ordinal += 1
      }
    }
    return zip(places, places.dropFirst()).allSatisfy { $0 < $1 } ? places : places.sorted()
  }

  static func < (left: SessionPlace, right: SessionPlace) -> Bool {
    (left.date, left.minute, left.part, left.ordinal)
      < (right.date, right.minute, right.part, right.ordinal)
  }
}

/// Where an exercise line stands in its month.
struct ExercisePlace: Hashable, Comparable, Sendable {
  /// The index of the session among those of the month.
  let session: Int32
  /// The index of the line in the session.
  let exercise: Int32

  /// The places of each exercise in `sessions` of `entries`, by the key that is written.
  fileprivate static func all(
    of sessions: [SessionPlace], in entries: [Entry]
  ) -> [ExerciseKey: [ExercisePlace]] {
    var places: [(ExerciseKey, [ExercisePlace])] = []
    var numbers = ExerciseNumbers(TrainingSettings())
    for (ordinal, place) in sessions.enumerated() {
      var line: Int32 = 0
      let session = entries[Int(place.entry)].session(at: Int(place.session))
      numbers.forEachLine(of: session) { number, name in
        if number == places.count { places.append((name().key, [])) }
        places[number].1.append(
          ExercisePlace(session: Int32(clamping: ordinal), exercise: line))
        line &+= 1
      }
    }
    return Dictionary(uniqueKeysWithValues: places)
  }

  static func < (left: ExercisePlace, right: ExercisePlace) -> Bool {
    (left.session, left.exercise) < (right.session, right.exercise)
  }
}
