import W8Engine

extension Importer {
  static let garmin = Importer(
    name: "garmin", title: "Garmin Connect",
    recognition: "columns Time, Weight, Change and BMI, with the dates in rows of their own",
    header: { $0.has("time", "weight", "change", "bmi") },
    rows: { (header, _) throws(ImportRefusal) in GarminRows(&header) })
}

/// The rows of Garmin Connect: a date, below it the times of that day.
private struct GarminRows: RowReading {
  private let time, weight, fat: Int?
  private var day: ImportedDay?

  init(_ header: inout TableHeader) {
    time = header.index(of: "time")
    weight = header.index(of: "weight")
    fat = header.index(of: "body fat")
    header.passBy("change", "bmi")
  }

  mutating func read(_ row: TableRow, into log: inout ImportedLog) throws(ImportRefusal) {
    if let stamp = readTimestamp(row.raw(time)), stamp.second == nil {
      day = stamp.day
      return
    }
    // Files that were put together have a header each.
    if row.decoded(time).text.lowercased() == "time" { return }
    // Below a date that cannot be read nothing is of the day before.
    if readTime(row.raw(time)) == nil { day = nil }
    log.takeRow(row.line) { (log) throws(RowRefusal) in try take(row, &log) }
  }

  private func take(_ row: TableRow, _ log: inout ImportedLog) throws(RowRefusal) {
    guard let second = readTime(row.raw(time)), let day else {
      throw .row(Reason.badDate, log.text(row, time))
    }
    let mass = try holdsValue(row.raw(weight)) ? log.personWeight(row, weight, nil) : nil
    let stamp = Timestamp(day: day, second: second)
    log.take(
      ImportedWeighIn(
        line: row.line, day: day, time: stamp.time, mass: mass, fatTenths: log.fat(row, fat)))
  }
}
