import Primitives
import W8Engine

extension Importer {
  static let hevy = Importer(
    name: "hevy", title: "Hevy",
    recognition: "columns title, start_time, exercise_title and set_index",
    hasLifts: true,
    header: { $0.has("title", "start_time", "exercise_title", "set_index") },
    rows: { (header, _) throws(ImportRefusal) in try HevyRows(&header) })
}

/// The rows of Hevy, a set each.
private struct HevyRows: RowTaking {
  private let title, start, end, notes, exercise, superset, exerciseNotes, kind: Int?
  private let repetitions, seconds, effort: Int?
  private let weight: (index: Int, name: String)
  private let distance: (index: Int, name: String)?
  private var key: [ArraySlice<UInt8>] = []
  private var stamp: Timestamp?
  private var supersets = Supersets()

  init(_ header: inout TableHeader) throws(ImportRefusal) {
    title = header.index(of: "title")
    start = header.index(of: "start_time")
    end = header.index(of: "end_time")
    notes = header.index(of: "description")
    exercise = header.index(of: "exercise_title")
    superset = header.index(of: "superset_id")
    exerciseNotes = header.index(of: "exercise_notes")
    kind = header.index(of: "set_type")
    repetitions = header.index(of: "reps")
    seconds = header.index(of: "duration_seconds")
    effort = header.index(of: "rpe")
    weight = try header.loads(header.column(startingWith: "weight"))
    distance = header.column(startingWith: "distance")
    header.passBy("set_index")
  }

  mutating func finish(into log: inout ImportedLog) throws(ImportRefusal) {
    supersets.finish(&log)
  }

  mutating func take(_ row: TableRow, _ log: inout ImportedLog) throws(RowRefusal) {
    let rowKey = [row.raw(title), row.raw(start), row.raw(end)]
    let isNew = stamp == nil || !rowKey.elementsEqual(key, by: { $0.elementsEqual($1) })
    let begun = try isNew ? log.timestamp(row, start) : stamp
    let name = try log.name(row, exercise)
    let set = try set(row, &log)
    if isNew, let begun {
      supersets.finish(&log)
      key = rowKey.map { Array($0)[...] }
      stamp = begun
      log.sessions.append(session(row, begun, &log))
    }
    let last = log.sessions.count - 1
    log.sessions[last].lines.append(row.line)
    log.sessions[last].add(set, to: name)
    supersets.add(
      exercise: log.sessions[last].exercises.count - 1, id: log.note(row, superset),
      line: row.line)
    if let note = log.note(row, notes) { log.sessions[last].addSessionNote(note) }
    if let note = log.note(row, exerciseNotes) { log.sessions[last].addNote(note) }
  }

  private func session(
    _ row: TableRow, _ begun: Timestamp, _ log: inout ImportedLog
  ) -> ImportedSession {
    var session = ImportedSession(
      day: begun.day, start: begun.time, title: log.note(row, title))
    if !row.isEmpty(end) {
      if let length = length(from: begun, to: readTimestamp(row.raw(end))),
        let second = begun.second, 0..<secondsPerDay ~= length
      {
        session.setEnd(second: second, after: length)
      } else {
        log.lose(row.line, Reason.badEnd, log.text(row, end))
      }
    }
    return session
  }

  private func length(from start: Timestamp, to end: Timestamp?) -> Int? {
    guard let end, case .known(let first) = start.day, case .known(let last) = end.day,
      let begin = start.second, let finish = end.second
    else { return nil }
    return last.days(since: first) * secondsPerDay + finish - begin
  }

  private func set(_ row: TableRow, _ log: inout ImportedLog) throws(RowRefusal) -> ImportedSet {
    var set = ImportedSet()
    let unit = massUnit(inHeader: weight.name)
    set.repetitions = try log.repetitions(row, repetitions)
    set.seconds = try log.seconds(row, seconds)
    set.distance = try log.distance(row, distance?.index) { (log) throws(RowRefusal) in
      let word = distance?.name.split(separator: "_").last.map(String.init)
      return try log.distanceUnit(word.flatMap(lengthUnit), beside: unit, line: row.line)
    }
    set.load = try log.load(row, weight.index, unit)
    try set.settle()
    set.effort = log.effort(row, effort)
    if row.isWord("warmup", at: kind) {
      set.isWarmUp = true
    } else if row.isWord("dropset", at: kind) {
      set.labels = ["drop"]
    } else if row.isWord("failure", at: kind) {
      set.labels = ["failure"]
    } else if !row.isWord("normal", at: kind), !row.isEmpty(kind) {
      log.lose(row.line, "an unknown kind of set", log.text(row, kind))
    }
    return set
  }
}
