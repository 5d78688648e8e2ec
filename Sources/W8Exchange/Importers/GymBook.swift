import Primitives
import W8Engine

extension Importer {
  static let gymBook = Importer(
    name: "gymbook", title: "GymBook",
    recognition:
      "columns Date, Exercise, Repetitions / Time and Weight / Distance, or the same in German",
    header: { header in
      header.names.contains(where: { repetitionsOrTime.contains($0) })
        && header.names.contains(where: { weightOrDistance.contains($0) })
    },
    dialect: SetDialect(
      names: [
        .date: ["date", "datum"], .workout: ["workout", "training"],
        .time: ["time", "zeit", "uhrzeit"], .exercise: ["exercise", "übung"],
        .repetitionsOrTime: repetitionsOrTime, .weightOrDistance: weightOrDistance,
        .note: ["notes", "note", "notizen", "notiz"],
        .skipped: ["skipped", "übersprungen", "ausgelassen"],
      ],
      session: [.workout, .time],
      notDone: { row, columns, _ in
        answers[row.decoded(columns[.skipped]).text.lowercased()] == true
          ? "sets that were skipped" : nil
      },
      complete: complete))
}

private let repetitionsOrTime = [
  "repetitions / time", "reps / time", "wiederholungen / zeit", "wiederholungen / dauer",
]
private let weightOrDistance = [
  "weight / distance", "gewicht / distanz", "gewicht / strecke", "gewicht / entfernung",
]

/// Reads the cells that say themselves what they count.
@Sendable
private func complete(
  _ row: TableRow, _ columns: SetColumns, _ set: inout ImportedSet, _ log: inout ImportedLog
) throws(RowRefusal) {
  let (done, load) = (columns[.repetitionsOrTime], columns[.weightOrDistance])
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
}

/// Whether what stands behind a number says that it counts repetitions.
private func isCount(_ suffix: String) -> Bool {
  suffix.isEmpty || suffix == "x" || repetitionWords.contains(suffix.filter { $0 != "." })
}
