import W8Engine

extension Importer {
  static let samsung = Importer(
    name: "samsung", title: "Samsung Health",
    recognition:
      "columns start_time, weight and time_offset, perhaps below a line com.samsung.health.weight",
    recognizes: { $0.headerOfSamsung != nil },
    open: { (head, settings) throws(ImportRefusal) in
      guard let (index, names) = head.headerOfSamsung else {
        throw .unreadable(
          line: nil,
          "not Samsung Health's table of weights, com.samsung.health.weight….csv")
      }
      var header = names
      var columns = WeightColumns(
        date: header.index(of: "start_time"), weight: header.index(of: "weight"), unit: .kilogram)
      columns.fat = header.index(of: "body_fat")
      columns.note = header.index(of: "comment")
      columns.offset = header.index(of: "time_offset")
      columns.isOfGreenwich = true
      header.passBy(
        "create_time", "update_time", "create_sh_ver", "modify_sh_ver", "datauuid", "deviceuuid",
        "pkg_name", "client_data_id", "client_data_ver", "custom", "height")
      return TableReading(
        head: head, skipping: index + 1, header: header, rows: SamsungRows(WeightRows(columns)))
    })
}

extension SourceHead {
  /// The index of the header, and its names without what stands before them in some exports.
  fileprivate var headerOfSamsung: (index: Int, header: TableHeader)? {
    for (index, row) in rows.prefix(3).enumerated() {
      let prefix = "com.samsung.health.weight."
      let header = TableHeader(
        row.written.map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 })
      if header.has("start_time", "weight", "time_offset") { return (index, header) }
    }
    return nil
  }
}

/// Rows that may end in more commas than the header has.
private struct SamsungRows: RowReading {
  private var rows: WeightRows

  init(_ rows: WeightRows) { self.rows = rows }

  func fitted(_ row: TableRow, width: Int) -> TableRow? {
    (width..<row.count).allSatisfy { row.isEmpty($0) } ? row : nil
  }

  mutating func read(_ row: TableRow, into log: inout ImportedLog) throws(ImportRefusal) {
    try rows.read(row, into: &log)
  }
}
