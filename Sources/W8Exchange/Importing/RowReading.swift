/// What takes the rows below the header of a table, one after the other.
protocol RowReading {
  /// Takes a row that says anything.
  mutating func read(_ row: TableRow, into log: inout ImportedLog) throws(ImportRefusal)

  /// A row of more cells than the header's `width` as it is to be read; nil where it is not known where its cells end.
  func fitted(_ row: TableRow, width: Int) -> TableRow?

  /// Takes what was held back until the end.
  mutating func finish(into log: inout ImportedLog) throws(ImportRefusal)
}

extension RowReading {
  func fitted(_ row: TableRow, width: Int) -> TableRow? { nil }

  mutating func finish(into log: inout ImportedLog) throws(ImportRefusal) {}
}

/// What takes each row by itself.
protocol RowTaking: RowReading {
  /// Adds what a row says, which is the last thing that it does; a row that it refuses is left out.
  mutating func take(_ row: TableRow, _ log: inout ImportedLog) throws(RowRefusal)
}

extension RowTaking {
  mutating func read(_ row: TableRow, into log: inout ImportedLog) throws(ImportRefusal) {
    log.takeRow(row.line) { (log) throws(RowRefusal) in try take(row, &log) }
  }
}

extension TableHeader {
  /// The column of loads among `found`; throws where there is none, for then all loads would be those of the body.
  func loads<Column>(_ found: Column?) throws(ImportRefusal) -> Column {
    guard let found else {
      throw .unreadable(
        line: nil,
        "no column of loads, such as Weight (kg) or Weight (lbs); rename the column that has them"
      )
    }
    return found
  }
}
