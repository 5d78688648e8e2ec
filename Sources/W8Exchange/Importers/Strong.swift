import Primitives
import W8Engine

extension Importer {
  static let strong = Importer(
    name: "strong", title: "Strong",
    recognition: "columns Date, Exercise Name and Set Order",
    hasLifts: true,
    header: { $0.has("date", "exercise name", "set order") },
    rows: { (header, _) throws(ImportRefusal) in try StrongRows(&header) })
}

/// The rows of Strong: a set each, but for notes and rests.
private struct StrongRows: RowReading {
  private let columns: StrongColumns
  private var key: [UInt8] = []
  private var start: Timestamp?
  /// The name and the duration of the workout, as its first row has them.
  private var workout: (name: [UInt8], duration: [UInt8]) = ([], [])
  /// The note on a workout of which no row is taken yet.
  private var pendingNote: PendingNote?

  private struct PendingNote {
    let key: [UInt8]
    let line: Int
    let text: String
  }

  init(_ header: inout TableHeader) throws(ImportRefusal) {
    columns = try StrongColumns(&header)
  }

  mutating func read(_ row: TableRow, into log: inout ImportedLog) throws(ImportRefusal) {
    try log.takeRow(row.line) { (log) throws(RowRefusal) in
      do throws(RowRefusal) {
        try take(row, &log)
      } catch {
        if case .row(_, _) = error { keepNotes(of: row, &log) }
        throw error
      }
    }
  }

  mutating func finish(into log: inout ImportedLog) throws(ImportRefusal) {
    losePendingNote(&log)
  }

  /// Of a row that is left out, the note on the workout is kept and that on the exercise reported.
  private mutating func keepNotes(of row: TableRow, _ log: inout ImportedLog) {
    if let note = log.note(row, columns.notes) { log.lose(row.line, noteOfLeftOutRow, note) }
    guard let note = log.note(row, columns.workoutNotes) else { return }
    if isInSameSession(row) {
      log.sessions[log.sessions.count - 1].addSessionNote(note)
    } else {
      let held = PendingNote(key: Array(row.raw(columns.key)), line: row.line, text: note)
      guard held.key != pendingNote?.key || note != pendingNote?.text else { return }
      losePendingNote(&log)
      pendingNote = held
    }
  }

  private mutating func losePendingNote(_ log: inout ImportedLog) {
    if let pendingNote { log.lose(pendingNote.line, noteOfLeftOutRow, pendingNote.text) }
    pendingNote = nil
  }

  private mutating func take(_ row: TableRow, _ log: inout ImportedLog) throws(RowRefusal) {
    let isNew = !isInSameSession(row)
    let stamp = try isNew ? log.timestamp(row, columns.date) : start
    let name = try log.name(row, columns.exercise)
    let entry = try entry(row, &log)
    if case .rest = entry, isNew || log.sessions.last?.exercises.last?.sets.isEmpty != false {
      throw .row("a rest that no set stands above", nil)
    }
    if isNew, let stamp { begin(row, stamp, &log) } else { compare(row, &log) }
    let last = log.sessions.count - 1
    log.sessions[last].lines.append(row.line)
    log.sessions[last].exercise(name)
    switch entry {
    case .set(let set): log.sessions[last].add(set, to: name)
    case .rest(let seconds): log.sessions[last].label("rest \(seconds.text)s")
    case .note: break
    }
    if let note = log.note(row, columns.notes) { log.sessions[last].addNote(note) }
    if let note = log.note(row, columns.workoutNotes) { log.sessions[last].addSessionNote(note) }
  }

  /// What a row says beside its notes.
  private enum Entry {
    case set(ImportedSet)
    case rest(Seconds)
    case note
  }

