import JSON
import W8Engine

extension Importer {
  static let fitbit = Importer(
    name: "fitbit", title: "Fitbit's table",
    recognition: "columns Date, Weight, BMI and Fat and no others",
    header: { $0.names == ["date", "weight", "bmi", "fat"] },
    rows: { (header, _) throws(ImportRefusal) in
      var columns = WeightColumns(
        date: header.index(of: "date"), weight: header.index(of: "weight"))
      columns.fat = header.index(of: "fat")
      header.passBy("bmi")
      return FitbitSections(weights: WeightRows(columns), date: columns.date)
    })

  static let fitbitGrams = Importer(
    name: "fitbit-google", title: "Fitbit's newer table",
    recognition: "columns timestamp and weight grams",
    header: { $0.has("timestamp", "weight grams") },
    rows: { (header, _) throws(ImportRefusal) in GramRows(&header) })

  static let fitbitArchive = Importer(
    name: "fitbit-json", title: "Fitbit's archive",
    recognition:
      "a JSON array of objects with logId and weight, in files as weight-2024-03-01.json",
    recognizes: { head in
      head.firstByte == UInt8(ascii: "[") && head.contains("\"logId\"")
        && head.contains("\"weight\"")
    },
    open: { (_, _) throws(ImportRefusal) in JSONReading(FitbitRecords()) })
}

/// The sections of a table, each a title alone, a header and rows; that of weights is called Body.
private struct FitbitSections: RowReading {
  var weights: WeightRows
  let date: Int?
  /// The title of the section at hand where that is another.
  private var other: String?

  init(weights: WeightRows, date: Int?) {
    (self.weights, self.date) = (weights, date)
  }

  /// Other sections have more columns.
  func fitted(_ row: TableRow, width: Int) -> TableRow? {
    other != nil || row.isWord("date", at: date) ? row : nil
  }

  mutating func read(_ row: TableRow, into log: inout ImportedLog) throws(ImportRefusal) {
    if row.isWord("date", at: date) { return }
    if row.isWord("body", at: date) {
      other = nil
      return
    }
    if row.count == 1, readTimestamp(row.raw(date)) == nil { other = log.text(row, date) }
    if let other {
      log.remark(row.line, "the section \(other.prefix(30)), ignored")
    } else {
      try weights.read(row, into: &log)
    }
  }
}

/// Rows with a weight in grams at a point in time.
private struct GramRows: RowTaking {
  private let time, grams: Int?

  init(_ header: inout TableHeader) {
    time = header.index(of: "timestamp")
    grams = header.index(of: "weight grams")
  }

  func take(_ row: TableRow, _ log: inout ImportedLog) throws(RowRefusal) {
    let here = log.moment(try log.timestamp(row, time))
    guard let number = readNumber(row.raw(grams)), number.thousandths > 0,
      let mass = ImportedMass(thousandths: (number.thousandths + 500) / 1000, unit: .kilogram)
    else { throw .row(Reason.badWeight, log.text(row, grams)) }
    log.weighIns.append(
      ImportedWeighIn(line: row.line, day: here.day, time: here.time, mass: mass))
  }
}

/// The records of an archive, numbered from 1.
private struct FitbitRecords: DocumentReading {
  mutating func read(_ document: JSON, into log: inout ImportedLog) throws(ImportRefusal) {
    guard let records = document.arrayValue else {
      throw .unreadable(line: nil, "not a Fitbit archive, which is a JSON array of objects")
    }
    for (index, record) in records.enumerated() {
      log.takeRow(index + 1) { (log) throws(RowRefusal) in try take(record, index + 1, &log) }
    }
  }

  private func take(
    _ record: JSON, _ number: Int, _ log: inout ImportedLog
  ) throws(RowRefusal) {
    let date = record["date"]?.stringValue
    guard let written = date.flatMap({ readTimestamp($0.utf8) }),
      let day = written.day.date(.monthFirst)
    else { throw .row(Reason.badDate, date) }
    var stamp = Timestamp(day: .known(day))
    // The last second of a day stands for a weight that was typed in without a time.
    if let time = record.text("time"), time != "23:59:59" {
      guard let second = readTime(time.utf8) else { throw .row(Reason.badDate, time) }
      stamp.second = second
    }
    // An archive is in pounds, whatever the account shows.
    let mass = try record.mass("weight") { () throws(RowRefusal) in log.settings.unit ?? .pound }
    try log.takeRecord(
      ImportedWeighIn(
        line: number, day: stamp.day, time: stamp.time, mass: mass,
        fatTenths: log.fat(record, "fat", number)))
    log.loseMembers(of: record, besides: members, number)
  }

  /// What is read of a record, its number, and what Fitbit computes.
  private let members: Set<String> = ["date", "time", "weight", "fat", "logId", "bmi"]
}
