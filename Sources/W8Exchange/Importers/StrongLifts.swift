import W8Engine

extension Importer {
  static let strongLifts = Importer(
    name: "stronglifts", title: "StrongLifts",
    recognition: "columns Date (yyyy/mm/dd), Exercise, Set 1 (Reps) and Set 1 (KG)",
    hasLifts: true,
    header: { header in
      header.has("exercise", "set 1 (reps)") && header.names.contains { $0.hasPrefix("date") }
    },
    rows: { (header, _) throws(ImportRefusal) in StrongLiftsRows(&header) })
}

/// The rows of StrongLifts, an exercise each, with two columns a set.
private struct StrongLiftsRows: RowTaking {
  private let date, workout, key, exercise, start, end, note, bodyWeight: Int?
  private let bodyUnit: MassUnit?
  private let sets: [(repetitions: Int, weight: Int?, unit: MassUnit?)]
  private var session: (day: ImportedDay, key: [UInt8])?

  init(_ header: inout TableHeader) {
    date = header.column(startingWith: "date")?.index
    key = header.index(of: "workout", "workout #")
    workout = header.index(of: "workout name")
    exercise = header.index(of: "exercise")
    start = header.column(startingWith: "start time")?.index
    end = header.column(startingWith: "end time")?.index
    note = header.index(of: "notes", "note")
    let body = header.column(startingWith: "body weight")
    bodyWeight = body?.index
    bodyUnit = body.flatMap { massUnit(inHeader: $0.name) }
    var sets: [(repetitions: Int, weight: Int?, unit: MassUnit?)] = []
    while let repetitions = header.index(of: "set \(sets.count + 1) (reps)") {
      let weight = header.column(startingWith: "set \(sets.count + 1) (")
      sets.append((repetitions, weight?.index, weight.flatMap { massUnit(inHeader: $0.name) }))
    }
    self.sets = sets
    header.passBy("sets×reps", "reps", "top set (reps×kg)", "top set (reps×lb)", "duration (hours)")
    for figure in ["e1rm", "volume", "workout volume", "top set"] {
      while header.column(startingWith: figure) != nil {}
    }
  }

  mutating func take(_ row: TableRow, _ log: inout ImportedLog) throws(RowRefusal) {
    let day = try log.timestamp(row, date).day
    let name = try log.name(row, exercise)
    var done: [ImportedSet] = []
    for column in sets where !row.isEmpty(column.repetitions) {
      var set = ImportedSet()
      set.repetitions = try log.repetitions(row, column.repetitions)
      guard set.repetitions != 0 else { continue }
      set.load = try log.load(row, column.weight, column.unit)
      try set.settle()
      done.append(set)
    }
    guard !done.isEmpty else { throw .row(Reason.notDone, nil) }
    if session?.day != day || session?.key.elementsEqual(row.raw(key)) != true {
      try begin(row, day, &log)
    }
    let last = log.sessions.count - 1
    log.sessions[last].lines.append(row.line)
    for set in done { log.sessions[last].add(set, to: name) }
    if let text = log.note(row, note) { log.sessions[last].addSessionNote(text) }
  }

  private mutating func begin(
    _ row: TableRow, _ day: ImportedDay, _ log: inout ImportedLog
  ) throws(RowRefusal) {
    session = (day, Array(row.raw(key)))
    let begun = readTime(row.raw(start))
    var new = ImportedSession(
      day: day, start: Timestamp(day: day, second: begun).time, title: log.note(row, workout))
    if let begun, let ended = readTime(row.raw(end)) {
      new.setEnd(second: begun, after: (ended - begun + secondsPerDay) % secondsPerDay)
    }
    log.sessions.append(new)
    if let mass = try log.weighed(row, bodyWeight, bodyUnit) {
      log.addWeight(mass, of: row.line, besideSessionOf: day)
    }
  }
}
