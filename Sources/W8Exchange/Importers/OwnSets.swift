import JSON
import Primitives
import W8Engine

extension Importer {
  static let ownSets = Importer(
    name: "w8log-sets", title: "sets of w8log export",
    recognition: "columns date, exerciseNumber and load",
    hasLifts: true,
    header: { $0.has("date", "exercisenumber", "load") },
    rows: { (header, _) throws(ImportRefusal) in OwnSetRows(&header) })

  static let ownJSON = Importer(
    name: "w8log-json", title: "JSON of w8log export",
    recognition: "JSON of --to json, and of --to ndjson with file, line and weights or sets",
    recognizes: { head in
      guard head.firstByte == UInt8(ascii: "{") else { return false }
      if head.contains("\"complete\"") && head.contains("\"directives\"") { return true }
      return head.contains("\"file\"") && head.contains("\"line\"")
        && (head.contains("\"excluded\"") || head.contains("\"exerciseNumber\""))
    },
    open: { (_, _) throws(ImportRefusal) in TextReading(OwnDocuments(), lineLimit: 64 << 20) })
}

/// The rows of `--to csv --what sets`.
private struct OwnSetRows: RowReading {
  private let columns: [String: Int]
  private var sets = OwnSets(labelSeparator: ",")

  init(_ header: inout TableHeader) {
    columns = Dictionary(
      OwnSets.keys.compactMap { key in header.index(of: key.lowercased()).map { (key, $0) } },
      uniquingKeysWith: { first, _ in first })
    header.passBy("file", "line", "entry", "session", "set", "addedunit")
  }

  mutating func read(_ row: TableRow, into log: inout ImportedLog) throws(ImportRefusal) {
    let cells = columns.mapValues { row.decoded($0).text }
    log.takeRow(row.line) { (log) throws(RowRefusal) in
      try sets.take(row.line, &log) { cells[$0].flatMap { $0.isEmpty ? nil : $0 } }
    }
  }
}

/// The documents of `--to json`, one a log, and of `--to ndjson`, one a row; entries and rows are numbered from 1.
private struct OwnDocuments: TextLineReading {
  private var sets = OwnSets(labelSeparator: "\n")
  private var number = 0

  mutating func read(
    _ line: ArraySlice<UInt8>, number lineNumber: Int, into log: inout ImportedLog
  ) throws(ImportRefusal) {
    guard line.contains(where: { !isBlankByte($0) }) else { return }
    let document: JSON
    do throws(JSONError) {
      document = try JSON.parse(Array(line))
    } catch {
      throw .unreadable(line: lineNumber, "no JSON: \(error.kind.rawValue)")
    }
    guard document["schema"] != nil else { return try take(document, into: &log) }
    // In schema 1 a document has rows, in schema 2 entries with their sessions.
    sets.endSession()
    for row in document["weights"]?.arrayValue ?? [] { try take(row, into: &log) }
    for row in document["sets"]?.arrayValue ?? [] { try take(row, into: &log) }
    for entry in document["entries"]?.arrayValue ?? [] { try take(entry, into: &log) }
  }

  private mutating func take(_ row: JSON, into log: inout ImportedLog) throws(ImportRefusal) {
    number += 1
    let number = number
    log.takeRow(number) { (log) throws(RowRefusal) in
      if row["exerciseNumber"] != nil {
        try sets.take(number, &log) { row.cell($0) }
      } else {
        try takeWeight(row, number, &log)
      }
    }
    for session in row["sessions"]?.arrayValue ?? [] {
      try sets.take(session, of: row, number, &log)
    }
  }

