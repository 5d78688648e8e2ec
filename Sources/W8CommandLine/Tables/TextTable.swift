import W8Engine
import W8Text

/// A table with aligned columns, laid out for a page.
///
/// No line is wider than the page unless a cell that cannot be broken asks for it. Nothing is cut off:
/// a cell goes on on the next line, and a column without room is named below the table.
struct TextTable {
  private let columns: [Table.Column]
  private let rows: [[Table.Cell]]
  private let fit: TableFit
  private let page: Page

  init(_ table: Table, _ page: Page) {
    columns = table.columns
    rows = table.rows
    self.page = page
    var widths = columns.map { displayWidth($0.title) }
    var empty = Set(columns.indices)
    for row in rows {
      for (index, cell) in row.enumerated() where !cell.shown.isEmpty {
        empty.remove(index)
        widths[index] = cell.lines.reduce(widths[index]) { max($0, displayWidth($1)) }
      }
    }
    fit = TableFit(columns, natural: widths, isEmpty: empty.contains, within: page.width)
  }

  /// How many columns of the page its lines take, at most.
  var width: Int { fit.width }

  /// The titles of the columns.
  var header: [String] {
    lines(of: columns.map { .text($0.title) }, breaking: { _ in .words })
      .map { page.style.paint($0, .faint) }
  }

  /// The lines of a row.
  func lines(ofRow index: Int) -> [String] {
    lines(of: rows[index], breaking: { columns[$0].breaking })
  }

  /// What the table has no room for.
  var footer: [String] {
    guard !fit.leftOut.isEmpty else { return [] }
    let titles = fit.leftOut.map { columns[$0].title }.joined(separator: ", ")
    return broken("No room for: \(titles). A wider terminal shows more.", .words, width: page.width)
      .map { page.style.paint($0, .faint) }
  }

  /// The header, all rows, and the footer.
  var text: String {
    (header + rows.indices.flatMap(lines) + footer).map { $0 + "\n" }.joined()
  }

  private func lines(of cells: [Table.Cell], breaking: (Int) -> Breaking) -> [String] {
    let parts = zip(fit.kept, fit.widths).map { index, width in
      cells[index].lines.flatMap { broken($0, breaking(index), width: width) }
    }
    let count = parts.map(\.count).max() ?? 0
    return (0..<count).map { line in
      self.line(parts.map { line < $0.count ? $0[line] : "" }, fit.kept.map { cells[$0].part })
    }
  }

  private func line(_ texts: [String], _ parts: [Style.Part?]) -> String {
    // Blanks at the end go before anything is painted: behind a colour they would stay.
    let last = texts.lastIndex { !$0.isEmpty } ?? 0
    return texts.indices.prefix(last + 1).map { place in
      let isRight = columns[fit.kept[place]].alignment == .right
      let text = texts[place]
      let blanks = isRight || place < last ? max(0, fit.widths[place] - displayWidth(text)) : 0
      let margin = String(repeating: " ", count: blanks)
      let painted = parts[place].map { text.isEmpty ? "" : page.style.paint(text, $0) } ?? text
      return isRight ? margin + painted : painted + margin
    }.joined(separator: String(repeating: " ", count: TableFit.gap)).trimmingBlanksAtEnd
  }
}

/// The table with aligned columns under a faint header; nothing is cut off.
func textTable(_ table: Table, _ page: Page) -> String {
  TextTable(table, page).text
}

extension Table.Cell {
  /// What people read, line by line, without anything that a terminal would obey.
  fileprivate var lines: [String] {
    guard shown.utf8.contains(UInt8(ascii: "\n")) else { return [visible(shown)] }
    return shown.split(separator: "\n", omittingEmptySubsequences: false).map { visible($0) }
  }
}

extension String {
  /// The text without blanks at its end.
  var trimmingBlanksAtEnd: String {
    var text = self[...]
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
