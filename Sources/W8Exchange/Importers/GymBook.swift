import Primitives
import W8Engine

extension Importer {
  static let gymBook = Importer(
    name: "gymbook", title: "GymBook",
    recognition:
      "columns Date, Exercise, Repetitions / Time and Weight / Distance, or its twelve columns in any language",
    hasLifts: true,
    header: { header in
      header.hasShapeOfGymBook
        || header.names.contains(where: { repetitionsOrTime.contains($0) })
          && header.names.contains(where: { weightOrDistance.contains($0) })
    },
    rows: { (header, _) throws(ImportRefusal) in
      var dialect = SetDialect(
        names: [
          .date: ["date", "datum"], .workout: ["workout", "training"],
          .time: ["time", "zeit", "uhrzeit"], .exercise: ["exercise", "übung"],
          .kind: [columns[kindColumn]],
          .repetitionsOrTime: repetitionsOrTime, .weightOrDistance: weightOrDistance,
          .note: ["notes", "note", "notizen", "notiz"],
          .skipped: ["skipped", "übersprungen", "ausgelassen"],
        ],
        session: [.workout],
        notDone: { row, columns, _ in
          answers[row.decoded(columns[.skipped]).text.lowercased()] == true
            ? "skipped sets" : nil
        },
        complete: complete)
      if header.hasShapeOfGymBook {
        // The header of this column names the kinds in their order, in the language of the app.
        let kinds = header.names[kindColumn].split(separator: "/").map { SetKind.key(String($0)) }
        dialect.kinds = [
          kinds[0]: .normal, kinds[1]: .warmUp, kinds[2]: .label("cool-down"),
        ]
        header = header.renamed(columns)
      }
      return SetRows(try SetColumns(&header, dialect))
    })
}

/// The twelve columns of an export, in their order.
private let columns = [
  "date", "workout", "time", "exercise", "region", "muscle groups (primary)",
  "muscle groups (secondary)", "set / warm-up set / cool-down set", "repetitions / time",
  "weight / distance", "notes", "skipped",
]
private let kindColumn = 7

extension TableHeader {
  /// Whether these are the columns of GymBook, in whatever language: twelve, of which three name alternatives.
  fileprivate var hasShapeOfGymBook: Bool {
    names.count == columns.count
      && zip(names, columns).allSatisfy { $0.count { $0 == "/" } == $1.count { $0 == "/" } }
      && Set(names[kindColumn].split(separator: "/").map { SetKind.key(String($0)) }).count == 3
  }
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
    set.distance = try log.distance(row, load) { (_) throws(RowRefusal) in .meter }
  } else {
    set.load = try log.load(row, load, nil)
  }
}

/// Whether what stands behind a number says that it counts repetitions.
private func isCount(_ suffix: String) -> Bool {
  suffix.isEmpty || suffix == "x" || repetitionWords.contains(suffix.filter { $0 != "." })
}
