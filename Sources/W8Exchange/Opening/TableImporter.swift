import Primitives

extension Importer {
  /// Makes an importer of tables that have a header within their first rows.
  ///
  /// `header` tells whether a record is that header, `rows` makes what takes those below it. Of a source without
  /// `hasLifts` no table is taken that has a column of lifts.
  init(
    name: String, title: String, recognition: String, hasLifts: Bool = false,
    header: @escaping @Sendable (TableHeader) -> Bool,
    rows:
      @escaping @Sendable (inout TableHeader, SourceHead) throws(ImportRefusal) -> any RowReading
  ) {
    self.init(
      name: name, title: title, recognition: recognition,
      recognizes: { head in
        head.rows.indices.contains {
          header(head.rows[$0]) && (hasLifts || head.liftColumn(upTo: $0) == nil)
        }
      },
      open: { (head, _) throws(ImportRefusal) in
        guard let index = head.rows.firstIndex(where: header) else {
          throw .unreadable(
            line: nil, "not a table of \(title), which is recognized by \(recognition)")
        }
        if !hasLifts { try head.refuseLifts(upTo: index) }
        var header = head.rows[index]
        let rows = try rows(&header, head)
        return TableReading(head: head, skipping: index + 1, header: header, rows: rows)
      })
  }

  /// Makes an importer of tables of sets that are written in `dialect` below a header with some columns.
  init(
    name: String, title: String, recognition: String,
    header: @escaping @Sendable (TableHeader) -> Bool, dialect: SetDialect
  ) {
    self.init(
      name: name, title: title, recognition: recognition, hasLifts: true, header: header,
      rows: { (header, _) throws(ImportRefusal) in SetRows(try SetColumns(&header, dialect)) })
  }
}

/// A table on its way into a log.
struct TableReading: SourceReading {
  private var reader: TableReader
  private var skipCount: Int
  private let width: Int
  /// How many cells a row may have, empty ones at its end counted.
  private let room: Int
  private let unused: [(index: Int, name: String)]
  private(set) var columns: [ReadColumn]
  private var rows: any RowReading

  /// Reads a table whose first `skipCount` records are no rows; of the columns that `rows` does not use is reported what
  /// they hold.
  init(head: SourceHead, skipping skipCount: Int, header: TableHeader, rows: any RowReading) {
    reader = TableReader(delimiter: head.delimiter)
    self.skipCount = skipCount
    width = header.width
    room = width + head.emptyEndings(below: skipCount, header)
    unused = header.unusedColumns
    columns = zip(header.written, header.columnUses).map { ReadColumn(name: $0, use: $1) }
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
      if reader.row.isTextBesideTable {
        skipCount = max(0, skipCount - 1)
        reportText(of: reader.row, &log)
      } else if skipCount > 0 {
        skipCount -= 1
      } else if reader.row.isPartedByPipes, repeatsHeader(reader.row) {
        continue
      } else if reader.row.hasStrayQuote {
        log.countRow()
        log.leaveOut(reader.row.line, Reason.strayQuote)
      } else if !reader.row.isBlankRow {
        try read(reader.row, into: &log)
      }
    }
  }

  /// Reports a line of text beside a table; one with a date and a number is a loss.
  private func reportText(of row: TableRow, _ log: inout ImportedLog) {
    let text = row.decoded(0).text
    var reader = WeightLineReader()
    switch reader.read(text) {
    case .weighIn, .otherNumber:
      log.countRow()
      log.leaveOut(row.line, "a line outside the table", text)
    case .text, .nothing: log.remark(row.line, "lines outside the table")
    }
  }

  private mutating func read(_ row: TableRow, into log: inout ImportedLog) throws(ImportRefusal) {
    let fitted = row.count > width ? rows.fitted(row, width: width) : nil
    guard let row = fitted ?? (hasTooMuch(row) ? nil : row) else {
      log.countRow()
      return log.leaveOut(row.line, Reason.tooManyCells)
    }
    for index in columns.indices where columns[index].value == nil && !row.isEmpty(index) {
      columns[index].value = row.decoded(index).text
    }
    try rows.read(row, into: &log)
    for column in unused where holdsValue(row.raw(column.index)) {
      log.lose(row.line, "the column \"\(column.name)\"")
    }
  }

  /// Whether a row is the header of another table with the same columns.
  private func repeatsHeader(_ row: TableRow) -> Bool {
    row.count == columns.count
      && columns.indices.allSatisfy { row.decoded($0).text == columns[$0].name }
  }

  private func hasTooMuch(_ row: TableRow) -> Bool {
    row.count > room || (width..<max(width, row.count)).contains { !row.isEmpty($0) }
  }
}

extension SourceHead {
  /// How many empty cells all rows below the first `count` records have behind the columns of `header`, as far as can be
  /// seen: some programs end each row with a delimiter. None where a comma inside a number may have made them in each row.
  fileprivate func emptyEndings(below count: Int, _ header: TableHeader) -> Int {
    let rows = rows.dropFirst(count).map { $0.names }.filter { $0.count >= header.width }
    let least = rows.map { $0.count }.min() ?? header.names.count
    let isParted = delimiter == UInt8(ascii: ",") && rows.allSatisfy(mayHaveDecimalComma)
    return isParted && least > header.names.count ? 0 : least - header.width
  }
}

/// Whether two cells beside each other may be the two parts of a number such as `80,5`.
private func mayHaveDecimalComma(_ cells: [String]) -> Bool {
  func isNumber(_ cell: String) -> Bool {
    1...3 ~= cell.utf8.count && cell.utf8.allSatisfy(isDigit)
  }
  return zip(cells, cells.dropFirst()).contains { isNumber($0) && isNumber($1) }
}
