import W8Analysis
import W8Engine

/// Gathers the rows of logs for one JSON document; the first log decides its unit and span.
struct LogDocumentBuilder {
  private var rows: [(moment: Moment, value: JSONValue)] = []
  private var settings: (unit: MassUnit, span: Int)?

  /// What decides the order of rows of several logs.
  private typealias Moment = (date: CivilDate, minutes: Int)

  /// Adds the entries of `log` that `references` name, in ascending order, with masses in `unit`.
  mutating func add(_ log: OpenedLog, _ references: [EntryReference], _ unit: MassUnit?) {
    let book = log.analysis.logbook.settings
    let known = settings ?? (unit ?? book.unit, min(max(book.averageSpan, 1), 999))
    settings = known
    for row in references.lazy.compactMap({ LogRow($0, in: log) }) {
      let moment = (row.entry.date, row.entry.time?.minutes ?? -1)
      rows.append((moment, LogDocument.row(row, of: log, in: known.unit)))
    }
  }

  /// The document; nil when no log was added.
  func document(isOldestFirst: Bool) -> JSONValue? {
    guard let settings else { return nil }
    // The rows of each log ascend already, and sorting keeps the order of equal ones.
    let ascending = rows.sorted { $0.moment < $1.moment }.map(\.value)
    return LogDocument.document(
      isOldestFirst ? ascending : ascending.reversed(), in: settings.unit, span: settings.span)
  }
}
