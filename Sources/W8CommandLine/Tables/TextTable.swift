import W8Engine
import W8Text

/// A table with aligned columns, laid out for a page.
///
/// No line is wider than the page unless a cell that cannot be broken asks for it. Nothing is cut off:
/// a cell goes on on the next line, and a column without room is named below the table.
struct TextTable {
  private let columns: [Table.Column]
  private let rows: [[ShownCell]]
  private let fit: TableFit
  private let page: Page

  init(_ table: Table, _ page: Page) {
    columns = table.columns
    rows = table.rows.map { $0.map(ShownCell.init) }
    self.page = page
    var widths = columns.map { displayWidth($0.title) }
    var isEmpty = columns.map { _ in true }
    for row in rows {
      for index in row.indices where !row[index].isEmpty {
        isEmpty[index] = false
        widths[index] = row[index].lines.reduce(widths[index]) { max($0, $1.width) }
      }
    }
    fit = TableFit(columns, natural: widths, isEmpty: { isEmpty[$0] }, within: page.width)
  }

  /// How many columns of the page its lines take, at most.
  var width: Int { fit.width }

  /// The titles of the columns.
  var header: [String] {
    var text: [UInt8] = []
    append(columns.map { ShownCell(.text($0.title)) }, behind: 0, { _ in .words }, to: &text)
    return text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
      .map { page.style.paint(String(decoding: $0, as: UTF8.self), .faint) }
  }

  /// Adds the lines of a row to `text`, each behind `margin` blanks.
  func append(row index: Int, behind margin: Int = 0, to text: inout [UInt8]) {
    append(rows[index], behind: margin, { columns[$0].breaking }, to: &text)
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
    var text = header.asLines
    for index in rows.indices { append(row: index, to: &text) }
    return String(decoding: text + footer.asLines, as: UTF8.self)
  }

  private func append(
    _ cells: [ShownCell], behind margin: Int, _ breaking: (Int) -> Breaking,
    to text: inout [UInt8]
  ) {
    let parts = zip(fit.kept, fit.widths).map { index, width in
      cells[index].lines(breaking(index), within: width)
    }
    for line in 0..<(parts.map(\.count).max() ?? 0) {
      text.append(blanks: margin)
      append(line, of: parts, cells, to: &text)
      text.append(UInt8(ascii: "\n"))
    }
  }

  /// Adds one of the lines of some cells, without blanks at its end.
  private func append(
    _ line: Int, of parts: [[ShownLine]], _ cells: [ShownCell], to text: inout [UInt8]
  ) {
    var end = text.count
    for place in parts.indices {
      if place > 0 { text.append(blanks: TableFit.gap) }
      let shown = line < parts[place].count ? parts[place][line] : ShownLine("")
      let blanks = max(0, fit.widths[place] - shown.width)
      let isRight = columns[fit.kept[place]].alignment == .right
      if isRight { text.append(blanks: blanks) }
      if !shown.text.isEmpty {
        text.append(shown, as: cells[fit.kept[place]].part, page.style)
        end = text.endWithoutBlanks(from: end)
      }
      if !isRight { text.append(blanks: blanks) }
    }
    text.removeLast(text.count - end)
  }
}

/// The table with aligned columns under a faint header; nothing is cut off.
func textTable(_ table: Table, _ page: Page) -> String {
  TextTable(table, page).text
}

/// What people read in a cell, without anything that a terminal would obey.
private struct ShownCell {
  /// At least one.
  let lines: [ShownLine]
  let part: Style.Part?

  init(_ cell: Table.Cell) {
    part = cell.part
    lines =
      cell.shown.utf8.contains(UInt8(ascii: "\n"))
      ? cell.shown.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map { ShownLine(visible(Substring($0))) }
      : [ShownLine(visible(cell.shown)[...])]
  }

  var isEmpty: Bool { lines.count == 1 && lines[0].text.isEmpty }

  func lines(_ breaking: Breaking, within width: Int) -> [ShownLine] {
    guard breaking != .never, lines.contains(where: { $0.width > width }) else { return lines }
    return lines.flatMap { line in
      broken(line.text, breaking, width: width).map { ShownLine($0) }
    }
  }
}

/// A line of a cell and how many columns of a terminal it takes.
private struct ShownLine {
  let text: Substring
  let width: Int

  init(_ text: Substring) {
    self.text = text
    width = displayWidth(text)
  }
}

extension [UInt8] {
  fileprivate mutating func append(blanks count: Int) {
    append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
  }

  fileprivate mutating func append(_ line: ShownLine, as part: Style.Part?, _ style: Style) {
    if let part {
      append(contentsOf: style.paint(String(line.text), part).utf8)
    } else {
      append(contentsOf: line.text.utf8)
    }
  }

  /// Where what stands behind `start` ends without the blanks at its end.
  fileprivate func endWithoutBlanks(from start: Int) -> Int {
    var end = count
    while end > start, self[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return end
  }
}

extension [String] {
  /// The bytes of the texts, each on a line of its own.
  var asLines: [UInt8] {
    reduce(into: []) { bytes, line in
      bytes.append(contentsOf: line.utf8)
      bytes.append(UInt8(ascii: "\n"))
    }
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
