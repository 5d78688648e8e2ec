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
}

/// Rows of one measurement each, of which weights, shares of fat and girths of the waist are taken.
private struct MeasurementRows: RowTaking {
  private let date, time, kind, value, unit, note: Int?
  /// Where the weigh-in of a point in time stands, and what it has.
  private var weighIns: [Timestamp: Int] = [:]

  init(_ header: inout TableHeader) {
    date = header.index(of: "date")
    time = header.index(of: "time")
    kind = header.index(of: "measurement type", "measurement")
    value = header.index(of: "value")
    unit = header.index(of: "unit")
    note = header.index(of: "comment", "notes")
  }

  mutating func take(_ row: TableRow, _ log: inout ImportedLog) throws(RowRefusal) {
    var stamp = try log.timestamp(row, date)
    if let second = readTime(row.raw(time)) { stamp.second = second }
    var weighIn = ImportedWeighIn(
      line: row.line, day: stamp.day, time: stamp.time, mass: nil, note: log.note(row, note))
    let name = log.text(row, kind)
    switch name.lowercased() {
    case "bodyweight", "body weight", "weight":
      weighIn.mass = try log.personWeight(row, value, nil, unitIndex: unit)
    case "body fat", "body fat percentage", "body fat %", "bodyfat", "fat":
      weighIn.fatTenths = log.fat(row, value)
      guard weighIn.fatTenths != nil else { throw .row(Reason.badFat, log.text(row, value)) }
    case let other where waistNames.contains(nameWithoutUnit(other)):
      let number = readNumber(row.raw(value))
      let unit = girthUnit(log.text(row, unit).lowercased())
      guard let pair = number.flatMap({ WrittenPair(girth: $0, under: "waist", unit ?? "cm") })
      else {
        throw .row("the girth is no number that a log can say", log.text(row, value))
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
