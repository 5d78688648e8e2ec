package import Primitives

/// The key of a tag, without the `#`: equal for all spellings of one name.
package typealias TagKey = ExactText

/// One dated line of a logbook with what belongs to it.
///
/// A log has one for each day, hence the order of what is stored: 48 bytes.
package struct Entry: Hashable, Sendable {
  /// The day of the entry.
  package var date: CivilDate
  /// Where the entry stands in the contribution that it came from; only its order has a meaning here.
  package var line: Int32
  /// The place of the first session on the shelf.
  private var firstSession: Int32 = 0
  /// The time of the entry, if written.
  package var time: TimeOfDay?
  /// Whether the entry says that no weight was taken (`-`).
  package var isDeclaredUnweighed = false
  /// The body weight, if written.
  package var weighIn: WeighIn?
  /// Whether a note belongs to the entry, to one of its sessions or to an exercise.
  package var hasNote = false
  /// How many sessions there are on the shelf.
  private var shelvedCount: Int32 = 0
  private var source = Source.written([])
  /// The keys of the tags of the entry, in the order in which they were written.
  package var tags: [TagKey] = []

  private enum Source: Sendable {
    case written([Session])
    case shelf(SessionShelf)
  }

  /// Makes an entry that has a date and nothing else.
  package init(date: CivilDate, line: Int32) {
    self.date = date
    self.line = line
  }

  /// The indices of the sessions in the order in which they took place: by time, which is their own,
  /// else that of the entry; without one before all others; of equal ones as they were written.
  package var sessionOrder: [Int] {
    let minutes = (0..<sessionCount).map { sessionMinutes(at: $0) }
    return minutes.indices.sorted { (minutes[$0], $0) < (minutes[$1], $1) }
  }

  /// The mass that figures are made of; nil without a weight and when it is excluded.
  package var countedMass: Mass? {
    guard let weighIn, !weighIn.isExcluded else { return nil }
    return weighIn.mass
  }
}

extension Entry {
  /// The sessions of the entry, in the order in which they were written.
  package var sessions: [Session] {
    get {
      switch source {
      case .written(let sessions): sessions
      case .shelf: (0..<sessionCount).map { session(at: $0) }
      }
    }
    set {
      source = .written(newValue)
      shelvedCount = 0
    }
  }

  /// How many sessions there are.
  package var sessionCount: Int {
    switch source {
    case .written(let sessions): sessions.count
    case .shelf: Int(shelvedCount)
    }
  }

  /// The session at `index`, which is less than `sessionCount`; costs no look at the others.
  package func session(at index: Int) -> Session {
    switch source {
    case .written(let sessions): sessions[index]
    case .shelf(let shelf): shelf.session(at: Int(firstSession) + index)
    }
  }

  /// The minute of the day at which the session at `index` took place by its own time, else by that of
  /// the entry; −1 without a time.
  func sessionMinutes(at index: Int) -> Int {
    let own =
      switch source {
      case .written(let sessions): sessions[index].time
      case .shelf(let shelf): shelf.time(ofSession: Int(firstSession) + index)
      }
    return (own ?? time)?.minutes ?? -1
  }

  /// The sessions in the order in which they took place.
  var sessionsInOrder: [Session] {
    sessionCount > 1 ? sessionOrder.map { session(at: $0) } : sessions
  }

  /// Gives the entry a session, which is to stand at `place` on the shelf that `take` brings, behind the
  /// one that was added before it.
  package mutating func addSession(at place: Int) {
    if shelvedCount == 0 { firstSession = Int32(clamping: place) }
    shelvedCount += 1
  }

  /// Takes the sessions that were added from `shelf`.
  package mutating func take(from shelf: SessionShelf) {
    if shelvedCount > 0 { source = .shelf(shelf) }
  }

  package static func == (left: Entry, right: Entry) -> Bool {
    left.date == right.date && left.line == right.line && left.time == right.time
      && left.weighIn == right.weighIn && left.isDeclaredUnweighed == right.isDeclaredUnweighed
      && left.hasNote == right.hasNote && left.tags == right.tags
      && left.sessions == right.sessions
  }

  /// Feeds what `==` compares.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(date)
    hasher.combine(line)
    hasher.combine(time)
    hasher.combine(weighIn)
    hasher.combine(isDeclaredUnweighed)
    hasher.combine(hasNote)
    hasher.combine(tags)
    hasher.combine(sessions)
  }
}
