import W8Engine

extension Importer {
  static let openScale = Importer(
    name: "openscale", title: "openScale",
    recognition: "columns DATE, TIME, WEIGHT and WHR or BODY_FAT, or columns dateTime and weight",
    header: { header in
      if header.has("datetime", "weight") { return true }
      return header.has("date", "time", "weight")
        && ["whr", "whtr", "body_fat", "visceral_fat"].contains { header.has($0) }
    },
    rows: { (header, _) throws(ImportRefusal) in
      // From version 3 on weights stand there in the unit of the app, which the file does not tell.
      let isOld = header.has("datetime")
      var columns = WeightColumns(
        date: header.index(of: "datetime", "date"), weight: header.index(of: "weight"),
        unit: isOld ? .kilogram : nil)
      if !isOld { columns.time = header.index(of: "time") }
      columns.fat = header.index(of: "body_fat", "fat")
      columns.note = header.index(of: "comment")
      columns.findWaist(&header)
      if isOld { columns.waistUnit = "cm" }
      header.passBy("bmi", "bmr", "tdee", "whr", "whtr", "lbm", "lbw", "calories")
      return WeightRows(columns)
    })

  static let openScaleWithoutHeader = Importer(
    name: "openscale-1", title: "openScale 1",
    recognition:
      "no header, and a first row of 5, 6, 8, 9 or 10 cells, such as 02.03.2024 07:05,80.4,18.2",
    recognizes: { $0.isOpenScaleWithoutHeader },
    open: { (head, _) throws(ImportRefusal) in
      guard let width = head.rows.first?.names.count, width >= 5 else {
        throw .unreadable(line: nil, "not an openScale 1 table, which has at least 5 columns")
      }
      // Date, weight and fat come first in all versions, the comment last where there is one.
      let names = ["datetime", "weight", "fat"] + (3..<width).map { "column \($0 + 1)" }
      var header = TableHeader(names)
      var columns = WeightColumns(
        date: header.index(of: "datetime"), weight: header.index(of: "weight"), unit: .kilogram)
      columns.fat = header.index(of: "fat")
      columns.note = width > 5 ? header.index(of: "column \(width)") : nil
      return TableReading(head: head, skipping: 0, header: header, rows: WeightRows(columns))
    })
}

extension SourceHead {
  /// Whether the first record is a weigh-in of the years before there was a header.
  fileprivate var isOpenScaleWithoutHeader: Bool {
    guard let cells = rows.first?.names, [5, 6, 8, 9, 10].contains(cells.count),
      let stamp = readTimestamp(cells[0].utf8), stamp.second != nil, cells[0].contains("."),
      let weight = readNumber(Array(cells[1].utf8)[...])
    else { return false }
    // All but a comment, which stands last, are numbers or empty.
    let others = cells[2..<(cells.count > 5 ? cells.count - 1 : cells.count)]
    return weight.thousandths > 0 && weight.suffix.isEmpty
      && others.allSatisfy { $0.isEmpty || readNumber(Array($0.utf8)[...]) != nil }
  }
}
