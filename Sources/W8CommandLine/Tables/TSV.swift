extension TableRenderer {
  /// Values between tabs; a tab or a line end inside a value becomes a blank.
  static let tsv = TableRenderer(
    format: .tsv,
    header: { columns in line(columns.map { .text($0.key) }) },
    row: { line($0) })

  private static func line(_ cells: [Table.Cell]) -> String {
    cells.map { flattened(spreadsheetText(of: $0)) }.joined(separator: "\t") + "\n"
  }

  private static func flattened(_ text: String) -> String {
    var flat = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      flat.append("\t\r\n".unicodeScalars.contains(scalar) ? " " : scalar)
    }
    return String(flat)
  }
}
