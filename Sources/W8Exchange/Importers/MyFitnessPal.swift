import Primitives
import W8Engine

extension Importer {
  static let myFitnessPal = Importer(
    name: "myfitnesspal", title: "MyFitnessPal's exercises",
    recognition:
      "columns Date, Exercise, Sets and Reps Per Set; its weights are read as a table of weights",
    hasLifts: true,
    header: { $0.has("date", "exercise", "sets", "reps per set") },
    rows: { (header, _) throws(ImportRefusal) in ExerciseSummaryRows(&header) })
}

/// Rows of an exercise each, with sets that are all alike; those of a day are a session.
private struct ExerciseSummaryRows: RowTaking {
  private let date, exercise, minutes, sets, repetitions, note: Int?
  private let weight: Int?
  private let unit: MassUnit?
  private var day: ImportedDay?

  init(_ header: inout TableHeader) {
    date = header.index(of: "date")
    exercise = header.index(of: "exercise")
    minutes = header.index(of: "exercise minutes")
    sets = header.index(of: "sets")
    repetitions = header.index(of: "reps per set")
    note = header.index(of: "note", "notes")
    unit = header.has("kilograms") ? .kilogram : header.has("pounds") ? .pound : nil
    weight = header.index(of: "kilograms", "pounds")
  }

  mutating func take(_ row: TableRow, _ log: inout ImportedLog) throws(RowRefusal) {
    let stamp = try log.timestamp(row, date)
    let name = withoutQuotes(try log.name(row, exercise))
    var set = ImportedSet()
    set.repetitions = try log.repetitions(row, repetitions).flatMap { $0 > 0 ? $0 : nil }
    set.load = try log.load(row, weight, unit)
    if set.repetitions == nil, let time = try log.number(row, minutes, else: Reason.badTime) {
      guard 0...longestTime.tenths * 100 / 60 ~= time.thousandths else {
        throw .row(Reason.badTime, log.text(row, minutes))
      }
      set.seconds = time.thousandths > 0 ? Seconds(tenths: time.thousandths * 60 / 100) : nil
    }
    try set.settle()
    // The minutes are those of all sets.
    let count = try set.seconds == nil ? log.repetitions(row, sets) ?? 1 : 1
    guard count <= mostSetsInRow else { throw .row("more than 99 sets", log.text(row, sets)) }
    if stamp.day != day || log.sessions.isEmpty {
      day = stamp.day
      log.sessions.append(ImportedSession(day: stamp.day))
    }
    log.add(Array(repeating: set, count: max(1, count)), to: name, of: row, note: note)
  }
}
