import Primitives
import W8Engine

extension Importer {
  static let jefit = Importer(
    name: "jefit", title: "JEFIT",
    recognition: "lines of sections such as ### EXERCISE LOGS ###",
    recognizes: { $0.contains("### EXERCISE LOGS") || $0.contains("### SETTING") },
    open: { (_, _) throws(ImportRefusal) in TextReading(JefitLines()) })
}

/// The sections of JEFIT, each a table of its own: sessions, exercises and sets find each other by numbers.
private struct JefitLines: TextLineReading {
  private var section = ""
  private var header: TableHeader?
  private var massUnitOfSettings: MassUnit?
  private var spans: [String: (start: Int, end: Int?)] = [:]
  private var logs: [JefitExercise] = []
  private var sets: [String: [JefitSet]] = [:]

  mutating func read(
    _ line: ArraySlice<UInt8>, number: Int, into log: inout ImportedLog
  ) throws(ImportRefusal) {
    if line.starts(with: "###".utf8) {
      let name = decodedText(line).text.filter { $0 != "#" }
      if !trimmed(name).isEmpty { section = trimmed(name) }
      header = nil
      return
    }
    guard line.contains(where: { !isBlankByte($0) }), !section.isEmpty else { return }
    let row = try record(line, number)
    guard let header else {
      self.header = TableHeader(row)
      return
    }
    try read(row, header, into: &log)
  }

  mutating func finish(into log: inout ImportedLog) throws(ImportRefusal) {
    var sessions: [String: Int] = [:]
    for exercise in logs {
      let taken = sets.removeValue(forKey: exercise.id) ?? []
      log.takeRow(exercise.line) { (log) throws(RowRefusal) in
        try take(exercise, taken, &sessions, &log)
      }
      for _ in taken { log.countRow() }
    }
    for set in sets.values.joined().sorted(by: { $0.line < $1.line }) {
      log.countRow()
      log.leaveOut(set.line, "a set whose exercise is not in the file")
    }
  }

  private func record(_ line: ArraySlice<UInt8>, _ number: Int) throws(ImportRefusal) -> TableRow {
    var reader = TableReader(delimiter: UInt8(ascii: ","))
    reader.append(Array(line))
    do throws(ImportRefusal) {
      _ = try reader.read(isEnd: true)
    } catch {
      throw .unreadable(line: number, "the quote that opens this cell is never closed")
    }
    var row = reader.row
    row.line = number
    return row
  }

  private mutating func read(
    _ row: TableRow, _ header: TableHeader, into log: inout ImportedLog
  ) throws(ImportRefusal) {
    var header = header
    func text(_ names: String...) -> String { row.decoded(header.index(ofFirst: names)).text }
    switch section {
    case "SETTING": massUnitOfSettings = massUnit(trimmed(text("mass")).lowercased())
    case "PROFILE":
      let (date, weight) = (header.index(of: "mydate"), header.index(of: "weight"))
      let fat = header.index(of: "fatpercent")
      log.takeRow(row.line) { (log) throws(RowRefusal) in
        try takeWeight(row, date, weight, fat, &log)
      }
      header.passBy("_id", "row_id", "userid", "edit_time")
      for column in header.unusedColumns where holdsValue(row.raw(column.index)) {
        log.lose(row.line, "the column \"\(column.name)\"")
      }
    case "WORKOUT SESSIONS":
      tellNote(row, header, &log)
      if let start = epochSeconds(text("starttime")) {
        spans[text("_id")] = (start, epochSeconds(text("endtime")))
      }
    case "EXERCISE LOGS":
      tellNote(row, header, &log)
      logs.append(
        JefitExercise(
          line: row.line, id: text("_id", "id"), name: text("ename"),
          session: text("belongsession"), date: text("mydate"), sets: text("logs")))
    case "EXERCISE SET LOGS":
      let weight = header.column(startingWith: "weight")
      let distance = header.column(startingWith: "distance")
      let name = text("set_type")
      let kind = name.isEmpty ? .normal : log.settings.kinds[SetKind.key(name)] ?? .named(name)
      if kind == nil { log.ask(kind: name, line: row.line) }
      let set = JefitSet(
        line: row.line, kind: kind ?? .normal, repetitions: text("reps"),
        weight: row.decoded(weight?.index).text,
        weightUnit: weight.flatMap { massUnit(inHeader: $0.name) },
        seconds: text("duration"), distance: row.decoded(distance?.index).text,
        distanceUnit: distance?.name.split(separator: "_").last.flatMap { lengthUnit(String($0)) })
      sets[text("exercise_log_id"), default: []].append(set)
    default: log.remark(row.line, "the section \(section.prefix(30)), ignored")
    }
  }

  /// Tells of a note, which no section of JEFIT was seen to have.
  private func tellNote(_ row: TableRow, _ header: TableHeader, _ log: inout ImportedLog) {
    var header = header
    let index = header.index(of: "notes", "note", "comment")
    if let note = log.note(row, index) { log.lose(row.line, "the column of notes", note) }
  }

