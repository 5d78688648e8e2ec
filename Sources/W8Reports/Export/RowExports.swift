import JSON
import W8Engine

extension ExportFormat {
  /// A table after RFC 4180, with a line of names first; no cell can be taken for a formula.
  static let csv = ExportFormat(
    name: "csv", contents: [.weights, .sets], usual: [.weights], readers: ["csv", "w8log-sets"],
    header: { contents in TableRenderer.csv.header(contents.flatMap { $0.columns }) },
    write: { log, text in
      for content in log.plan.contents {
        let rows = log.rows(about: content)
        for index in 0..<rows.count { text.write(TableRenderer.csv.row(rows.cells(index))) }
      }
    })

  /// A JSON object on each line, with the names of `csv`.
  static let ndjson = ExportFormat(
    name: "ndjson", contents: [.weights, .sets], usual: [.weights], readers: ["w8log-json"],
    write: { log, text in
      var json = JSONWriter(.document)
      for content in log.plan.contents {
        let rows = log.rows(about: content)
        for index in 0..<rows.count {
          rows.writeRow(index, &json)
          json.endDocument()
        }
      }
      text.bytes += json.take()
    })
}

extension ExportContent {
  /// The columns of a table about it.
  fileprivate var columns: [Table.Column] {
    switch self {
    case .weights: ExportedEntry.fields(in: .kilogram).map { $0.column }
    case .sets: ExportedSetRow.fields(in: .kilogram).map { $0.column }
    }
  }
}

extension ExportedLog {
  /// The entries or the sets as rows.
  fileprivate func rows(about content: ExportContent) -> ExportedRows {
    switch content {
    case .weights: ExportedRows(entries, ExportedEntry.fields(in: unit))
    case .sets: ExportedRows(setRows, ExportedSetRow.fields(in: loadUnit))
    }
  }
}

/// Rows as a table and as JSON objects.
private struct ExportedRows {
  let count: Int
  /// The cells of a row in the order of its columns.
  let cells: (Int) -> [Table.Cell]
  /// Writes a row as an object, its keys sorted.
  let writeRow: (Int, inout JSONWriter) -> Void

  init<Row>(_ rows: [Row], _ fields: [Field<Row>]) {
    let sorted = fields.sorted { $0.column.key < $1.column.key }
    count = rows.count
    // One copy of a row for all its fields: it counts many references.
    cells = { index in
      let row = rows[index]
      return fields.map { $0.cell(row) }
    }
    writeRow = { index, json in
      let row = rows[index]
      json.object { json in
        for index in sorted.indices {
          json.field(named: sorted[index].column.key, sorted[index].json(row))
        }
      }
    }
  }
}
