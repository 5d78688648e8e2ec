extension Importer {
  static let eufy = Importer(
    name: "eufy", title: "EufyLife",
    recognition: "columns Time, Family Members and WEIGHT (kg)",
    recognizes: { head in
      head.rows.indices.contains { isHeader(head.rows[$0]) && head.liftColumn(upTo: $0) == nil }
    },
    open: { (head, settings) throws(ImportRefusal) in
      guard let index = head.rows.firstIndex(where: isHeader) else {
        throw .unreadable(
          line: nil, "not an EufyLife table: it has no column Family Members")
      }
      try head.refuseLifts(upTo: index)
      var header = head.rows[index]
      let weight = header.column(startingWith: "weight")
      var columns = WeightColumns(
        date: header.index(of: "time"), weight: weight?.index,
        unit: weight.flatMap { massUnit(inHeader: $0.name) })
      columns.fat = header.index(of: "body fat %")
      header.passBy("bmi", "bmr", "bmr (kcal)", "body age", "body type")
      let rows = RowsOfPeople(
        person: header.index(of: "family members"), wanted: settings.person, WeightRows(columns))
      return TableReading(head: head, skipping: index + 1, header: header, rows: rows)
    })
}

private func isHeader(_ header: TableHeader) -> Bool {
  header.has("time", "family members") && header.names.contains { $0.hasPrefix("weight") }
}