  private func takeWeight(
    _ row: JSON, _ number: Int, _ log: inout ImportedLog
  ) throws(RowRefusal) {
    let stamp = try log.timestamp(row.text("date"))
    let unit = try knownMassUnit(row.text("unit") ?? "")
    let mass = try row.mass("weight") { () throws(RowRefusal) in unit }
    let time = row.text("time").flatMap { readTime($0.utf8) }
    var weighIn = ImportedWeighIn(
      line: number, day: stamp.day, time: Timestamp(day: stamp.day, second: time).time, mass: mass,
      note: row.cell("note"))
    weighIn.isExcluded = mass != nil && row["excluded"]?.holdsValue == true
    for measurement in row["measurements"]?.arrayValue ?? [] {
      let text = "\(measurement.text("key") ?? ""):\(measurement.text("written") ?? "")"
      let (pairs, rest) = WrittenPair.all(in: text)
      if !rest.isEmpty { log.lose(number, Reason.badPair, text) }
      weighIn.pairs += pairs
    }
    weighIn.tags = log.tags(
      lines(row.cell("tags")), notIn: row.noteTexts, besides: row.tagsOfSessions, number)
    log.take(weighIn)
  }
}

/// The lines of a cell.
private func lines(_ text: String?) -> [String] {
  (text ?? "").split(separator: "\n").map(String.init)
}

extension JSON {
  /// The text of a member as a cell has it, lists line by line; nil where it says nothing.
  fileprivate func cell(_ name: String) -> String? {
    guard let value = self[name], !value.isNull else { return nil }
    let text = value.arrayValue?.map { $0.shown }.joined(separator: "\n") ?? value.shown
    return text.isEmpty ? nil : text
  }

  /// All notes of an entry, those of its sessions and exercises too.
  fileprivate var noteTexts: [String] {
    let sessions = self["sessions"]?.arrayValue ?? []
    let exercises = sessions.flatMap { $0["exercises"]?.arrayValue ?? [] }
    return [cell("note")].compactMap { $0 }
      + (sessions + exercises).compactMap { $0.cell("notes") }
  }

  /// The tags on the lines of the sessions of an entry.
  fileprivate var tagsOfSessions: Set<String> {
    Set((self["sessions"]?.arrayValue ?? []).flatMap { lines($0.cell("tags")) })
  }
}

/// Makes sessions of rows that have a set each, with what it is a part of.
private struct OwnSets {
  let labelSeparator: Character
  private var session: [String?] = []
  private var exercise: String?
  /// How many sessions there were of each day.
  private var counts: [ImportedDay: Int] = [:]

  init(labelSeparator: Character) { self.labelSeparator = labelSeparator }

  /// What a row says.
  static let keys = [
    "file", "entry", "session", "date", "time", "end", "gym", "title", "sessionNotes",
    "exerciseNumber", "exercise", "superset", "exerciseNotes", "warmup", "reps", "failed", "amrap",
    "load", "unit", "added", "addedUnit", "seconds", "metres", "effort", "labels", "tags",
  ]

  /// Lets the next row begin a session.
  mutating func endSession() { session = [] }

  mutating func take(
    _ line: Int, _ log: inout ImportedLog, _ cell: (String) -> String?
  ) throws(RowRefusal) {
    let day = try log.timestamp(cell("date")).day
    guard let name = cell("exercise"), saysSomething(name) else {
      throw .row(Reason.noName, cell("exercise"))
    }
    let set = try set(cell)
    let own = ["file", "date", "entry", "session"].map(cell)
    if own != session {
      begin(cell, day, line, notes: ["sessionNotes", "exerciseNotes"].compactMap(cell), &log)
      (session, exercise) = (own, nil)
    }
    let last = log.sessions.count - 1
    log.sessions[last].lines.append(line)
    if cell("exerciseNumber") != exercise {
      exercise = cell("exerciseNumber")
      var new = ImportedExercise(name: name, line: line)
      new.joinsPrevious = isTrue(cell("superset")) && !log.sessions[last].exercises.isEmpty
      new.notes = lines(cell("exerciseNotes"))
      log.sessions[last].exercises.append(new)
    }
    let index = log.sessions[last].exercises.count - 1
    log.sessions[last].exercises[index].sets.append(set)
  }

