import W8Engine

extension Importer {
  static let genericCSV = Importer(
    name: "csv", title: "table of weights",
    recognition:
      "a column with a date and one with a weight, under any of the names in grammar/manual/exchange.md",
    recognizes: { head in
      head.headerOfWeights.map { head.liftColumn(upTo: $0) == nil } ?? false
    },
    open: { (head, settings) throws(ImportRefusal) in
      try checkColumns(settings.columns, in: head)
      for var (skipped, header) in head.headers(map: settings.columns) {
        guard let columns = WeightColumns(&header, map: settings.columns) else { continue }
        if skipped > 0 { try head.refuseLifts(upTo: skipped - 1) }
        let rows = RowsOfPeople(
          person: columns.person, wanted: settings.person, WeightRows(columns))
        return TableReading(head: head, skipping: skipped, header: header, rows: rows)
      }
      throw .unreadable(
        line: nil,
        "no columns for date and weight; name them with --map date=…,weight=…")
    })
}

extension SourceHead {
  /// The index of the first record with a column for the date and one for the weight, whosever it is; nil for none.
  var headerOfWeights: Int? { rows.firstIndex { WeightColumns(header: $0, map: [:]) != nil } }
}

/// Throws where no record has all columns of `map`.
func checkColumns(_ map: [String: String], in head: SourceHead) throws(ImportRefusal) {
  // The header is the record that has most of them, of such the widest.
  let likeliest = head.rows.min {
    (missing(map, in: $0).count, -$0.width) < (missing(map, in: $1).count, -$1.width)
  }
  guard let header = likeliest, case let missing = missing(map, in: header), !missing.isEmpty else {
    return
  }
  throw .needsOption(
    "no column is named \(missing.map { "\"\($0)\"" }.joined(separator: " or ")), as --map says; "
      + "the columns are \(header.listed)")
}

/// The columns of `map` that the header has not, by name or number.
func missing(_ map: [String: String], in header: TableHeader) -> [String] {
  map.values.filter { header.find($0) == nil }.sorted()
}

extension SourceHead {
  /// The records that have all columns of `map` and may so be the header, each with how many records are no rows with it. A
  /// record with a day in the column that `map` has for it is a row already, of a table without a header.
  func headers(map: [String: String]) -> [(skipped: Int, header: TableHeader)] {
    rows.enumerated().compactMap { index, header in
      guard missing(map, in: header).isEmpty else { return nil }
      // In a row with a date, a number is a position, though a cell may have that number.
      let date = map["date"].flatMap { header.position($0) ?? header.find($0) }
      guard let date, readTimestamp(header.written[date].utf8) != nil else {
        return (index + 1, header)
      }
      return (index, TableHeader(columnCount: header.written.count))
    }
  }
}

extension TableHeader {
  /// The names of the columns in quotes, of many the first.
  var listed: String {
    let names = written.filter { !$0.isEmpty }.map { "\"\($0)\"" }
    let rest = names.count > mostNames ? " and \(names.count - mostNames) more" : ""
    return names.prefix(mostNames).joined(separator: ", ") + rest
  }
}

/// A message names no more columns.
private let mostNames = 50

struct WeightRows: RowTaking {
  private let columns: WeightColumns

  init(_ columns: WeightColumns) {
    self.columns = columns
  }

