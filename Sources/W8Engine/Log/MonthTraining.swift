/// The sessions of a month in their order, with the places of each exercise.
///
/// Made from what is written alone, so that no setting makes it wrong.
struct MonthTraining: Sendable {
  /// What the sessions of each part of the month come to.
  let tallies: [TrainingTally]
  private let order: Deferred<SessionOrder>

  init(of sorted: SortedEntries, _ tallies: [TrainingTally]) {
    self.tallies = tallies
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
    _ spellings: ExerciseSpellings, _ isMeant: (BranchTally) -> Bool = { _ in true }
  ) -> Bool {
    // By index of spans: a copy of a tally counts references.
    let tallies = tallies.span
    for part in tallies.indices {
      let branches = tallies[part].branches.span
      for index in branches.indices {
        if spellings.contains(branches[index].branch), isMeant(branches[index]) { return true }
      }
    }
    return false
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
struct SessionPlace: Sendable {
  let date: CivilDate
  /// The minute of the day, −1 without a time.
  let minute: Int16
  /// The index of the entry in the month.
  let entry: Int32
  /// The index of the session in the entry.
  let session: Int32

  /// The sessions of the entries, in order.
  static func ordered(in sorted: SortedEntries) -> [SessionPlace] {
    var places: [SessionPlace] = []
    // By index: a copy of an entry counts references.
    let entries = sorted.entries
    for index in entries.indices {
      for number in 0..<entries[index].sessionCount {
        places.append(
          SessionPlace(
            date: entries[index].date,
            minute: Int16(clamping: entries[index].sessionMinutes(at: number)),
            entry: Int32(clamping: index), session: Int32(clamping: number)))
      }
    }
    let isInOrder = zip(places, places.dropFirst()).allSatisfy {
      ($0.date, $0.minute) < ($1.date, $1.minute)
    }
    return isInOrder ? places : places.sorted { $0.comes(before: $1, in: sorted) }
  }

  private func comes(before other: SessionPlace, in sorted: SortedEntries) -> Bool {
    if (date, minute) != (other.date, other.minute) {
      return (date, minute) < (other.date, other.minute)
    }
    guard entry != other.entry else { return session < other.session }
    return sorted.origin(of: Int(entry)) < sorted.origin(of: Int(other.entry))
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
