import W8Engine

/// Where the sessions stand that other files of one import have brought: a session that began in the same minute is the
/// same, as in two exports of which the later one has what came since. Each stands for one session of a file.
struct SessionsOfEarlierFiles {
  private var indices: [Start: [Int]] = [:]

  private struct Start: Hashable {
    let date: CivilDate
    let time: TimeOfDay
    let title: String?
  }

  /// Takes what the files before have brought.
  init(_ sessions: [GatheredImport.Dated<ImportedSession>]) {
    for (index, session) in sessions.enumerated() {
      if let start = start(of: session) { indices[start, default: []].append(index) }
    }
  }

  /// The index in `sessions` of the one that is the same, best one with the same sets, which stands for no other from
  /// now on; nil where there is none, or the session has no start.
  mutating func take(
    _ session: GatheredImport.Dated<ImportedSession>,
    among sessions: [GatheredImport.Dated<ImportedSession>]
  ) -> Int? {
    guard !indices.isEmpty, let start = start(of: session), let known = indices[start] else {
      return nil
    }
    let same = known.firstIndex { sessions[$0].content.holds(session.content) }
    guard let index = same ?? known.indices.first else { return nil }
    return indices[start]?.remove(at: index)
  }

  private func start(of session: GatheredImport.Dated<ImportedSession>) -> Start? {
    session.content.start.map { Start(date: session.date, time: $0, title: session.content.title) }
  }
}

extension ImportedSession {
  /// Takes the other, which is the same of another file, where it goes on behind what this one has, with the notes of
  /// both, and tells what became of its rows.
  mutating func takeOver(_ other: ImportedSession, telling log: inout ImportedLog) {
    if begins(other) {
      let count = lines.count
      for line in other.lines.prefix(count) { log.setAside(line, Reason.repeatedSession) }
      takeNotes(of: other)
      exercises = other.exercises.enumerated().map { index, exercise in
        var exercise = exercise
        if index < exercises.count { exercise.notes = exercises[index].notes }
        return exercise
      }
      end = other.end ?? end
      lines = other.lines
    } else if other.begins(self) {
      takeNotes(of: other)
      for line in other.lines { log.setAside(line, Reason.repeatedSession) }
    } else {
      for line in other.lines { log.leaveOut(line, Reason.otherSets) }
    }
  }

  /// Adds the notes of the other that are not there, and takes over an end that it lacks; the exercises of one begin those
  /// of the other.
  mutating func takeNotes(of other: ImportedSession) {
    notes = joined(notes, other.notes)
    tags = joined(tags, other.tags)
    for (index, exercise) in other.exercises.prefix(exercises.count).enumerated() {
      exercises[index].notes = joined(exercises[index].notes, exercise.notes)
    }
    end = end ?? other.end
  }

  /// Whether one of the two goes on behind what the other has.
  fileprivate func holds(_ other: ImportedSession) -> Bool { begins(other) || other.begins(self) }

  /// Whether the other holds all exercises and sets of this one in their order, and perhaps more behind them.
  private func begins(_ other: ImportedSession) -> Bool {
    guard exercises.count <= other.exercises.count else { return false }
    return zip(exercises, other.exercises).enumerated().allSatisfy { index, pair in
      let isLast = index == exercises.count - 1
      return pair.0.name == pair.1.name
        && (pair.0.sets == pair.1.sets || isLast && pair.1.sets.starts(with: pair.0.sets))
    }
  }
}

/// The first notes, and behind them those of the second that are not among them.
private func joined(_ first: [String], _ second: [String]) -> [String] {
  guard !second.isEmpty, first != second else { return first }
  let known = Set(first)
  return first + second.filter { !known.contains($0) }
}

/// What makes two sessions of a day one.
struct SessionKey: Hashable {
  let start: TimeOfDay?
  let title: String?
  let number: Int
  let exercises: [ImportedExercise]

  init(_ session: ImportedSession) {
    (start, title, number) = (session.start, session.title, session.number)
    exercises = session.exercises.map { $0.withoutLine }
  }
}
