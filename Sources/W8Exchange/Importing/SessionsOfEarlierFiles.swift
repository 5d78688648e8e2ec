import W8Engine

/// Where the sessions stand that other files of one import have brought: a session that began in the same minute is the
/// same, as in two exports of which the later one has what came since.
struct SessionsOfEarlierFiles {
  private var places: [Start: Int] = [:]

  private struct Start: Hashable {
    let date: CivilDate
    let time: TimeOfDay
    let title: String?
  }

  /// Takes what the files before have brought.
  init(_ sessions: [GatheredImport.Dated<ImportedSession>]) {
    for (place, session) in sessions.enumerated() {
      if let start = start(of: session) { places[start] = place }
    }
  }

  /// The place of the session that is the same; nil where there is none, or the session has no start.
  func place(of session: GatheredImport.Dated<ImportedSession>) -> Int? {
    places.isEmpty ? nil : start(of: session).flatMap { places[$0] }
  }

  private func start(of session: GatheredImport.Dated<ImportedSession>) -> Start? {
    session.content.start.map { Start(date: session.date, time: $0, title: session.content.title) }
  }
}

extension ImportedSession {
  /// Takes the other, which is the same of another file, where it goes on behind what this one has, and tells what became
  /// of its rows.
  mutating func takeOver(_ other: ImportedSession, telling log: inout ImportedLog) {
    if begins(other) {
      let count = lines.count
      for line in other.lines.prefix(count) { log.setAside(line, Reason.repeatedSession) }
      (exercises, end) = (other.exercises, other.end)
      for note in other.notes { addSessionNote(note) }
      lines = other.lines
    } else if other.begins(self) {
      for line in other.lines { log.setAside(line, Reason.repeatedSession) }
    } else {
      for line in other.lines { log.leaveOut(line, Reason.otherSets) }
    }
  }

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
