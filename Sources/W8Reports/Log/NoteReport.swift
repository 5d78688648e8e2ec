import Primitives
import W8Book
import W8Engine
import W8Text

/// The notes of the selected entries, of their sessions and exercises, the newest first.
struct NoteReport: ListReport {
  let rows: [Row]

  struct Row {
    let reference: EntryReference
    let entry: Entry
    let file: String
    let told: ReportedNote
  }

  init(_ log: OpenedLog, _ settings: ReportSettings) {
    let references = settings.selection.rows(of: log)
    let names = DisplayNames(log.analysis)
    rows = references.inOrder(settings.order ?? .newestFirst).flatMap {
      Self.rows(of: $0, in: log, names)
    }
  }

  private static func rows(
    of reference: EntryReference, in log: OpenedLog, _ names: DisplayNames
  ) -> [Row] {
    guard let entry = log.analysis.logbook.entry(at: reference),
      entry.hasNote || entry.sessionCount > 0, let location = log.analysis.location(of: reference)
    else { return [] }
    return ReportedNote.all(of: entry, at: location, in: log, names).map {
      Row(reference: reference, entry: entry, file: log.name(of: location.file), told: $0)
    }
  }

  var emptiness: String? { rows.isEmpty ? "no notes to show" : nil }

  /// The date, and beside it each note on lines of its own.
  func text(_ page: Page) -> String {
    rows.chunked { $0.reference == $1.reference }.map { rows in
      let date = rows[rows.startIndex].entry.date.withWeekday + "  "
      let room = page.indented(by: date.count)
      let notes = rows.map { room.paragraph(onOneLine($0.told.words), breaking: .words) }.joined()
      return page.hanging(notes, behind: page.style.paint(date, .faint), columns: date.count)
    }.joined()
  }

  let listName = "notes"

  var fields: [Field<Row>] {
    [
      .date("date", "Date") { $0.entry.date },
      .text("time", "Time") { $0.entry.time?.description },
      .text("file", "File", { $0.file }),
      .count("line", "Line", { $0.told.note.fileLine.number }),
    ]
      + ReportedNote.fields { (row: Row) in row.told } + [
        .text("text", "Note", shown: { onOneLine($0.told.note.text) }) {
          $0.told.text
        }
      ]
  }
}
