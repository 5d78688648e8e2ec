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
      header.passBy("trend weight", "trend fat %")
      return MeasuredRows(
        computedWeight: header.index(of: "weight is interpolated"),
        computedFat: header.index(of: "fat is interpolated"), columns)
    })
}

/// Rows of a table that has a row for each day, of which only those that were measured are taken.
private struct MeasuredRows: RowReading {
  private let computedWeight, computedFat: Int?
  private var rows: WeightRows
  private var rowsWithoutFat: WeightRows

  init(computedWeight: Int?, computedFat: Int?, _ columns: WeightColumns) {
    (self.computedWeight, self.computedFat) = (computedWeight, computedFat)
    rows = WeightRows(columns)
    var withoutFat = columns
    withoutFat.fat = nil
    rowsWithoutFat = WeightRows(withoutFat)
  }

  mutating func read(_ row: TableRow, into log: inout ImportedLog) throws(ImportRefusal) {
    if row.isWord("yes", at: computedWeight) {
      log.countRow()
      log.setAside(row.line, Reason.derived)
    } else if row.isWord("yes", at: computedFat) {
      try rowsWithoutFat.read(row, into: &log)
    } else {
      try rows.read(row, into: &log)
    }
  }
}
