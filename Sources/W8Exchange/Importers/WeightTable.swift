import W8Engine

extension Importer {
  static let genericCSV = Importer(
    name: "csv", title: "generic CSV",
    recognition:
      "a column with a date and one with a weight, under any of the names in grammar/manual/exchange.md",
    recognises: { head in
      head.headerOfWeights.map { head.liftColumn(upTo: $0) == nil } ?? false
    },
    open: { (head, settings) throws(ImportRefusal) in
      try checkColumns(settings.columns, in: head)
      for (index, header) in head.rows.enumerated()
      where missing(settings.columns, in: header).isEmpty {
        var header = header
        guard let columns = WeightColumns(&header, map: settings.columns) else { continue }
        try head.refuseLifts(upTo: index)
        return TableReading(
          head: head, skipping: index + 1, header: header, rows: WeightRows(columns))
      }
      throw .unreadable(
        line: nil,
        "no column with a date and one with a weight; name them with --map date=…,weight=…")
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
  let names = header.written.filter { !$0.isEmpty }.map { "\"\($0)\"" }
  let rest = names.count > mostNames ? " and \(names.count - mostNames) more" : ""
  throw .needsOption(
    "no column is named \(missing.map { "\"\($0)\"" }.joined(separator: " or ")), as --map says; "
      + "the columns are \(names.prefix(mostNames).joined(separator: ", "))\(rest)")
}

/// The columns of `map` that the header has not.
func missing(_ map: [String: String], in header: TableHeader) -> [String] {
  map.values.filter { !header.names.contains($0.lowercased()) }.sorted()
}

/// A message names no more columns.
private let mostNames = 50

/// Where a table of weigh-ins has what is of use.
struct WeightColumns {
  let date: Int?
  var time: Int?
  let weight: Int?
  var unit: MassUnit?
  var unitColumn: Int?
  /// The share of fat.
  var fat: Int?
  /// The mass of fat, in the unit of the weight.
  var fatMass: Int?
  var note: Int?
  /// Whether the weight is kept out of figures, and what else was measured, as `w8log export` writes both.
  var excluded, pairs: Int?
  /// Whether times without a zone are those of Greenwich.
  var isOfGreenwich = false

  /// Makes the columns of a source that always has a date and a weight; `unit` is that of all its weights.
  init(date: Int?, weight: Int?, unit: MassUnit? = nil) {
    self.date = date
    self.weight = weight
    self.unit = unit
  }

  /// Finds the columns by what `map` calls them, else by the names that programs use; nil where date or weight is missing.
  init?(_ header: inout TableHeader, map: [String: String]) {
    func find(_ what: String, _ names: [String]) -> Int? {
      header.index(ofFirst: map[what].map { [$0.lowercased()] } ?? names)
    }
    guard let date = find("date", dateNames) else { return nil }
    var weight = find("weight", weightNames)
    if weight == nil, map["weight"] == nil {
      weight = header.column(startingWith: "weight (")?.index
    }
    guard let weight, weight != date else { return nil }
    self.date = date
    self.weight = weight
    unit = massUnit(inHeader: header.names[weight])
    time = find("time", timeNames)
    if time == date { time = nil }
    unitColumn = find("unit", ["unit", "weight unit", "weight_unit", "units"])
    fat = find("fat", fatNames)
    note = find("note", noteNames)
    excluded = header.index(of: "excluded")
    pairs = header.index(of: "measurements")
    // What is computed from the others, here among them what `w8log export` adds.
    header.passBy("bmi", "change", "file", "line", "average", "rate", "ratedays")
  }

  /// Finds the columns in a header that stays as it is.
  init?(header: TableHeader, map: [String: String]) {
    var header = header
    self.init(&header, map: map)
  }
}

/// The rows of a table of weigh-ins.
struct WeightRows: RowReading {
  private let columns: WeightColumns

  init(_ columns: WeightColumns) {
    self.columns = columns
  }

  mutating func read(_ row: TableRow, into log: inout ImportedLog) throws(ImportRefusal) {
    try log.takeRow(row.line) { (log) throws(RowRefusal) in try take(row, &log) }
  }

  private func take(_ row: TableRow, _ log: inout ImportedLog) throws(RowRefusal) {
    var stamp = try log.timestamp(row, columns.date)
    if !row.isEmpty(columns.time) {
      guard let second = readTime(row.raw(columns.time)) else {
        throw .row("the time cannot be read", log.text(row, columns.time))
      }
      stamp.second = second
    }
    if columns.isOfGreenwich, stamp.zoneMinutes == nil { stamp.zoneMinutes = 0 }
    let mass = try mass(row, &log)
    let pairs = pairs(row, &log)
    let hasFat = pairs.contains { $0.key == "fat" }
    var weighIn = ImportedWeighIn(
      line: row.line, day: stamp.day, mass: mass,
      fatTenths: hasFat ? nil : fat(row, of: mass, &log), note: note(row, &log))
    weighIn.pairs = pairs
    weighIn.isExcluded = isExcluded(row, &log) && mass != nil
    if weighIn.saysSomething {
      let here = try log.moment(stamp)
      (weighIn.day, weighIn.time) = (here.day, here.time)
    }
    log.take(weighIn)
  }

  /// The weight; nil where none stands there.
  private func mass(_ row: TableRow, _ log: inout ImportedLog) throws(RowRefusal) -> ImportedMass? {
    guard holdsValue(row.raw(columns.weight)) else { return nil }
    let unit = try log.namedUnit(row, columns.unitColumn) ?? columns.unit
    let mass = try log.mass(row, columns.weight, unit, else: Reason.badWeight)
    guard let mass, mass.thousandths > 0 else {
      throw .row(Reason.badWeight, log.text(row, columns.weight))
    }
    return mass
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

/// What programs call the day of a weigh-in, in lower case.
private let dateNames = [
  "date", "datetime", "date/time", "date time", "timestamp", "day", "time of measurement",
  "measured at", "measurement date", "datum", "fecha", "data", "time",
]

private let timeNames = ["time", "time of day", "uhrzeit", "zeit", "heure", "hora", "ora"]

private let weightNames = [
  "weight", "weight(kg)", "weight(lb)", "weight(lbs)", "weight_kg", "weight_lb", "weight_lbs",
  "body weight", "bodyweight", "body weight (kg)", "body weight (lb)", "body weight (lbs)", "mass",
  "kg", "kilograms", "lb", "lbs", "pounds", "pound(s)", "gewicht", "gewicht (kg)", "poids",
  "poids (kg)", "peso", "peso (kg)",
]

private let fatNames = [
  "body fat %", "body fat", "body fat (%)", "body fat(%)", "bodyfat", "body_fat", "fat %", "fat",
  "fat (%)", "fat(%)", "körperfett", "masse grasse",
]

let noteNames = [
  "note", "notes", "comment", "comments", "remark", "remarks", "memo", "notiz", "kommentar",
]
