/// The table with aligned columns under a faint header; nothing is cut off.
func textTable(_ table: Table, _ style: Style) -> String {
  let rows = table.madeVisible.rows
  let widths = table.columns.indices.map { index in
    rows.reduce(displayWidth(table.columns[index].title)) {
      max($0, displayWidth($1[index].shown))
    }
  }
  func line(_ cells: [Table.Cell]) -> String {
    // Blanks at the end go before anything is painted: behind a colour they would stay.
    let last = cells.lastIndex { !$0.shown.isEmpty } ?? 0
    return cells.indices.prefix(last + 1).map { index in
      let column = table.columns[index]
      let shown = cells[index].shown
      let isPadded = column.alignment == .right || index < last
      let blanks = isPadded ? max(0, widths[index] - displayWidth(shown)) : 0
      let margin = String(repeating: " ", count: blanks)
      let painted = cells[index].part.map { style.paint(shown, $0) } ?? shown
      return column.alignment == .right ? margin + painted : painted + margin
    }.joined(separator: "  ").trimmingBlanksAtEnd
  }
  let titles = table.columns.map { Table.Cell.text($0.title) }
  let header = style.paint(line(titles), .faint)
  return ([header] + rows.map(line)).joined(separator: "\n") + "\n"
}

extension String {
  /// The text without blanks at its end.
  var trimmingBlanksAtEnd: String {
    var text = self[...]
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
