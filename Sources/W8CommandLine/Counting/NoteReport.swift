import W8Analysis
import W8Engine

/// The notes of the selected entries, the newest first.
struct NoteReport: Report {
  private let rows: [LogRow]

  init(_ log: OpenedLog, _ invocation: Invocation) throws(Failure) {
    let references = try Selection(invocation).rows(of: log.analysis.logbook)
    let rows = references.compactMap { LogRow($0, in: log) }
      .filter { $0.notes.contains { !$0.isEmpty } }
    self.rows = rows.inOrder(invocation.arguments.order(unlessGiven: .newestFirst))
  }

  var emptiness: String? { rows.isEmpty ? "no notes to show" : nil }

  /// The date, and beside it each note on lines of its own.
  func text(_ page: Page) -> String {
    let margin = String(repeating: " ", count: 16)
    return rows.map { row in
      let lines = texts(row).flatMap { note in
        page.width.map { wrap(note, width: max($0 - margin.count, 20)) } ?? [note]
      }
      return page.style.paint(row.entry.date.withWeekday, .faint) + "  "
        + lines.joined(separator: "\n" + margin) + "\n"
    }.joined()
  }

  var table: Table {
    Table(
      columns: [
        Table.Column(key: "date", title: "Date"),
        Table.Column(key: "time", title: "Time"),
        Table.Column(key: "line", title: "Line", alignment: .right),
        Table.Column(key: "text", title: "Note"),
      ],
      rows: rows.map { row in
        [
          .text(row.entry.date.description, shown: row.entry.date.withWeekday),
          .text(row.entry.time?.description ?? ""),
          .count(row.line),
          .text(
            row.notes.joined(separator: "\n"), shown: texts(row).joined(separator: " / ")),
        ]
      })
  }

  var document: Document {
    Document([:], "notes", of: rows) { row in
      .object([
        "date": .string(row.entry.date.description),
        "time": JSONValue(row.entry.time) { .string($0.description) },
        "file": .string(row.fileName),
        "line": .integer(row.line),
        "text": .string(row.notes.joined(separator: "\n")),
      ])
    }
  }

  private func texts(_ row: LogRow) -> [String] {
    row.notes.filter { !$0.isEmpty }.map { visible(String($0.map { $0 == "\t" ? " " : $0 })) }
  }
}
