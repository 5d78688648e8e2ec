/// What takes the rows below the header of a table, one after the other.
protocol RowReading {
  /// Takes a row that says anything.
  mutating func read(_ row: TableRow, into log: inout ImportedLog) throws(ImportRefusal)

  /// Takes what was held back until the end.
  mutating func finish(into log: inout ImportedLog) throws(ImportRefusal)
}

extension RowReading {
  mutating func finish(into log: inout ImportedLog) throws(ImportRefusal) {}
}

extension Importer {
  /// Makes an importer of tables that have a header within their first rows.
  ///
  /// `header` tells whether a record is that header, `rows` makes what takes those below it.
  init(
    name: String, title: String, recognition: String,
    header: @escaping @Sendable (TableHeader) -> Bool,
    rows:
      @escaping @Sendable (inout TableHeader, SourceHead) throws(ImportRefusal) -> any RowReading
  ) {
    self.init(
      name: name, title: title, recognition: recognition,
      recognises: { $0.rows.contains(where: header) },
      open: { (head, _) throws(ImportRefusal) in
        guard let index = head.rows.firstIndex(where: header) else {
          throw .unreadable(
            line: nil, "this is no table of \(title): it is recognised by \(recognition)")
        }
        var header = head.rows[index]
        let rows = try rows(&header, head)
        return TableReading(head: head, skipping: index + 1, header: header, rows: rows)
      })
  }
}

extension TableHeader {
  /// The column of loads among `found`; throws where there is none, for then all loads would be those of the body.
  func loads<Column>(_ found: Column?) throws(ImportRefusal) -> Column {
    guard let found else {
      throw .unreadable(
        line: nil,
        "no column with the loads, such as Weight (kg) or Weight (lbs); rename the one that has them"
      )
    }
    return found
  }
}

/// A table on its way into a log.
struct TableReading: SourceReading {
  private var reader: TableReader
  private var skipCount: Int
  private let width: Int
  private let unused: [(index: Int, name: String)]
  private var rows: any RowReading

  /// Reads a table whose first `skipCount` records are no rows; of the columns that `rows` does not ask for is told what
  /// they hold.
  init(head: SourceHead, skipping skipCount: Int, header: TableHeader, rows: any RowReading) {
    reader = TableReader(delimiter: head.delimiter)
    self.skipCount = skipCount
    width = header.width
    unused = header.unusedColumns
    self.rows = rows
  }

  mutating func read(_ bytes: [UInt8], into log: inout ImportedLog) throws(ImportRefusal) {
    reader.append(bytes)
    try readRows(isEnd: false, into: &log)
  }

  mutating func finish(into log: inout ImportedLog) throws(ImportRefusal) {
    try readRows(isEnd: true, into: &log)
    try rows.finish(into: &log)
  }

  private mutating func readRows(isEnd: Bool, into log: inout ImportedLog) throws(ImportRefusal) {
    while try reader.read(isEnd: isEnd) {
      if skipCount > 0 {
        skipCount -= 1
      } else if reader.row.hasStrayQuote {
        log.countRow()
        log.leaveOut(reader.row.line, Reason.strayQuote)
      } else if hasTooMuch(reader.row) {
        log.countRow()
        log.leaveOut(reader.row.line, Reason.tooManyCells)
      } else if !reader.row.isBlankRow {
        try rows.read(reader.row, into: &log)
        for column in unused where holdsValue(reader.row.raw(column.index)) {
          log.lose(reader.row.line, "the column \"\(column.name)\"")
        }
      }
    }
  }

  private func hasTooMuch(_ row: TableRow) -> Bool {
    row.count > width && (width..<row.count).contains { !row.isEmpty($0) }
  }
}

/// Whether a cell holds something other than the ways to say that nothing was measured.
func holdsValue(_ cell: ArraySlice<UInt8>) -> Bool {
  guard cell.contains(where: { !isBlankByte($0) && $0 != UInt8(ascii: "-") }) else { return false }
  if cell.elementsEqual("null".utf8) || cell.elementsEqual("false".utf8) { return false }
  return readNumber(cell).map { $0.thousandths != 0 || !$0.suffix.isEmpty } ?? true
}
