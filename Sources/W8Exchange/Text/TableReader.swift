/// Parts a table of RFC 4180, or one of Markdown, into records, piece by piece; lines end in LF, CRLF or CR.
struct TableReader {
  /// The record that was read last.
  private(set) var row = TableRow()
  private let delimiter: UInt8
  private var next = 0
  private var line = 1
  /// Whether rows begin and end with a pipe, as the first one does; nil before it.
  private var hasOuterPipes: Bool?

  /// The most bytes of a record.
  static let recordLimit = 1 << 20
  /// The most cells of a record.
  static let cellLimit = 10_000

  init(delimiter: UInt8) {
    self.delimiter = delimiter
    row.isPartedByCommas = delimiter == UInt8(ascii: ",")
    row.isPartedByPipes = delimiter == .pipe
  }

  /// Adds bytes of the file behind those that were read.
  mutating func append(_ piece: [UInt8]) {
    if next == row.bytes.count {
      row.bytes = piece
    } else {
      row.bytes.removeFirst(next)
      row.bytes += piece
    }
    next = 0
  }

  /// Reads the next record that says anything into `row`; false where what is there has no whole one, with `isEnd` none at all.
  mutating func read(isEnd: Bool) throws(ImportRefusal) -> Bool {
    while next < row.bytes.count {
      row.line = line
      guard try record(isEnd: isEnd) else {
        guard row.bytes.count - next <= Self.recordLimit else { throw tooLong }
        return false
      }
      if row.isPartedByPipes {
        if row.cells.count > 1, hasOuterPipes == nil { hasOuterPipes = row.isEmpty(0) }
        if row.isRule { continue }
        row.trimPipes(hasOuterPipes ?? false)
      }
      if row.cells.count > 1 || row.cells.contains(where: { $0.start < $0.end }) { return true }
    }
    return false
  }

  private var tooLong: ImportRefusal {
    .unreadable(
      line: line, "a row is longer than 1 MiB; is a closing quote missing?")
  }

  /// Reads the record at `next`; false where its end is not there yet.
  private mutating func record(isEnd: Bool) throws(ImportRefusal) -> Bool {
    // Cells are gathered apart, since the bytes that they stand in are looked at meanwhile.
    var cells = row.cells
    row.cells = []
    defer { row.cells = cells }
    cells.removeAll(keepingCapacity: true)
    row.hasStrayQuote = false
    var scan = RecordScan(delimiter: delimiter, index: next, isEnd: isEnd)
    while true {
      let end = scan.cell(row.bytes.span, &cells)
      switch end {
      case .cell:
        guard cells.count <= Self.cellLimit else {
          throw .unreadable(
            line: line, "a row has more than \(Self.cellLimit) cells; no known app writes that many"
          )
        }
      case .record:
        guard scan.index - next <= Self.recordLimit else { throw tooLong }
        row.hasStrayQuote = scan.hasStrayQuote
        next = scan.index
        line += scan.lineCount
        return true
      case .open: return false
      case .nul:
        throw .unreadable(
          line: line + scan.lineCount, "a NUL byte, so this is not a text table; export it again")
      case .unclosed(let lines):
        throw .unreadable(line: line + lines, "the quote that opens this cell is never closed")
      }
    }
  }
}

/// A walk over one record.
private struct RecordScan {
  let delimiter: UInt8
  var index: Int
  let isEnd: Bool
  /// How many line ends were passed.
  var lineCount = 0
  var hasStrayQuote = false

  init(delimiter: UInt8, index: Int, isEnd: Bool) {
    self.delimiter = delimiter
    self.index = index
    self.isEnd = isEnd
  }

  enum End {
    /// Another cell follows.
    case cell
    /// The record is over.
    case record
    /// Its end is not there yet.
    case open
    case nul
    /// A quote that opened behind so many line ends is not closed.
    case unclosed(Int)
  }

  mutating func cell(_ bytes: Span<UInt8>, _ cells: inout [TableRow.Cell]) -> End {
    var start = index
    // A blank before a quote is a habit of some programs, and no part of the cell.
    while start < bytes.count, bytes[start] == 0x20, delimiter != 0x20 { start += 1 }
    var cell = TableRow.Cell(
      start: Int32(truncatingIfNeeded: index), end: 0, hasDoubledQuotes: false)
    if start < bytes.count, bytes[start] == .quote, delimiter != .pipe {
      index = start + 1
      cell.start = Int32(truncatingIfNeeded: index)
      if let end = quoted(bytes, &cell) { return end }
    }
    let end = bare(bytes)
    if case .open = end { return end }
    if case .nul = end { return end }
    if cell.end == 0 { cell.end = Int32(truncatingIfNeeded: bareEnd) }
    cells.append(cell)
    return end
  }

  private var bareEnd = 0

  /// Goes behind the closing quote; how it ends when it does not come.
  private mutating func quoted(_ bytes: Span<UInt8>, _ cell: inout TableRow.Cell) -> End? {
    let linesBefore = lineCount
    while index < bytes.count {
      let byte = bytes[index]
      if byte == .quote {
        if index + 1 >= bytes.count, !isEnd { return .open }
        guard index + 1 < bytes.count, bytes[index + 1] == .quote else {
          cell.end = Int32(truncatingIfNeeded: index)
          index += 1
          checkBehindQuote(bytes)
          return nil
        }
        cell.hasDoubledQuotes = true
        index += 1
      } else if byte == .lineFeed {
        lineCount += 1
      } else if byte == 0 {
        return .nul
      }
      index += 1
    }
    return isEnd ? .unclosed(linesBefore) : .open
  }

  private mutating func checkBehindQuote(_ bytes: Span<UInt8>) {
    while index < bytes.count, bytes[index] == 0x20, delimiter != 0x20 { index += 1 }
    guard index < bytes.count else { return }
    let byte = bytes[index]
    if byte != delimiter, byte != .lineFeed, byte != .carriageReturn { hasStrayQuote = true }
  }

  /// Goes behind the delimiter or line end that comes next.
  private mutating func bare(_ bytes: Span<UInt8>) -> End {
    while index < bytes.count {
      let byte = bytes[index]
      if byte == delimiter, delimiter != .pipe || index == 0 || bytes[index - 1] != .backslash {
        bareEnd = index
        index += 1
        return .cell
      }
      if byte <= .carriageReturn {
        if byte == .lineFeed { return endOfLine(1) }
        if byte == .carriageReturn {
          guard index + 1 < bytes.count || isEnd else { return .open }
          let isPair = index + 1 < bytes.count && bytes[index + 1] == .lineFeed
          return endOfLine(isPair ? 2 : 1)
        }
        if byte == 0 { return .nul }
      }
      index += 1
    }
    guard isEnd else { return .open }
    bareEnd = index
    return .record
  }

  private mutating func endOfLine(_ length: Int) -> End {
    bareEnd = index
    index += length
    lineCount += 1
    return .record
  }
}
