/// The table with aligned columns, its last column broken behind a comma where
/// a line would have more than `width` columns; nil for as many as it takes.
///
/// A word longer than the room stands on a line of its own and is not cut.
func textTable(_ table: Table, _ style: Style, listsWithin width: Int?) -> String {
  guard let width, table.columns.count > 1 else { return textTable(table, style) }
  let shown = table.madeVisible
  let used = table.columns.indices.dropLast().reduce(0) { sum, index in
    let cells = [table.columns[index].title] + shown.rows.map { $0[index].shown }
    return sum + 2 + (cells.map { displayWidth($0) }.max() ?? 0)
  }
  let room = max(width - used, narrowestList)
  var broken = Table(columns: table.columns)
  for row in shown.rows {
    let lines = wrapList(row[row.count - 1].shown, width: room)
    broken.rows.append(row.dropLast() + [.text(lines[0])])
    for line in lines.dropFirst() {
      broken.rows.append(Array(repeating: .empty, count: row.count - 1) + [.text(line)])
    }
  }
  return textTable(broken, style)
}

/// The parts of `text` between commas on lines of at most `width` columns; at least one line.
func wrapList(_ text: String, width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  for part in text.split(separator: ", ", omittingEmptySubsequences: false) {
    if line.isEmpty {
      line = String(part)
    } else if displayWidth(line) + 3 + displayWidth(part) > width {
      // Two for the comma and the blank before the part, one for the comma behind it.
      lines.append(line + ",")
      line = String(part)
    } else {
      line += ", " + part
    }
  }
  return lines + [line]
}

private let narrowestList = 20

extension Table {
  /// The table without columns in which nothing stands.
  var withoutEmptyColumns: Table {
    let kept = columns.indices.filter { index in rows.contains { !$0[index].shown.isEmpty } }
    return Table(columns: kept.map { columns[$0] }, rows: rows.map { row in kept.map { row[$0] } })
  }
}
