import Primitives

/// One record of a table: its cells as ranges of bytes that are shared.
package struct TableRow: Sendable {
  /// The line on which the record begins, from 1.
  package internal(set) var line = 1
  /// Whether text stood behind a closing quote, so that it is not known where cells end.
  package internal(set) var hasStrayQuote = false
  /// Whether a comma parts the cells, so that one within a number has quotes around it.
  var isPartedByCommas = false
  /// Whether pipes part the cells, as in Markdown.
  var isPartedByPipes = false
  /// Whether the row is a line of text beside a table of Markdown.
  private(set) var isTextBesideTable = false
  var bytes: [UInt8] = []
  var cells: [Cell] = []

  /// Where a cell stands, without its quotes.
  struct Cell {
    var start: Int32
    var end: Int32
    var hasDoubledQuotes: Bool
  }

  /// How many cells there are.
  package var count: Int { cells.count }

  /// The bytes of the cell at `index` as they stand in the file, without blanks around; empty where there is none.
  func raw(_ index: Int?) -> ArraySlice<UInt8> {
    guard let index, cells.indices.contains(index) else { return [] }
    var (start, end) = (Int(cells[index].start), Int(cells[index].end))
    while start < end, isBlankByte(bytes[start]) { start += 1 }
    while end > start, isBlankByte(bytes[end - 1]) { end -= 1 }
    return bytes[start..<end]
  }

  /// Makes one cell of neighbors, with what parts them.
  mutating func join(_ range: ClosedRange<Int>) {
    guard range.count > 1, range.upperBound < cells.count else { return }
    cells[range.lowerBound].end = cells[range.upperBound].end
    cells.removeSubrange((range.lowerBound + 1)...range.upperBound)
  }

  /// Whether the cell has nothing but blanks, or is not there.
  func isEmpty(_ index: Int?) -> Bool { raw(index).isEmpty }

  var isBlankRow: Bool { cells.indices.allSatisfy(isEmpty) }

  /// Whether the cell is `word`, which is in lower case, in any case.
  func isWord(_ word: StaticString, at index: Int?) -> Bool {
    let cell = raw(index)
    guard cell.count == word.utf8CodeUnitCount else { return false }
    return zip(cell, 0..<cell.count).allSatisfy { lowercased($0) == word.utf8Start[$1] }
  }

  /// The text of the cell, and whether it is UTF-8; a `'` that keeps a spreadsheet from computing is taken away.
  func decoded(_ index: Int?) -> (text: String, isUTF8: Bool) {
    var cell = raw(index)
    guard let index, !cell.isEmpty else { return ("", true) }
    if cell.count > 1, cell[cell.startIndex] == UInt8(ascii: "'"),
      formulaSigns.contains(cell[cell.startIndex + 1])
    {
      cell = cell.dropFirst()
    }
    if isPartedByPipes {
      let (text, isUTF8) = decodedText(cell)
      return (withoutEscapedPipes(withoutQuotes(text)), isUTF8)
    }
    guard cells[index].hasDoubledQuotes else { return decodedText(cell) }
    var single: [UInt8] = []
    var isSecond = false
    for byte in cell {
      isSecond = byte == .quote && !isSecond && single.last == .quote
      if !isSecond { single.append(byte) }
    }
    return decodedText(single[...])
  }
}

// MARK: - Tables of Markdown

extension TableRow {
  /// Whether it is a line between rows, such as `|---|:-:|` or `+----+`.
  var isRule: Bool {
    let signs = cells.indices.flatMap { raw($0) }
    return signs.contains(UInt8(ascii: "-")) && signs.allSatisfy { rulingSigns.contains($0) }
  }

  /// Removes the empty cells outside the outer pipes, and the signs of bold text and code around cells.
  mutating func trimPipes(_ hasOuterPipes: Bool) {
    isTextBesideTable = cells.count == 1
    guard cells.count > 1 else { return }
    if hasOuterPipes, isEmpty(0) { cells.removeFirst() }
    if cells.count > 1, isEmpty(cells.count - 1) { cells.removeLast() }
    for index in cells.indices {
      let cell = raw(index)
      let inner = cell.drop(while: isMark).reversed().drop(while: isMark).reversed()
      guard inner.count < cell.count else { continue }
      let start = cell.startIndex + cell.prefix(while: isMark).count
      cells[index].start = Int32(truncatingIfNeeded: start)
      cells[index].end = Int32(truncatingIfNeeded: start + inner.count)
    }
  }
}

private let rulingSigns = Set("-:+=".utf8)

/// Whether a byte is a sign of bold text or code.
private func isMark(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "*") || byte == UInt8(ascii: "`")
}

private func withoutEscapedPipes(_ text: String) -> String {
  text.contains("\\") ? text.replacingEach("\\|", with: "|") : text
}

extension UInt8 {
  static let quote = UInt8(ascii: "\"")
  static let pipe = UInt8(ascii: "|")
  static let backslash = UInt8(ascii: "\\")
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
}

/// The signs with which a spreadsheet begins to compute.
private let formulaSigns: Set<UInt8> = [0x3D, 0x2B, 0x2D, 0x40, 0x09]