  private func takeWeight(
    _ row: TableRow, _ date: Int?, _ weight: Int?, _ fat: Int?, _ log: inout ImportedLog
  ) throws(RowRefusal) {
    let stamp = try log.timestamp(row, date)
    let mass = try log.mass(row, weight, massUnitOfSettings, else: Reason.badWeight)
    if let mass, mass.thousandths < 0 { throw .row(Reason.badWeight, log.text(row, weight)) }
    log.take(
      ImportedWeighIn(
        line: row.line, day: stamp.day, time: stamp.time, mass: mass,
        fatTenths: log.fat(row, fat)))
  }

  private func take(
    _ exercise: JefitExercise, _ rows: [JefitSet], _ sessions: inout [String: Int],
    _ log: inout ImportedLog
  ) throws(RowRefusal) {
    let index: Int
    do throws(RowRefusal) {
      guard saysSomething(exercise.name) else { throw .row(Reason.noName, exercise.name) }
      index = try session(of: exercise, &sessions, &log)
    } catch {
      for row in rows { log.leaveOut(row.line, "a set of a skipped exercise") }
      throw error
    }
    var done = ImportedExercise(name: exercise.name, line: exercise.line)
    var lines = [exercise.line]
    if rows.isEmpty {
      done.sets = try exercise.writtenSets(&log, massUnitOfSettings)
    } else if exercise.writtenCount > rows.count {
      log.lose(exercise.line, "sets that are only in the column logs", exercise.sets)
    }
    for row in rows {
      do throws(RowRefusal) {
        done.sets.append(try row.set(&log, massUnitOfSettings))
        lines.append(row.line)
      } catch {
        guard case .row(let reason, let example) = error else { throw error }
        log.leaveOut(row.line, reason, example)
      }
    }
    log.sessions[index].lines += lines
    log.sessions[index].exercises.append(done)
  }

  /// The index of the session of an exercise, which is made where it is new.
  private func session(
    of exercise: JefitExercise, _ sessions: inout [String: Int], _ log: inout ImportedLog
  ) throws(RowRefusal) -> Int {
    let span = spans[exercise.session]
    let key = span == nil ? exercise.date : exercise.session
    if let known = sessions[key] { return known }
    var begun = span.flatMap { Timestamp(epochSeconds: $0.start) }
    if let known = begun { begun = log.local(known) }
    guard let stamp = begun ?? readTimestamp(exercise.date.utf8) else {
      throw .row(Reason.badDate, exercise.date)
    }
    var session = ImportedSession(day: stamp.day, start: span == nil ? nil : stamp.time)
    if let span, let end = span.end, let second = stamp.second, end > span.start,
      end < span.start + secondsPerDay
    {
      session.setEnd(second: second, after: end - span.start)
    }
    log.sessions.append(session)
    sessions[key] = log.sessions.count - 1
    return log.sessions.count - 1
  }
}

/// The seconds since 1970 that a cell says; nil for what is no number, or outside the calendar.
private func epochSeconds(_ text: String) -> Int? {
  Int(text).flatMap { Timestamp(epochSeconds: $0) == nil ? nil : $0 }
}

/// A row of the section EXERCISE LOGS.
private struct JefitExercise {
  let line: Int
  let id: String
  let name: String
  let session: String
  let date: String
  /// `100x5,102.5x5`: load and repetitions.
  let sets: String

  var writtenCount: Int { sets.split(separator: ",").count }

  func writtenSets(_ log: inout ImportedLog, _ unit: MassUnit?) throws(RowRefusal) -> [ImportedSet]
  {
    var result: [ImportedSet] = []
    for part in sets.split(separator: ",") {
      let pair = part.split(separator: "x", maxSplits: 1).map(String.init)
      let row = JefitSet(
        line: line, repetitions: pair.count == 2 ? pair[1] : "", weight: pair.first ?? "")
      result.append(try row.set(&log, unit))
    }
    guard !result.isEmpty else { throw .row(Reason.notDone, nil) }
    return result
  }
}

/// A row of the section EXERCISE SET LOGS.
private struct JefitSet {
  let line: Int
  var kind = SetKind.normal
  let repetitions: String
  let weight: String
  var weightUnit: MassUnit?
  var seconds = ""
  var distance = ""
  var distanceUnit: DistanceUnit?

  func set(_ log: inout ImportedLog, _ known: MassUnit?) throws(RowRefusal) -> ImportedSet {
    var set = ImportedSet()
    set.become(kind)
    if !repetitions.isEmpty {
      guard let count = Int(repetitions), 0...9999 ~= count else {
        throw .row(Reason.badRepetitions, repetitions)
      }
      set.repetitions = count
    }
    if let number = number(weight), number.thousandths != 0 {
      guard
        let mass = ImportedMass(
          thousandths: number.thousandths, unit: log.unit(weightUnit ?? known))
      else { throw .row(Reason.badLoad, weight) }
      set.load = .mass(mass)
    }
    if let time = number(seconds)?.thousandths, time >= 100 {
      let time = Seconds(tenths: time / 100)
      guard time <= longestTime else { throw .row(Reason.badTime, seconds) }
      set.seconds = time
    }
    if let length = number(distance)?.thousandths, length > 0 {
      let unit = log.distanceUnit(distanceUnit, beside: known, line: line)
      set.distance = ImportedDistance(thousandths: length, unit: unit)
    }
    try set.settle()
    return set
  }

  private func number(_ text: String) -> WrittenNumber? { readNumber(Array(text.utf8)[...]) }
}
