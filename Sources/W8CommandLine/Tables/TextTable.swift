/// The table with aligned columns under a faint header; nothing is cut off.
func textTable(_ table: Table, _ style: Style) -> String {
  let rows = table.madeVisible.rows
  let widths = table.columns.indices.map { index in
    rows.reduce(displayWidth(table.columns[index].title)) {
      max($0, displayWidth($1[index].shown))
    }
  }
  func line(_ cells: [String]) -> String {
    let padded = cells.indices.map { index in
      table.columns[index].alignment == .right
        ? cells[index].paddedLeft(to: widths[index]) : cells[index].paddedRight(to: widths[index])
    }
    return padded.joined(separator: "  ").trimmingBlanksAtEnd
  }
  let header = style.paint(line(table.columns.map(\.title)), .faint)
  return ([header] + rows.map { line($0.map(\.shown)) }).joined(separator: "\n") + "\n"
}

extension String {
  /// The text without blanks at its end.
  var trimmingBlanksAtEnd: String {
    var text = self[...]
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
