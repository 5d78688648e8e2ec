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
    guard text.unicodeScalars.contains(where: { "\",\r\n".unicodeScalars.contains($0) }) else {
      return text
    }
    return quotedCell(text)
  }
}
