import JSON
import W8Engine

extension ExportFormat {
  /// A JSON object on each line, with the names of `csv`.
  static let ndjson = ExportFormat(
    name: "ndjson", contents: [.weights, .sets], usual: [.weights],
    write: { log, text in
      log.noteOtherContents(&text.losses)
      if log.plan.contents.contains(.sets) {
        log.noteWithoutSets(&text.losses)
        text.write(RowDocuments(log.setRows, ExportedSetRow.fields(in: log.loadUnit)))
      } else {
        text.write(RowDocuments(log.entries, ExportedEntry.fields(in: log.unit)))
      }
    })
}

extension ExportText {
  fileprivate mutating func write(_ rows: RowDocuments<some Any>) {
    var json = JSONWriter(.document)
    for row in rows.rows {
      rows.write(row, to: &json)
      json.endDocument()
    }
    bytes += json.take()
  }
}

/// Rows as JSON objects, their keys sorted.
struct RowDocuments<Row>: JSONEncodable {
  let rows: [Row]
  private let fields: [Field<Row>]

  init(_ rows: [Row], _ fields: [Field<Row>]) {
    self.rows = rows
    self.fields = fields.sorted { $0.column.key < $1.column.key }
  }

  /// Writes all of them as an array.
  func write(to json: inout JSONWriter) {
    json.startArray()
    for row in rows { write(row, to: &json) }
    json.endArray()
  }

  /// Writes one of them.
  func write(_ row: Row, to json: inout JSONWriter) {
    json.object { json in
      for field in fields { json.field(named: field.column.key, field.json(row)) }
    }
  }
}

extension ExportFormat {
  /// One document for each log, on a line of its own.
  static let json = ExportFormat(
    name: "json", contents: [.weights, .sets], usual: [.weights, .sets],
    readers: ["w8log-json"],
    write: { log, text in
      var json = JSONWriter(.document)
      json.object { json in
        json.field("complete", log.leftOut.isEmpty)
        json.field("leftOut", log.leftOut.documents)
        json.field("schema", 1)
        if log.plan.contents.contains(.sets) {
          log.noteWithoutSets(&text.losses)
          json.field(
            "sets", RowDocuments(log.setRows, ExportedSetRow.fields(in: log.loadUnit)))
        }
        if log.plan.contents.contains(.weights) {
          json.field("weights", RowDocuments(log.entries, ExportedEntry.fields(in: log.unit)))
        }
      }
      json.endDocument()
      text.bytes += json.take()
    })
}
