import W8Analysis
import W8Engine

/// The names of exercises that look like a slip of the pen, by name.
struct SimilarReport: Report {
  private let rows: [Row]

  private struct Row {
    let similar: SimilarExercise
    let date: CivilDate?
    let file: String?
    let line: Int?
  }

  init(_ log: OpenedLog) {
    let logbook = log.analysis.logbook
    rows = logbook.similarExercises.map { similar in
      let session = logbook.exerciseSession(of: similar.exercise, in: similar.session)
      let place = session.flatMap(log.place)
      return Row(
        similar: similar, date: logbook.date(of: similar.session), file: place?.file,
        line: place?.line)
    }
  }

  var emptiness: String? { rows.isEmpty ? "no similar names of exercises" : nil }

  func text(_ page: Page) -> String {
    textTable(table, page.style)
      + "\nIf both are meant, declare the first with an `exercise` line; else write it as the other.\n"
  }

  var table: Table {
    Table(
      columns: [
        Table.Column(key: "name", title: "Exercise"),
        Table.Column(key: "other", title: "Looks like"),
        Table.Column(key: "otherLines", title: "Lines", alignment: .right),
        Table.Column(key: "date", title: "Written"),
        Table.Column(key: "line", title: "Line", alignment: .right),
      ],
      rows: rows.map { row in
        [
          .text(row.similar.name),
          .text(row.similar.otherName),
          .count(row.similar.otherCount),
          .text(row.date?.description ?? "", shown: row.date?.withWeekday ?? ""),
          row.line.map(Table.Cell.count) ?? .empty,
        ]
      })
  }

  var document: Document {
    Document([:], "similar", of: rows) { row in
      .object([
        "name": .string(row.similar.name),
        "other": .string(row.similar.otherName),
        "otherLines": .integer(row.similar.otherCount),
        "date": JSONValue(row.date) { .string($0.description) },
        "file": JSONValue(row.file) { .string($0) },
        "line": JSONValue(row.line) { .integer($0) },
      ])
    }
  }
}
