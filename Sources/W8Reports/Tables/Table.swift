import Primitives
import W8Engine
import W8Text

/// Rows under named columns, for people and for programs.
package struct Table {
  /// The columns in order.
  package var columns: [Column]
  /// The rows in order, each with one cell for every column.
  package var rows: [[Cell]]

  package init(columns: [Column], rows: [[Cell]] = []) {
    self.columns = columns
    self.rows = rows
  }

  /// What stands in a column.
  package struct Column {
    /// Its name for programs, as in JSON.
    package let key: String
    /// What people read above it.
    package let title: String
    let alignment: Alignment
    /// Where its cells may go on on the next line of a page.
    let breaking: Breaking
    /// Which columns a page without room leaves out first, the greatest; nil for one that stays.
    let spare: Int?

    /// A column that is named for programs and people; it is at the left and stays whole by default.
    package init(
      key: String, title: String, alignment: Alignment = .left, breaking: Breaking = .never,
      spare: Int? = nil
    ) {
      (self.key, self.title) = (key, title)
      (self.alignment, self.breaking, self.spare) = (alignment, breaking, spare)
    }
  }

  /// At which edge of a column its cells stand.
  package enum Alignment {
    case left
    case right
  }

  /// What stands in one row of a column.
  package struct Cell {
    /// The exact value, for programs.
    let data: String
    /// The value as people read it, on as many lines as it has.
    let shown: String
    /// Whether the exact value is a number, which no spreadsheet takes for a formula.
    var isNumber = false
    /// The way people see it stand out; nil for not at all.
    var part: Style.Part?
  }
}

extension Table.Cell {
  /// Nothing.
  package static let empty = Table.Cell(data: "", shown: "")

  /// The same words for programs and people.
  package static func text(_ text: String) -> Table.Cell {
    Table.Cell(data: text, shown: text)
  }

  /// Words for programs, and others for people.
  package static func text(_ data: String, shown: String) -> Table.Cell {
    Table.Cell(data: data, shown: shown)
  }

  static func count(_ count: Int) -> Table.Cell {
    Table.Cell(data: String(count), shown: String(count), isNumber: true)
  }

  /// A number, with six decimals at most for programs; nothing when it is nil.
  static func number(_ value: Double?, shown: String?) -> Table.Cell {
    guard let value, let shown else { return .empty }
    return Table.Cell(data: sixDecimals(value), shown: shown, isNumber: true)
  }

  /// Numbers between blanks, each as a single one.
  static func numbers(_ values: [Double], shown: [String]) -> Table.Cell {
    .text(
      values.map(sixDecimals).joined(separator: " "), shown: shown.joined(separator: " "))
  }
}

extension Table {
  var withoutEmptyColumns: Table {
    let kept = columns.indices.filter { index in rows.contains { !$0[index].shown.isEmpty } }
    return Table(columns: kept.map { columns[$0] }, rows: rows.map { row in kept.map { row[$0] } })
  }

  /// The table with a first column that names the log of each row, unless its rows name their file.
  package func naming(_ log: String) -> Table {
    guard !columns.contains(where: { $0.key == "file" }) else { return self }
    var table = self
    table.columns.insert(Column(key: "file", title: "File"), at: 0)
    table.rows = rows.map { [.text(log)] + $0 }
    return table
  }

  /// The table with a last column that names the unit of its masses: the next log may have another.
  package func measured(in unit: String) -> Table {
    var table = self
    table.columns.append(Column(key: "unit", title: "Unit"))
    table.rows = rows.map { $0 + [.text(unit)] }
    return table
  }

  /// The table as a terminal may get it, without anything that it would obey.
  package var madeVisible: Table {
    var table = self
    table.rows = rows.map { row in
      row.map {
        Cell(
          data: visible($0.data), shown: visible($0.shown), isNumber: $0.isNumber, part: $0.part)
      }
    }
    return table
  }
}

/// What people read in a cell, without anything that a terminal would obey.
struct DisplayedCell {
  /// The first line; most cells have no other.
  let first: DisplayedLine
  /// The lines below the first.
  let others: [DisplayedLine]
  /// The way it stands out; nil for not at all.
  let part: Style.Part?

  /// The lines of `text`, made safe to show.
  init(_ text: String, _ part: Style.Part? = nil) {
    self.part = part
    guard text.utf8.contains(UInt8(ascii: "\n")) else {
      first = DisplayedLine(visible(text)[...])
      others = []
      return
    }
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { DisplayedLine(visible(Substring($0))) }
    first = lines.removeFirst()
    others = lines
  }

  /// The `lines`, made safe to show; of none an empty cell.
  init(lines: [String]) {
    part = nil
    first = DisplayedLine(visible(lines.first ?? "")[...])
    others = lines.dropFirst().map { DisplayedLine(visible($0)[...]) }
  }

  var isEmpty: Bool { others.isEmpty && first.text.isEmpty }

  /// How many columns of a terminal its widest line takes.
  var width: Int { others.reduce(first.width) { max($0, $1.width) } }

  /// The lines, at least one; those that are wider than `width` go on below.
  func lines(_ breaking: Breaking, within width: Int) -> [DisplayedLine] {
    let lines = [first] + others
    guard breaking != .never, self.width > width else { return lines }
    return lines.flatMap { line in
      broken(line.text, breaking, width: width).map { DisplayedLine($0) }
    }
  }
}

/// A line of a cell and how many columns of a terminal it takes.
struct DisplayedLine {
  let text: Substring
  let width: Int

  init(_ text: Substring) {
    self.text = text
    width = displayWidth(text)
  }
}
