extension Importer {
  static let eufy = Importer(
    name: "eufy", title: "EufyLife",
    recognition: "columns Time, Family Members and WEIGHT (kg)",
    recognises: { head in
      head.rows.indices.contains { isHeader(head.rows[$0]) && head.liftColumn(upTo: $0) == nil }
    },
    open: { (head, settings) throws(ImportRefusal) in
      guard let index = head.rows.firstIndex(where: isHeader) else {
        throw .unreadable(
          line: nil, "this is no table of EufyLife: it has no column Family Members")
      }
      try head.refuseLifts(upTo: index)
      var header = head.rows[index]
      let weight = header.column(startingWith: "weight")
      var columns = WeightColumns(
        date: header.index(of: "time"), weight: weight?.index,
        unit: weight.flatMap { massUnit(inHeader: $0.name) })
      columns.fat = header.index(of: "body fat %")
      header.passBy("bmi", "bmr", "bmr (kcal)", "body age", "body type")
      let rows = MemberRows(
        member: header.index(of: "family members"), wanted: settings.person, WeightRows(columns))
      return TableReading(head: head, skipping: index + 1, header: header, rows: rows)
    })
}

private func isHeader(_ header: TableHeader) -> Bool {
  header.has("time", "family members") && header.names.contains { $0.hasPrefix("weight") }
}

/// Rows of several people, of whom one is wanted.
private struct MemberRows: RowReading {
  private let member: Int?
  private let wanted: String?
  private var rows: WeightRows
  /// The people in the file; of very many the first.
  private var people: [String] = []

  init(member: Int?, wanted: String?, _ rows: WeightRows) {
    self.member = member
    self.wanted = wanted
    self.rows = rows
  }

  mutating func read(_ row: TableRow, into log: inout ImportedLog) throws(ImportRefusal) {
    let person = log.text(row, member)
    if !people.contains(person), people.count < mostPeople { people.append(person) }
    if let wanted, wanted.lowercased() != person.lowercased() {
      log.countRow()
      log.setAside(row.line, "rows of another person")
    } else {
      try rows.read(row, into: &log)
    }
  }

  mutating func finish(into log: inout ImportedLog) throws(ImportRefusal) {
    let names = people.map { "\"\($0)\"" }.joined(separator: ", ")
    if wanted == nil, people.count > 1 {
      throw .needsOption("it has rows of several people; choose one with --person: \(names)")
    }
    if let wanted, !people.contains(where: { $0.lowercased() == wanted.lowercased() }) {
      throw .needsOption("it has no rows of \"\(wanted)\"; choose one with --person: \(names)")
    }
  }
}

/// A family is smaller.
private let mostPeople = 50
