import Primitives
import W8Engine

extension Importer {
  static let fitNotes = Importer(
    name: "fitnotes", title: "FitNotes",
    recognition: "columns Date, Exercise, Category and Reps",
    hasLifts: true,
    header: { $0.has("date", "exercise", "category", "reps") },
    rows: { (header, _) throws(ImportRefusal) in try FitNotesRows(&header) })
}

/// The rows of FitNotes, a set each; the sets of a day are a session.
private struct FitNotesRows: RowTaking {
  private let date, exercise, repetitions, time, note: Int?
  private let weight: (index: Int, name: String)
  private let distance: (index: Int, name: String)?
  private let weightUnit, distanceUnit: Int?
  private var day: ImportedDay?

  init(_ header: inout TableHeader) throws(ImportRefusal) {
    date = header.index(of: "date")
    exercise = header.index(of: "exercise")
    repetitions = header.index(of: "reps")
    time = header.index(of: "time")
    note = header.index(of: "comment", "notes")
    weightUnit = header.index(of: "weight unit")
    distanceUnit = header.index(of: "distance unit")
    weight = try header.loads(header.column(startingWith: "weight"))
    distance = header.column(startingWith: "distance")
  }

  mutating func take(_ row: TableRow, _ log: inout ImportedLog) throws(RowRefusal) {
    let stamp = try log.timestamp(row, date)
    let name = try log.name(row, exercise)
    let set = try set(row, &log)
    if stamp.day != day || log.sessions.isEmpty {
      day = stamp.day
      log.sessions.append(ImportedSession(day: stamp.day))
    }
    log.add([set], to: name, of: row, note: note)
  }

  /// Commas in names and comments have no quotes; where one place for them alone makes all other cells fit, they stand there.
  func fitted(_ row: TableRow, width: Int) -> TableRow? {
    guard let exercise, row.isPartedByCommas, row.count > width else { return nil }
    if fits(row), (width..<row.count).allSatisfy({ row.isEmpty($0) }) { return nil }
    let excess = row.count - width
    let isOpen = note == width - 1
    let fitting = (isOpen ? 0...excess : excess...excess).compactMap { count -> TableRow? in
      var joined = row
      joined.join(exercise...(exercise + count))
      if isOpen { joined.join((width - 1)...(joined.count - 1)) }
      return fits(joined) ? joined : nil
    }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// Whether units are units and numbers numbers.
  private func fits(_ row: TableRow) -> Bool {
    let numbers = [weight.index, repetitions, distance?.index]
    return numbers.allSatisfy { row.isEmpty($0) || readNumber(row.raw($0))?.suffix.isEmpty == true }
      && (row.isEmpty(weightUnit) || massUnit(row.decoded(weightUnit).text.lowercased()) != nil)
      && (row.isEmpty(time) || readSeconds(row.raw(time)) != nil)
  }

  private func set(_ row: TableRow, _ log: inout ImportedLog) throws(RowRefusal) -> ImportedSet {
    var set = ImportedSet()
    let unit = massUnit(inHeader: weight.name)
    set.repetitions = try log.repetitions(row, repetitions)
    set.seconds = try log.seconds(row, time)
    set.distance = try log.distance(row, distance?.index, unitIndex: distanceUnit) {
      (log) throws(RowRefusal) in
      let told = massUnit(row.decoded(weightUnit).text.lowercased())
      return try log.distanceUnit(nil, beside: told ?? unit, line: row.line)
    }
    set.load = try log.load(row, weight.index, unit, unitIndex: weightUnit)
    try set.settle()
    return set
  }
}
