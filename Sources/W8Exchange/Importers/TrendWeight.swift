extension Importer {
  static let trendWeight = Importer(
    name: "trendweight", title: "TrendWeight",
    recognition: "columns Date, Time, Weight and Body Fat %",
    header: { $0.names == ["date", "time", "weight", "body fat %"] },
    rows: { (header, _) throws(ImportRefusal) in
      var columns = WeightColumns(
        date: header.index(of: "date"), weight: header.index(of: "weight"))
      columns.time = header.index(of: "time")
      columns.fat = header.index(of: "body fat %")
      return WeightRows(columns)
    })

  static let trendWeightComputed = Importer(
    name: "trendweight-computed", title: "TrendWeight's computed table",
    recognition: "columns Actual Weight and Weight Is Interpolated",
    header: { $0.has("date", "actual weight", "weight is interpolated") },
    rows: { (header, _) throws(ImportRefusal) in
      var columns = WeightColumns(
        date: header.index(of: "date"), weight: header.index(of: "actual weight"))
      columns.fat = header.index(of: "actual fat %")
      header.passBy("trend weight", "trend fat %", "fat is interpolated")
      return MeasuredRows(
        interpolated: header.index(of: "weight is interpolated"), WeightRows(columns))
    })
}

/// Rows of a table that has a row for each day, of which only those that were measured are taken.
private struct MeasuredRows: RowReading {
  private let interpolated: Int?
  private var rows: WeightRows

  init(interpolated: Int?, _ rows: WeightRows) {
    self.interpolated = interpolated
    self.rows = rows
  }

  mutating func read(_ row: TableRow, into log: inout ImportedLog) throws(ImportRefusal) {
    guard row.isWord("yes", at: interpolated) else { return try rows.read(row, into: &log) }
    log.countRow()
    log.setAside(row.line, Reason.derived)
  }
}
