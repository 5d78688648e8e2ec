extension TableRenderer {
  /// Values between tabs; inside a value a line end becomes a bar between blanks, a tab a blank.
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
      switch scalar {
      case "\n": flat.append(contentsOf: " | ".unicodeScalars)
      case "\t", "\r": flat.append(" ")
      default: flat.append(scalar)
      }
    }
    return String(flat)
  }
}
