import JSON

/// What is shown of one log, in every format.
package protocol Report {
  /// The page for people.
  func text(_ page: Page) -> String
  /// The JSON document.
  var document: Document { get }
  /// The rows; none for a report that is only a page.
  var table: Table { get }
  /// The unit of the masses in the rows; nil where they have none.
  var tableUnit: String? { get }
  /// The message beside the result when there is nothing to show; nil when there is something.
  var emptiness: String? { get }
}

extension Report {
  var table: Table { Table(columns: []) }
  var tableUnit: String? { nil }
  var emptiness: String? { nil }
}

/// A chart on a terminal, which goes with no other format.
struct ChartReport: Report {
  let emptiness: String?
  /// The lines of the chart in a style.
  let draw: (Style) -> String

  func text(_ page: Page) -> String { draw(page.style) }
  var document: Document { Document([:]) }
}

/// A report that is a list of rows, made of the same fields in every format.
protocol ListReport: Report {
  associatedtype Row
  /// The rows in order.
  var rows: [Row] { get }
  var fields: [Field<Row>] { get }
  /// The name of the list in JSON.
  var listName: String { get }
  /// What the document says beside the list.
  var members: JSONObject { get }
}

extension ListReport {
  var members: JSONObject { [:] }

  var table: Table { Table(rows, fields) }

  var document: Document {
    let fields = fields
    return Document(members, listName, of: rows) { W8Reports.document(of: $0, fields) }
  }

  func text(_ page: Page) -> String { textTable(table, page) }

  /// The rows as they stand in a larger document.
  var documents: [JSON] {
    let fields = fields
    return rows.map { W8Reports.document(of: $0, fields) }
  }

}

func document<Row>(of row: Row, _ fields: [Field<Row>]) -> JSON {
  .object(JSONObject(fields.lazy.map { ($0.column.key, $0.json(row)) }))
}