  /// Takes a session of schema 2; of an entry without a date nothing is taken.
  mutating func take(
    _ document: JSON, of entry: JSON, _ line: Int, _ log: inout ImportedLog
  ) throws(ImportRefusal) {
    guard let day = entry.text("date").flatMap({ readTimestamp($0.utf8) })?.day else { return }
    begin(
      { document.cell($0 == "sessionNotes" ? "notes" : $0) }, day, line, notes: [], &log)
    let index = log.sessions.count - 1
    log.sessions[index].lines.append(line)
    log.sessions[index].entry = line
    for exercise in document["exercises"]?.arrayValue ?? [] {
      guard let name = exercise.cell("name"), saysSomething(name) else {
        log.lose(line, Reason.noName, exercise.cell("name"))
        continue
      }
      var new = ImportedExercise(name: name, line: line)
      new.joinsPrevious =
        isTrue(exercise.cell("superset")) && !log.sessions[index].exercises.isEmpty
      new.notes = lines(exercise.cell("notes"))
      for set in exercise["sets"]?.arrayValue ?? [] {
        log.takeRow(line) { (_) throws(RowRefusal) in
          new.sets.append(try self.set { set.cell($0) })
        }
      }
      log.sessions[index].exercises.append(new)
    }
  }

  /// Begins a session with the tags that `notes` have not.
  private mutating func begin(
    _ cell: (String) -> String?, _ day: ImportedDay, _ line: Int, notes: [String],
    _ log: inout ImportedLog
  ) {
    func time(_ key: String) -> TimeOfDay? {
      Timestamp(day: day, second: cell(key).flatMap { readTime($0.utf8) }).time
    }
    var new = ImportedSession(day: day, start: time("time"), end: time("end"), title: cell("title"))
    new.gym = cell("gym").map { $0 == "default" ? "@" : "@\($0)" }
    new.notes = lines(cell("sessionNotes"))
    new.tags = log.tags(tagNames(cell("tags")), notIn: notes, line)
    new.number = counts[day, default: 0]
    counts[day] = new.number + 1
    log.namesBody = true
    log.sessions.append(new)
  }

  private func set(_ cell: (String) -> String?) throws(RowRefusal) -> ImportedSet {
    func number(_ key: String) -> WrittenNumber? {
      cell(key).flatMap { readNumber(Array($0.utf8)[...]) }
    }
    var set = ImportedSet()
    set.isWarmUp = isTrue(cell("warmup"))
    set.repetitions = number("reps")?.whole
    if isTrue(cell("failed")) { set.mark = .missed }
    if isTrue(cell("amrap")) { set.mark = .asManyAsPossible }
    set.load = try load(cell, number)
    set.seconds = number("seconds").flatMap {
      $0.thousandths >= 100 ? Seconds(tenths: $0.thousandths / 100) : nil
    }
    set.distance = number("metres").flatMap {
      ImportedDistance(thousandths: $0.thousandths, unit: .meter)
    }
    set.effort = number("effort").flatMap {
      1000...10_000 ~= $0.thousandths ? .perceived(halves: UInt8($0.thousandths / 500)) : nil
    }
    set.labels = (cell("labels") ?? "").split(separator: labelSeparator)
      .map { trimmed(String($0)) }
    // A log may say a load alone.
    guard set.isDone || set.repetitions == nil && set.load != nil else {
      throw .row(Reason.notDone, nil)
    }
    return set
  }

  private func load(
    _ cell: (String) -> String?, _ number: (String) -> WrittenNumber?
  ) throws(RowRefusal) -> ImportedLoad? {
    if let added = number("added") {
      guard added.thousandths != 0 else { return .bodyweight }
      let unit = try knownMassUnit(cell("addedUnit") ?? "")
      return ImportedMass(thousandths: added.thousandths, unit: unit).map { .bodyweightAnd($0) }
    }
    guard let amount = number("load") else { return nil }
    if cell("unit") == "lvl" { return .level(thousandths: amount.thousandths) }
    let unit = try knownMassUnit(cell("unit") ?? "")
    guard let mass = ImportedMass(thousandths: amount.thousandths, unit: unit) else {
      throw .row(Reason.badLoad, cell("load"))
    }
    return .mass(mass)
  }

  private func isTrue(_ text: String?) -> Bool { text == "true" }

  /// Tags stand between blanks, or line by line.
  private func tagNames(_ text: String?) -> [String] {
    (text ?? "").split { $0 == " " || $0 == "\n" }.map(String.init)
  }
}
