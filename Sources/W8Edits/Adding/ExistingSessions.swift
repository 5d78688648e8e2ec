import W8Engine
import W8Syntax

/// The sessions that a date has before anything is added to it, which those of another program are held against.
///
/// Each of them answers for one that is added, so that two which are alike are two.
struct ExistingSessions {
  private var sessions: [ExistingSession]

  /// Takes the sessions of the entries that are written.
  init(_ entries: [DraftedEntry]) {
    sessions = entries.indices.flatMap { entry in
      entries[entry].draft.sessions.indices.map { session in
        ExistingSession(entries[entry].draft.sessions[session], at: (entry, session))
      }
    }
  }

  /// Whether all that `session` says is there: in one that began at the same time, without a start anywhere on the day.
  mutating func answers(for session: DraftSession) -> Bool {
    if let start = session.start {
      let held = sessions.firstIndex { kept in
        kept.session.start == start && !kept.hasAnswered && kept.sets.holds(session.exercises)
      }
      guard let held else { return false }
      sessions[held].hasAnswered = true
      return true
    }
    if session.exercises.isEmpty { return sessions.contains { $0.session.hasLines(of: session) } }
    var sets = sessions.map { $0.sets }
    for exercise in session.exercises {
      let key = exercise.key
      guard sets.contains(where: { $0.has(key) }) else { return false }
      for set in exercise.groups.lazy.flatMap({ $0.sets }) {
        guard sets.indices.contains(where: { sets[$0].take(set, of: key) }) else { return false }
      }
    }
    for index in sessions.indices { sessions[index].sets = sets[index] }
    return true
  }

  /// Whether all that `session`, which has a start, says is there in one without a start.
  mutating func answersWithoutTime(for session: DraftSession) -> Bool {
    guard session.start != nil, !session.exercises.isEmpty else { return false }
    let held = sessions.firstIndex { kept in
      kept.session.start == nil && !kept.hasAnswered && kept.sets.holds(session.exercises)
    }
    guard let held else { return false }
    sessions[held].hasAnswered = true
    return true
  }

  /// The session that `session`, which has no start, begins with, and what comes after that; nil where none is that.
  mutating func beginning(
    of session: DraftSession
  ) -> (position: (entry: Int, session: Int), rest: DraftSession)? {
    guard session.start == nil else { return nil }
    for index in sessions.indices {
      let kept = sessions[index].session
      let count = kept.exercises.count
      guard count > 0, count < session.exercises.count,
        sessions[index].sets.holds(Array(session.exercises[..<count])),
        ExistingSets(session.exercises[..<count]).holds(kept.exercises)
      else { continue }
      sessions[index].sets = ExistingSets([])
      return (sessions[index].position, session.dropping(exercises: count))
    }
    return nil
  }

  /// The sessions with a start that have answered for none yet, by their indices.
  var open: [(index: Int, start: TimeOfDay, session: DraftSession)] {
    sessions.enumerated().compactMap { index, kept in
      guard !kept.hasAnswered, let start = kept.session.start else { return nil }
      return (index, start, kept.session)
    }
  }

  /// Lets the session at `index` of `open` answer.
  mutating func answer(_ index: Int) { sessions[index].hasAnswered = true }

  /// Throws where the day has the session with other sets.
  func checkConflict(with session: DraftSession) throws(DayConflict) {
    if let start = session.start {
      if sessions.contains(where: { $0.session.start == start && !$0.hasAnswered }) {
        throw DayConflict(reason: "session at \(start) is already in the log with different sets")
      }
      let open = sessions.filter { $0.session.start == nil && !$0.hasAnswered }
      let isThere = session.exercises.contains { exercise in
        open.contains { $0.sets.has(exercise.key) }
      }
      if isThere {
        throw DayConflict(
          reason: "a session without a time is already in the log with different sets")
      }
      return
    }
    let isThere = session.exercises.contains { exercise in
      sessions.contains { $0.sets.hasRest(of: exercise.key) }
    }
    if isThere {
      throw DayConflict(reason: "a session of the day is already in the log with different sets")
    }
  }
}

private struct ExistingSession {
  let session: DraftSession
  /// The position where it stands among the entries of the date.
  let position: (entry: Int, session: Int)
  /// What no session that was added has had yet.
  var sets: ExistingSets
  var hasAnswered = false

  init(_ session: DraftSession, at position: (entry: Int, session: Int)) {
    (self.session, self.position) = (session, position)
    sets = ExistingSets(session.exercises[...])
  }
}
