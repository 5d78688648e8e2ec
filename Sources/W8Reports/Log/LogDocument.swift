import JSON
import Primitives
import W8Book
package import W8Engine

/// The JSON of one row of `log`; masses are in `unit`.
struct LogDocument: JSONEncodable {
  let row: LogRow
  let log: OpenedLog
  let names: DisplayNames
  let unit: MassUnit
  /// Where the entry is written that the rate compares with; nil without a rate.
  let compared: EntryLocation?
  /// The columns of `--columns`.
  var measurements: [MeasuredLogbook] = []
  /// What tells the sessions with `--with-exercises`; nil without it.
  var sessions: SessionDocuments?

  func write(to json: inout JSONWriter) {
    let entry = row.entry
    let rate = row.figures.rate
    let notes = row.notes
    json.object { json in
      json.field("average", row.figures.averageKilograms.map(unit.value(ofKilograms:)))
      json.key("comparedWith")
      // With an entry without a date none compares.
      if let compared, let date = compared.line.entry?.date {
        json.object { json in
          json.field("date", date.description)
          json.field("file", log.name(of: compared.file))
          json.field("line", compared.line.number)
        }
      } else {
        json.null()
      }
      json.field("date", entry.date.description)
      json.field("direction", rate?.direction.word)
      json.field("excluded", entry.weighIn?.isExcluded ?? false)
      json.field("file", row.fileName)
      json.field("gyms", row.gyms.map { $0.text })
      json.field("line", row.location.line.number)
      if !measurements.isEmpty {
        json.field("measurements", JSONObject(measurements.map { ($0.key, $0.document(of: row)) }))
      }
      json.field("milestones", row.milestones.map { $0.mass.value(in: unit) })
      json.field("note", entry.hasNote)
      json.field("noteText", notes.isEmpty ? nil : notes.joined(separator: "\n"))
      json.key("notes")
      json.array { for told in row.allNotes(in: log, names) { write(told, to: &$0) } }
      json.field("pace", row.figures.pace.map { unit.value(ofKilograms: $0.weeklyKilograms) })
      json.field("rate", rate?.change.value(in: unit))
      json.field("rateDays", rate?.days)
      if let sessions {
        json.key("sessions")
        sessions.write(row, to: &json)
      }
      json.field("tags", entry.tags.map { $0.text })
      json.field("time", entry.time?.description)
      json.field("weight", entry.weighIn?.mass.value(in: unit))
      json.key("written")
      if let written = row.writtenWeight {
        json.object { json in
          json.field("unit", entry.weighIn?.unit.symbol)
          json.field("value", written)
        }
      } else {
        json.null()
      }
    }
  }

  private func write(_ told: ReportedNote, to json: inout JSONWriter) {
    json.object { json in
      json.field("exercise", told.exercise)
      json.field("gym", told.gym?.text)
      json.field("line", told.note.fileLine.number)
      json.field("of", told.note.subject.name)
      json.field("text", told.text)
      json.field("title", told.note.session?.title)
    }
  }
}

extension Direction {
  /// Its name for documents.
  var word: String {
    switch self {
    case .up: "up"
    case .down: "down"
    case .stable: "stable"
    }
  }
}

/// Gathers the rows of logs for one JSON document; the first log decides its unit and span.
package struct LogDocumentBuilder {
  private var rows: [(moment: RowMoment, row: [UInt8])] = []
  private var settings: (unit: MassUnit, span: Int)?
  private var leftOut = LeftOut()

  /// Has no rows yet.
  package init() {}

  /// What decides the order of rows of several logs.
  private typealias RowMoment = (date: CivilDate, minutes: Int)

  /// Adds the entries of a log that `references` name, which ascend.
  package mutating func add(
    _ view: LogView, _ references: [EntryReference], _ leftOut: LeftOut
  ) {
    let log = view.log
    self.leftOut.join(leftOut)
    let book = log.analysis.logbook.settings
    let known = settings ?? (view.unit, book.span)
    settings = known
    let names = view.names
    let reader = LogRowReader(log)
    let sessions =
      view.loadUnit.map { SessionDocuments(log.analysis.logbook, naming: names, in: $0) }
    for reference in references {
      guard let row = reader.row(of: reference) else { continue }
      let document = LogDocument(
        row: row, log: log, names: names, unit: known.unit,
        compared: row.figures.rate.flatMap { log.analysis.location(of: $0.comparedWith) },
        measurements: view.columns, sessions: sessions)
      let moment = (row.entry.date, row.entry.time?.minutes ?? -1)
      rows.append((moment, JSONWriter.write(document, .document)))
    }
  }

  /// Writes the document to `output`; nothing when no log was added.
  package func write<Sink: ByteSink>(
    to output: Sink, _ order: RowOrder
  ) throws(Sink.Refusal) {
    guard let settings else { return }
    // The rows of each log ascend already, and sorting keeps the order of equal ones.
    let ascending = rows.sorted { $0.moment < $1.moment }.map { $0.row }
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
