import W8Analysis
import W8Engine

/// The names of exercises that look like a slip of the pen, by name.
struct SimilarReport: ListReport {
  let rows: [Row]

  struct Row {
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

  let listName = "similar"

  var emptiness: String? { rows.isEmpty ? "no similar names of exercises" : nil }

  func text(_ page: Page) -> String {
    let remedy =
      "If both are meant, declare the first with an `exercise` line; else write it as the other."
    return textTable(table, page) + "\n" + page.paragraph(remedy, breaking: .words)
  }

  var fields: [Field<Row>] {
    [
      .text("name", "Exercise", breaking: .words) { $0.similar.name },
      .count("sessions", "Sessions", spare: 2) { $0.similar.count },
      .text("other", "Looks like", breaking: .words) { $0.similar.otherName },
      .count("otherSessions", "Its sessions", spare: 1) { $0.similar.otherCount },
      .date("date", "Written", \.date),
      .text("file", "File", breaking: .words, \.file),
      .count("line", "Line", \.line),
    ]
  }
}
