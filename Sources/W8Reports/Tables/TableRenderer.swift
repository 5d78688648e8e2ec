import W8Text

/// Writes tables in one format; a format is a file here and a line in `TableRenderer.all`.
package struct TableRenderer: Sendable {
  /// The name after `--format`.
  let format: ReportFormat
  /// The lines above the first row.
  package let header: @Sendable ([Table.Column]) -> String
  /// The line of one row.
  package let row: @Sendable ([Table.Cell]) -> String

  static let all: [TableRenderer] = [.csv, .tsv, .markdown]

  /// The renderer of `format`; nil for formats that are not made of rows alone.
  package static func named(_ format: ReportFormat) -> TableRenderer? {
    all.first { $0.format == format }
  }
}

/// The way a report is shown.
package enum ReportFormat: String, CaseIterable {
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

/// The exact value of `cell`, unable to be taken for a formula by a spreadsheet.
func spreadsheetText(of cell: Table.Cell) -> String {
  !cell.isNumber && isTakenForFormula(cell.data) ? "'" + cell.data : cell.data
}

/// Whether a spreadsheet computes what a cell with `text` says instead of showing it.
func isTakenForFormula(_ text: String) -> Bool {
  text.utf8.first.map("=+-@\t\r".utf8.contains) ?? false
}

extension TableRenderer {
  /// RFC 4180: lines end with CR LF, and a value that needs it stands in double quotes.
  static let csv = TableRenderer(
    format: .csv,
    header: { columns in line(columns.map { .text($0.key) }) },
    row: { line($0) })

  private static func line(_ cells: [Table.Cell]) -> String {
    cells.map { quotedValue(spreadsheetText(of: $0)) }.joined(separator: ",") + "\r\n"
  }

  private static func quotedValue(_ text: String) -> String {
    text.utf8.contains(where: "\",\r\n".utf8.contains) ? quotedCell(text) : text
  }
}

extension TableRenderer {
  /// Values between tabs; inside a value a line end becomes a bar between blanks, a tab a blank.
  static let tsv = TableRenderer(
    format: .tsv,
    header: { columns in tsvLine(columns.map { .text($0.key) }) },
    row: { tsvLine($0) })

  private static func tsvLine(_ cells: [Table.Cell]) -> String {
    cells.map { flattened(spreadsheetText(of: $0)) }.joined(separator: "\t") + "\n"
  }

  private static func flattened(_ text: String) -> String {
    text.replacing { $0 == "\n" ? " | " : $0 == "\t" || $0 == "\r" ? " " : nil }
  }
}

extension TableRenderer {
  /// A pipe table of GitHub Flavored Markdown, as people read it.
  static let markdown = TableRenderer(
    format: .md,
    header: { columns in
      let titles = markdownLine(columns.map { escaped($0.title) })
      return titles + markdownLine(columns.map { $0.alignment == .right ? "---:" : "---" })
    },
    row: { cells in markdownLine(cells.map { escaped(visible($0.shown)) }) })

  private static func markdownLine(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |\n"
  }

  /// CommonMark takes a backslash before these as the sign itself.
  private static func escaped(_ text: String) -> String {
    text.replacing { "\\`*_[]<>|~&#".unicodeScalars.contains($0) ? "\\\($0)" : nil }
  }
}

/// The text of a cell between double quotes, as RFC 4180 has it, whatever stands in it.
func quotedCell(_ text: String) -> String {
  let isPlain = !text.utf8.contains(UInt8(ascii: "\""))
  return "\"\(isPlain ? text : text.replacing { $0 == "\"" ? "\"\"" : nil })\""
}
