import JSON

/// A report that is a list of rows, told by the same fields in every format.
protocol ListReport: Report {
  associatedtype Row
  /// The rows in order.
  var rows: [Row] { get }
  /// What is told of each row.
  var fields: [Field<Row>] { get }
  /// What JSON calls the list.
  var listName: String { get }
  /// What the document says beside the list.
  var members: JSONObject { get }
}

extension ListReport {
  var members: JSONObject { [:] }

  var table: Table { Table(rows, fields) }

  var document: Document {
    let fields = fields
    return Document(members, listName, of: rows) { document(of: $0, fields) }
  }

  func text(_ page: Page) -> String { textTable(table, page) }

  /// The rows as they stand in a larger document.
  var documents: [JSON] {
    let fields = fields
    return rows.map { document(of: $0, fields) }
  }

  private func document(of row: Row, _ fields: [Field<Row>]) -> JSON {
    .object(JSONObject(fields.lazy.map { ($0.column.key, $0.json(row)) }))
  }
}
