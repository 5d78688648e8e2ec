import Primitives
import W8Engine

extension Importer {
  static let gymBook = Importer(
    name: "gymbook", title: "GymBook",
    recognition:
      "columns Date, Exercise, Repetitions / Time and Weight / Distance, or the same in German",
    hasLifts: true,
    header: { header in
      header.names.contains(where: { repetitionsOrTime.contains($0) })
        && header.names.contains(where: { weightOrDistance.contains($0) })
    },
    rows: { (header, _) throws(ImportRefusal) in GymBookRows(&header) })
}

private let repetitionsOrTime = [
  "repetitions / time", "reps / time", "wiederholungen / zeit", "wiederholungen / dauer",
]
private let weightOrDistance = [
  "weight / distance", "gewicht / distanz", "gewicht / strecke", "gewicht / entfernung",
]

/// The rows of GymBook, a set each, whose cells say what they count.
private struct GymBookRows: RowReading {
  private let date, workout, time, exercise, done, load, note, skipped: Int?
  private var session: (day: ImportedDay, key: [[UInt8]])?

  init(_ header: inout TableHeader) {
    date = header.index(of: "date", "datum")
    workout = header.index(of: "workout", "training")
    time = header.index(of: "time", "zeit", "uhrzeit")
    exercise = header.index(of: "exercise", "übung")
    done = header.index(ofFirst: repetitionsOrTime)
    load = header.index(ofFirst: weightOrDistance)
    note = header.index(of: "notes", "note", "notizen", "notiz")
    skipped = header.index(of: "skipped", "übersprungen", "ausgelassen")
  }

  mutating func read(_ row: TableRow, into log: inout ImportedLog) throws(ImportRefusal) {
    if answers[row.decoded(skipped).text.lowercased()] == true {
      log.countRow()
      return log.setAside(row.line, "sets that were skipped")
    }
    try log.takeRow(row.line) { (log) throws(RowRefusal) in try take(row, &log) }
  }

  private mutating func take(_ row: TableRow, _ log: inout ImportedLog) throws(RowRefusal) {
    let stamp = try log.timestamp(row, date)
    let name = try log.name(row, exercise)
    let set = try set(row, &log)
    let key = [Array(row.raw(workout)), Array(row.raw(time))]
    if session?.day != stamp.day || session?.key != key {
      session = (stamp.day, key)
      var start = stamp
      start.second = readTime(row.raw(time)) ?? stamp.second
      log.sessions.append(
        ImportedSession(day: stamp.day, start: start.time, title: log.note(row, workout)))
    }
    log.add([set], to: name, of: row, note: note)
  }

  private func set(_ row: TableRow, _ log: inout ImportedLog) throws(RowRefusal) -> ImportedSet {
    var set = ImportedSet()
    if let number = readNumber(row.raw(done)), isCount(number.suffix) {
      guard let whole = number.whole, 0...9999 ~= whole else {
        throw .row(Reason.badRepetitions, log.text(row, done))
      }
      set.repetitions = whole
    } else if !row.isEmpty(done) {
      guard let seconds = readDuration(row.raw(done)), seconds <= longestTime else {
        throw .row(Reason.badTime, log.text(row, done))
      }
      set.seconds = seconds > 0 ? seconds : nil
    }
    if let number = readNumber(row.raw(load)), lengthUnit(number.suffix) != nil {
      set.distance = try log.distance(row, load) { (_) throws(RowRefusal) in .metre }
    } else {
      set.load = try log.load(row, load, nil)
    }
    try set.settle()
    return set
  }

  /// Whether what stands behind a number says that it counts repetitions.
  private func isCount(_ suffix: String) -> Bool {
    suffix.isEmpty || suffix == "x" || repetitionWords.contains(suffix.filter { $0 != "." })
  }
}
