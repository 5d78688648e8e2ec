import JSON
import W8Analysis
import W8Engine

/// Gathers the rows of logs for one JSON document; the first log decides its unit and span.
struct LogDocumentBuilder {
  private var rows: [(moment: Moment, row: [UInt8])] = []
  private var settings: (unit: MassUnit, span: Int)?
  private var leftOut = LeftOut()

  /// What decides the order of rows of several logs.
  private typealias Moment = (date: CivilDate, minutes: Int)

  /// Adds the entries of `log` that `references` name, in ascending order, with masses in `unit`, with
  /// the measurements of `columns`, and with their sessions where there is a unit of loads.
  mutating func add(
    _ trusted: TrustedLog, _ references: [EntryReference], _ unit: MassUnit?,
    _ columns: [MeasuredColumn], loadUnit: MassUnit?
  ) {
    let log = trusted.log
    leftOut.join(trusted.leftOut)
    let book = log.analysis.logbook.settings
    let known = settings ?? (unit ?? book.unit, min(max(book.averageSpan, 1), 999))
    settings = known
    let names = ShownNames(log.analysis)
    var reader = LogRowReader(log)
    var compared = EntryPlaceReader(log.analysis)
    let sessions = loadUnit.map { SessionDocuments(log.analysis.logbook, naming: names, in: $0) }
    for reference in references {
      guard let row = reader.row(of: reference) else { continue }
      let document = LogDocument(
        row: row, log: log, names: names, unit: known.unit,
        compared: row.figures.rate.flatMap { compared.place(of: $0.comparedWith) },
        measurements: columns, sessions: sessions)
      let moment = (row.entry.date, row.entry.time?.minutes ?? -1)
      rows.append((moment, JSONWriter.write(document, .document)))
    }
  }

  /// Writes the document to `output`; nothing when no log was added.
  func write(to output: Output, _ order: RowOrder) throws(Failure) {
    guard let settings else { return }
    // The rows of each log ascend already, and sorting keeps the order of equal ones.
    let ascending = rows.sorted { $0.moment < $1.moment }.map(\.row)
    var json = JSONWriter(.document)
    json.startObject()
    json.field("complete", leftOut.isEmpty)
    json.field("leftOut", leftOut.documents)
    json.key("rows")
    json.startArray()
    for row in ascending.inOrder(order) {
      json.written(row)
      try output.writeMuch(of: &json)
    }
    json.endArray()
    json.field("schema", 1)
    json.field("span", settings.span)
    json.field("unit", settings.unit.symbol)
    json.endObject()
    json.endDocument()
    try output.write(json.take())
  }
}