  func take(_ row: TableRow, _ log: inout ImportedLog) throws(RowRefusal) {
    var stamp = try log.timestamp(row, columns.date)
    if !row.isEmpty(columns.time) {
      guard let second = readTime(row.raw(columns.time)) else {
        throw .row("the time cannot be read", log.text(row, columns.time))
      }
      stamp.second = second
    }
    if columns.midnightIsDay, stamp.second == 0 { stamp.second = nil }
    if columns.isOfGreenwich, stamp.zoneMinutes == nil { stamp.zoneMinutes = 0 }
    let mass = try mass(row, &log)
    var pairs = pairs(row, &log)
    if let waist = try waist(row, &log), !pairs.contains(where: { $0.key == waist.key }) {
      pairs.append(waist)
    }
    let hasFat = pairs.contains { $0.key == "fat" }
    var weighIn = ImportedWeighIn(
      line: row.line, day: stamp.day, mass: mass,
      fatTenths: hasFat ? nil : fat(row, of: mass, &log), note: note(row, &log))
    weighIn.pairs = pairs
    let names = row.decoded(columns.tags).text.split(separator: " ").map(String.init)
    weighIn.tags = log.tags(names, notIn: [weighIn.note].compactMap { $0 }, row.line)
    weighIn.isExcluded = isExcluded(row, &log) && mass != nil
    if weighIn.saysSomething {
      if let offset = columns.offset.flatMap({ readZone(row.raw($0)) }) {
        stamp = stamp.shifted(byMinutes: offset)
      } else {
        stamp = log.moment(stamp)
      }
      (weighIn.day, weighIn.time) = (stamp.day, stamp.time)
    }
    log.take(weighIn)
  }

  /// The weight; nil where none stands there.
  private func mass(_ row: TableRow, _ log: inout ImportedLog) throws(RowRefusal) -> ImportedMass? {
    guard holdsValue(row.raw(columns.weight)) else { return nil }
    let unit = try log.namedUnit(row, columns.unitColumn) ?? columns.unit
    return try log.personWeight(row, columns.weight, unit)
  }

  private func isExcluded(_ row: TableRow, _ log: inout ImportedLog) -> Bool {
    if row.isWord("true", at: columns.excluded) { return true }
    if holdsValue(row.raw(columns.excluded)) {
      log.lose(row.line, "the column \"excluded\"", log.text(row, columns.excluded))
    }
    return false
  }

  private func pairs(_ row: TableRow, _ log: inout ImportedLog) -> [WrittenPair] {
    guard let text = log.note(row, columns.pairs) else { return [] }
    let (pairs, rest) = WrittenPair.all(in: text)
    if !rest.isEmpty { log.lose(row.line, Reason.badPair, rest.joined(separator: " ")) }
    return pairs
  }

  /// The girth of the waist, whose unit is that of the header or the number, else the one that goes with that of the weight.
  private func waist(
    _ row: TableRow, _ log: inout ImportedLog
  ) throws(RowRefusal) -> WrittenPair? {
    guard holdsValue(row.raw(columns.waist)) else { return nil }
    let mass = columns.unit ?? (try? log.namedUnit(row, columns.unitColumn)) ?? log.settings.unit
    let usual = columns.waistUnit ?? (mass == .pound || mass == .stone ? "in" : "cm")
    if let number = readNumber(row.raw(columns.waist)),
      let pair = WrittenPair(girth: number, under: "waist", usual)
    {
      return pair
    }
    log.lose(row.line, "the column \"waist\"", log.text(row, columns.waist))
    return nil
  }

  private func note(_ row: TableRow, _ log: inout ImportedLog) -> String? {
    row.isWord("--", at: columns.note) ? nil : log.note(row, columns.note)
  }

  /// The share of fat in tenths of a percent: as it stands there, else as a part of the weight.
  private func fat(_ row: TableRow, of mass: ImportedMass?, _ log: inout ImportedLog) -> Int? {
    if let share = log.fat(row, columns.fat) { return share }
    guard holdsValue(row.raw(columns.fatMass)) else { return nil }
    guard let mass else {
      log.lose(row.line, Reason.fatMassAlone, log.text(row, columns.fatMass))
      return nil
    }
    guard let fat = readNumber(row.raw(columns.fatMass)), 0...mass.thousandths ~= fat.thousandths
    else {
      log.lose(row.line, Reason.badFat, log.text(row, columns.fatMass))
      return nil
    }
    return log.fat(
      thousandths: fat.thousandths * 100_000 / mass.thousandths, line: row.line,
      as: row.decoded(columns.fatMass).text)
  }
}
