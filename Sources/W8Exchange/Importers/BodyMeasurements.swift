import W8Engine

extension Importer {
  static let bodyMeasurements = Importer(
    name: "measurements", title: "measurements of Strong or FitNotes",
    recognition: "columns Date, Measurement or Measurement Type, Value and Unit",
    header: { header in
      header.has("date", "value", "unit")
        && (header.has("measurement type") || header.has("measurement"))
    },
    rows: { (header, _) throws(ImportRefusal) in MeasurementRows(&header) })

  static let cronometer = Importer(
    name: "cronometer", title: "biometrics of Cronometer",
    recognition: "columns Day, Metric, Unit and Amount",
    header: { $0.has("day", "metric", "unit", "amount") },
    rows: { (header, _) throws(ImportRefusal) in
      header.passBy("group")
      return MeasurementRows(&header)
    })

  static let appleTable = Importer(
    name: "apple-csv", title: "Apple Health as a table",
    recognition:
      "columns startDate, value, unit and perhaps type, as converters of export.xml write them",
    header: { $0.has("startdate", "value", "unit") },
    rows: { (header, _) throws(ImportRefusal) in
      header.passBy(
        "enddate", "creationdate", "sourcename", "sourceversion", "device", "producttype", "key")
      return MeasurementRows(&header)
    })
}

/// What Apple Health calls its types, before their names.
private let applePrefix = "hkquantitytypeidentifier"

/// Rows of one measurement each, of which weights, shares of fat and girths of the waist are taken.
private struct MeasurementRows: RowTaking {
  private let date, time, kind, value, unit, note: Int?
  /// Where the weigh-in of a point in time stands, and what it has.
  private var weighIns: [Timestamp: Int] = [:]

  init(_ header: inout TableHeader) {
    date = header.index(of: "date", "day", "startdate")
    time = header.index(of: "time")
    kind = header.index(of: "measurement type", "measurement", "metric", "type")
    value = header.index(of: "value", "amount")
    unit = header.index(of: "unit")
    note = header.index(of: "comment", "notes")
  }

  mutating func take(_ row: TableRow, _ log: inout ImportedLog) throws(RowRefusal) {
    let written = try log.timestamp(row, date)
    var stamp = log.moment(written)
    if let second = readTime(row.raw(time)) { stamp.second = second }
    var weighIn = ImportedWeighIn(
      line: row.line, day: stamp.day, time: stamp.time, mass: nil, note: log.note(row, note))
    let name = log.text(row, kind)
    let isApple = name.lowercased().hasPrefix(applePrefix)
    var key = nameWithoutUnit(
      String(name.lowercased().dropFirst(isApple ? applePrefix.count : 0)))
    // A table of one type may leave it out.
    if kind == nil, massUnit(log.text(row, unit).lowercased()) != nil { key = "weight" }
    switch key {
    case "bodyweight", "body weight", "weight", "bodymass", "body mass":
      weighIn.mass = try log.personWeight(row, value, nil, unitIndex: unit)
    case "bodyfatpercentage"
    where readNumber(row.raw(value)).map { $0.thousandths <= 1000 } ?? false:
      let share = readNumber(row.raw(value)).map { $0.thousandths * 100 } ?? 0
      let text = log.text(row, value)
      weighIn.fatTenths = log.fat(thousandths: share, line: row.line, as: text)
    case "body fat", "body fat percentage", "bodyfat", "fat", "bodyfatpercentage":
      weighIn.fatTenths = log.fat(row, value)
      guard weighIn.fatTenths != nil else { throw .row(Reason.badFat, log.text(row, value)) }
    case let other where waistNames.contains(other) || other == "waistcircumference":
      let number = readNumber(row.raw(value))
      let unit = girthUnit(log.text(row, unit).lowercased())
      guard let pair = number.flatMap({ WrittenPair(girth: $0, under: "waist", unit ?? "cm") })
      else {
        throw .row("a girth that a log cannot hold", log.text(row, value))
      }
      weighIn.pairs = [pair]
    default: throw .row(Reason.otherMeasurement, name)
    }
    log.add(weighIn, at: stamp, &weighIns)
  }
}

extension ImportedLog {
  /// Adds one measurement of a point in time: different ones of one are one weigh-in, whose index is in `indices`.
  mutating func add(
    _ weighIn: ImportedWeighIn, at stamp: Timestamp, _ indices: inout [Timestamp: Int]
  ) {
    guard let index = indices[stamp], weighIns[index].lacksAll(of: weighIn) else {
      indices[stamp] = weighIns.count
      weighIns.append(weighIn)
      return
    }
    weighIns[index].mass = weighIns[index].mass ?? weighIn.mass
    weighIns[index].fatTenths = weighIns[index].fatTenths ?? weighIn.fatTenths
    weighIns[index].pairs += weighIn.pairs
    weighIns[index].addNote(weighIn.note)
    weighIns[index].lines += weighIn.lines
  }
}

extension ImportedWeighIn {
  /// Whether it measured nothing that the other did.
  fileprivate func lacksAll(of other: ImportedWeighIn) -> Bool {
    (mass == nil || other.mass == nil) && (fatTenths == nil || other.fatTenths == nil)
      && !other.pairs.contains { measures($0.key) }
  }
}
