import W8Analysis
import W8Engine

/// The notes of the selected entries, the newest first.
struct NoteReport: ListReport {
  let rows: [LogRow]

  init(_ log: OpenedLog, _ invocation: Invocation) throws(Failure) {
    let references = try Selection(invocation).rows(of: log.analysis.logbook)
    let rows = references.compactMap { LogRow($0, in: log) }
      .filter { $0.notes.contains { !$0.isEmpty } }
    self.rows = rows.inOrder(invocation.arguments.order(unlessGiven: .newestFirst))
  }

  var emptiness: String? { rows.isEmpty ? "no notes to show" : nil }

  /// The date, and beside it each note on lines of its own.
  func text(_ page: Page) -> String {
    rows.map { row in
      let date = row.entry.date.withWeekday + "  "
      let room = page.indented(by: date.count)
      let notes = row.shownNotes.map { room.paragraph($0, breaking: .words) }.joined()
      return page.hanging(notes, behind: page.style.paint(date, .faint), columns: date.count)
    }.joined()
  }

  let listName = "notes"

  var fields: [Field<LogRow>] {
    [
      .date("date", "Date") { $0.entry.date },
      .text("time", "Time") { $0.entry.time?.description },
      .text("file", "File", \.fileName),
      .count("line", "Line", \.line),
      .text("text", "Note", shown: { $0.shownNotes.joined(separator: " / ") }) {
        $0.notes.joined(separator: "\n")
      },
    ]
  }
}