  private func entry(_ row: TableRow, _ log: inout ImportedLog) throws(RowRefusal) -> Entry {
    if row.isWord("note", at: columns.order) {
      guard !row.isEmpty(columns.notes) else { throw .row("a note without text", nil) }
      return .note
    }
    if row.isWord("rest timer", at: columns.order) {
      guard let seconds = try log.seconds(row, columns.seconds) else {
        throw .row(Reason.badTime, log.text(row, columns.seconds))
      }
      return .rest(seconds)
    }
    return .set(try set(row, &log))
  }

  private func set(_ row: TableRow, _ log: inout ImportedLog) throws(RowRefusal) -> ImportedSet {
    var set = ImportedSet()
    set.repetitions = try log.repetitions(row, columns.repetitions)
    set.seconds = try log.seconds(row, columns.seconds)
    set.distance = try log.distance(
      row, columns.distance, unitIndex: columns.distanceUnitColumn
    ) { (log) throws(RowRefusal) in
      try log.distanceUnit(
        columns.headerDistanceUnit, beside: columns.massUnit(of: row), line: row.line)
    }
    set.load = try log.load(
      row, columns.weight, columns.headerMassUnit, unitIndex: columns.weightUnit)
    try set.settle()
    set.effort = log.effort(row, columns.effort)
    if row.isWord("w", at: columns.order) {
      set.isWarmUp = true
    } else if row.isWord("d", at: columns.order) {
      set.labels = ["drop"]
    } else if row.isWord("f", at: columns.order) {
      set.labels = ["failure"]
    } else if readNumber(row.raw(columns.order))?.whole == nil {
      log.lose(row.line, "an unknown kind of set", log.text(row, columns.order))
    }
    return set
  }

  private mutating func begin(_ row: TableRow, _ stamp: Timestamp, _ log: inout ImportedLog) {
    key = Array(row.raw(columns.key))
    start = stamp
    var session = ImportedSession(
      day: stamp.day, start: stamp.time, title: log.note(row, columns.workout))
    if let second = stamp.second, let duration = readDuration(row.raw(columns.duration))?.whole {
      session.setEnd(second: second, after: duration)
      if duration >= secondsPerDay {
        log.lose(row.line, Reason.badEnd, log.text(row, columns.duration))
      }
    }
    log.sessions.append(session)
    workout = (Array(row.raw(columns.workout)), Array(row.raw(columns.duration)))
    if let held = pendingNote, held.key == key {
      log.sessions[log.sessions.count - 1].addSessionNote(held.text)
      pendingNote = nil
    }
    losePendingNote(&log)
  }

  /// Tells where a row says something else of its workout than the first one.
  private func compare(_ row: TableRow, _ log: inout ImportedLog) {
    compare(row, columns.workout, workout.name, &log)
    compare(row, columns.duration, workout.duration, &log)
  }

  private func compare(_ row: TableRow, _ index: Int?, _ first: [UInt8], _ log: inout ImportedLog) {
    guard !row.raw(index).elementsEqual(first), !row.isEmpty(index) else { return }
    log.lose(row.line, Reason.otherName, log.text(row, index))
  }

  private func isInSameSession(_ row: TableRow) -> Bool {
    start != nil && row.raw(columns.key).elementsEqual(key)
  }
}

private let noteOfLeftOutRow = "a note of a row that is left out"

extension ImportedSet {
  /// Makes of what a source says what is meant: no load with repetitions alone is the body, and no repetitions beside a
  /// time or distance are none. Throws where nothing was done.
  mutating func settle() throws(RowRefusal) {
    if seconds != nil || distance != nil {
      if repetitions == 0 { repetitions = nil }
    } else if load == nil, (repetitions ?? 0) > 0 {
      load = .bodyweight
    }
    guard isDone else { throw .row(Reason.notDone, nil) }
  }
}

extension ImportedSession {
  /// Adds a label to the last set.
  mutating func label(_ text: String) {
    guard let exercise = exercises.indices.last,
      let set = exercises[exercise].sets.indices.last
    else { return }
    exercises[exercise].sets[set].labels.append(text)
  }
}
