/// Writes tables in one format; a format is a file here and a line in `TableRenderer.all`.
struct TableRenderer: Sendable {
  /// The name after `--format`.
  let format: ReportFormat
  /// The lines above the first row.
  let header: @Sendable ([Table.Column]) -> String
  /// The line of one row.
  let row: @Sendable ([Table.Cell]) -> String

  /// Every renderer.
  static let all: [TableRenderer] = [.csv, .tsv, .markdown]

  /// The renderer of `format`; nil for formats that are not made of rows alone.
  static func named(_ format: ReportFormat) -> TableRenderer? {
    all.first { $0.format == format }
  }
}

/// How a report is shown.
enum ReportFormat: String, CaseIterable {
  /// For people.
  case text
  /// Values between commas, after RFC 4180.
  case csv
  /// Values between tabs.
  case tsv
  /// One JSON document for each log.
  case json
  /// A table in Markdown.
  case md
}

/// How a report without rows is shown.
enum PageFormat: String, CaseIterable {
  /// For people.
  case text
  /// One JSON document for each log.
  case json
}

/// The exact value of `cell`, unable to be taken for a formula by a spreadsheet.
func spreadsheetText(of cell: Table.Cell) -> String {
  !cell.isNumber && isTakenForFormula(cell.data) ? "'" + cell.data : cell.data
}

/// Whether a spreadsheet computes what a cell with `text` says instead of showing it.
func isTakenForFormula(_ text: String) -> Bool {
  text.unicodeScalars.first.map("=+-@\t\r".unicodeScalars.contains) ?? false
}
