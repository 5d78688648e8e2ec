import W8Engine
import W8Text

/// A table with aligned columns, laid out for a page.
///
/// No line is wider than the page unless a cell that cannot be broken asks for it. Nothing is cut off:
/// a cell goes on on the next line, and a column without room is named below the table.
package struct TextTable {
  private let columns: [Table.Column]
  private let rows: [[DisplayedCell]]
  private let fit: TableFit
  private let page: Page

  /// Lays `table` out for `page`.
  package init(_ table: Table, _ page: Page) {
    self.init(table.columns, table.rows.map { $0.map { DisplayedCell($0.shown, $0.part) } }, page)
  }

  /// The same of cells as people read them.
  init(_ columns: [Table.Column], _ rows: [[DisplayedCell]], _ page: Page) {
    self.columns = columns
    self.rows = rows
    self.page = page
    var widths = columns.map { displayWidth($0.title) }
    var isEmpty = columns.map { _ in true }
    for row in rows {
      for index in row.indices where !row[index].isEmpty {
        isEmpty[index] = false
        widths[index] = max(widths[index], row[index].width)
      }
    }
    fit = TableFit(columns, natural: widths, isEmpty: { isEmpty[$0] }, within: page.width)
  }

  /// How many columns of the page its lines take, at most.
  var width: Int { fit.width }

  /// The titles of the columns.
  var header: [String] {
    var text: [UInt8] = []
    append(columns.map { DisplayedCell($0.title) }, behind: 0, { _ in .words }, to: &text)
    return text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
      .map { page.style.paint(String(decoding: $0, as: UTF8.self), .faint) }
  }

  /// Adds the lines of a row to `text`, each behind `margin` blanks.
  package func append(row index: Int, behind margin: Int = 0, to text: inout [UInt8]) {
    append(rows[index], behind: margin, { columns[$0].breaking }, to: &text)
  }

  /// What the table has no room for.
  var footer: [String] {
    guard !fit.leftOut.isEmpty else { return [] }
    let titles = fit.leftOut.map { columns[$0].title }.joined(separator: ", ")
    return broken(
      "Columns that do not fit: \(titles). Make the terminal wider to see them.", .words,
      width: page.width
    )
    .map { page.style.paint($0, .faint) }
  }

  /// The header, all rows, and the footer.
  var text: String {
    var text = header.asLines
    for index in rows.indices { append(row: index, to: &text) }
    return String(decoding: text + footer.asLines, as: UTF8.self)
  }

  private func append(
    _ cells: [DisplayedCell], behind margin: Int, _ breaking: (Int) -> Breaking,
    to text: inout [UInt8]
  ) {
    let fits =
      !fit.kept.isEmpty
      && fit.kept.indices.allSatisfy { index in
        let cell = cells[fit.kept[index]]
        return cell.others.isEmpty && cell.first.width <= fit.widths[index]
      }
    if fits {
      appendLine(behind: margin, cells, { cells[fit.kept[$0]].first }, to: &text)
      return
    }
    let parts = zip(fit.kept, fit.widths).map { index, width in
      cells[index].lines(breaking(index), within: width)
    }
    for line in 0..<(parts.map { $0.count }.max() ?? 0) {
      appendLine(
        behind: margin, cells, { line < parts[$0].count ? parts[$0][line] : DisplayedLine("") },
        to: &text)
    }
  }

  /// Adds a line of some cells without blanks at its end; `shown` is what stands in each of the columns kept.
  private func appendLine(
    behind margin: Int, _ cells: [DisplayedCell], _ shown: (Int) -> DisplayedLine,
    to text: inout [UInt8]
  ) {
    text.append(blanks: margin)
    var end = text.count
    for index in fit.kept.indices {
      if index > 0 { text.append(blanks: TableFit.gap) }
      let shown = shown(index)
      let blanks = max(0, fit.widths[index] - shown.width)
      let isRight = columns[fit.kept[index]].alignment == .right
      if isRight { text.append(blanks: blanks) }
      if !shown.text.isEmpty {
        text.append(shown, as: cells[fit.kept[index]].part, page.style)
        end = text.endWithoutBlanks(from: end)
      }
      if !isRight { text.append(blanks: blanks) }
    }
    text.removeLast(text.count - end)
    text.append(UInt8(ascii: "\n"))
  }
}

/// Parts beside each other, in as many tables as the width of `page` asks for; `table` makes one of some parts.
func tables<Part>(of parts: [Part], on page: Page, _ table: (ArraySlice<Part>) -> Table) -> [String]
{
  let endless = Page(style: .plain, width: nil)
  var (texts, rest) = ([String](), parts[...])
  while !rest.isEmpty {
    var count = 1
    while count < rest.count,
      page.width.map({ TextTable(table(rest.prefix(count + 1)), endless).width <= $0 }) ?? true
    {
      count += 1
    }
    texts.append(textTable(table(rest.prefix(count)), page))
    rest = rest.dropFirst(count)
  }
  return texts
}

/// The table with aligned columns under a faint header; nothing is cut off.
package func textTable(_ table: Table, _ page: Page) -> String {
  TextTable(table, page).text
}

extension [UInt8] {
  fileprivate mutating func append(blanks count: Int) {
    for _ in 0..<count { append(UInt8(ascii: " ")) }
  }

  fileprivate mutating func append(_ line: DisplayedLine, as part: Style.Part?, _ style: Style) {
    var text = part.map { style.paint(String(line.text), $0)[...] } ?? line.text
    text.withUTF8 { append(contentsOf: $0) }
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
  var trimmingBlanksAtEnd: String {
    var text = self[...]
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}

/// Which columns of a table have room on a line, and how wide each is.
struct TableFit {
  /// The columns shown, ascending.
  private(set) var kept: [Int]
  /// The columns left out although something stands in them, ascending.
  private(set) var leftOut: [Int] = []
  /// The widths of the columns shown.
  private(set) var widths: [Int]

  /// Between two columns stand so many blanks.
  static let gap = 2
  /// A column is broken no narrower.
  private static let narrowest = 10

  /// Fits `columns`, which would take `natural` columns of a terminal each, into `width`; nil for as many
  /// as they take. `isEmpty` says in which of them nothing stands.
  ///
  /// Columns that may be broken are made narrower, the widest first; where that does not do, those that
  /// can be spared are left out, the empty ones before others. What is still too wide stays so.
  init(
    _ columns: [Table.Column], natural: [Int], isEmpty: (Int) -> Bool, within width: Int?
  ) {
    kept = Array(columns.indices)
    widths = natural
    guard let width else { return }
    let least = columns.indices.map {
      columns[$0].breaking == .never ? natural[$0] : min(natural[$0], Self.narrowest)
    }
    while Self.total(kept.map { least[$0] }) > width {
      let spare = kept.filter { columns[$0].spare != nil }
      guard
        let next = spare.first(where: isEmpty)
          ?? spare.max(by: { (columns[$0].spare ?? 0) < (columns[$1].spare ?? 0) })
      else { break }
      kept.removeAll { $0 == next }
      if !isEmpty(next) { leftOut.append(next) }
    }
    leftOut.sort()
    widths = kept.map { max(min(natural[$0], width), least[$0]) }
    while Self.total(widths) > width,
      let widest = kept.indices.filter({ widths[$0] > least[kept[$0]] })
        .max(by: { widths[$0] < widths[$1] })
    {
      widths[widest] -= 1
    }
  }

  /// How many columns of a terminal the columns shown take.
  var width: Int { Self.total(widths) }

  private static func total(_ widths: [Int]) -> Int {
    widths.reduce(0, +) + gap * max(widths.count - 1, 0)
  }
}
