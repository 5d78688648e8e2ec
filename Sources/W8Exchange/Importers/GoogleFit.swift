import JSON
import W8Engine

extension Importer {
  static let googleFit = Importer(
    name: "google-fit", title: "Google Fit's days",
    recognition: "columns Date and Average weight (kg)",
    header: { $0.has("date", "average weight (kg)") },
    rows: { (header, _) throws(ImportRefusal) in
      var columns = WeightColumns(
        date: header.index(of: "date"), weight: header.index(of: "average weight (kg)"),
        unit: .kilogram)
      columns.fat = header.column(startingWith: "average body fat")?.index
      // What else was counted of a day is no part of a log of weights.
      for name in header.names { header.passBy(name) }
      return WeightRows(columns)
    })

  static let googleFitJSON = Importer(
    name: "google-fit-json", title: "Google Fit",
    recognition: "a JSON object with \"Data Points\" of com.google.weight",
    recognizes: { head in
      head.firstByte == UInt8(ascii: "{") && head.contains("com.google.weight")
    },
    open: { (_, _) throws(ImportRefusal) in JSONReading(DataPoints()) })
}

/// The data points of Google Fit, numbered from 1.
private struct DataPoints: DocumentReading {
  mutating func read(_ document: JSON, into log: inout ImportedLog) throws(ImportRefusal) {
    guard let points = (document["Data Points"] ?? document["point"])?.arrayValue else {
      throw .unreadable(line: nil, "the JSON has no Data Points; import the file with the weights")
    }
    log.passMembers(of: document, besides: documentMembers)
    for (index, point) in points.enumerated() {
      log.takeRow(index + 1) { (log) throws(RowRefusal) in try take(point, index + 1, &log) }
    }
  }

  private func take(
    _ point: JSON, _ number: Int, _ log: inout ImportedLog
  ) throws(RowRefusal) {
    if let type = point["dataTypeName"]?.stringValue, type != "com.google.weight" {
      throw .row("a measurement other than weight", type)
    }
    guard let start = nanoseconds(point["startTimeNanos"]),
      let stamp = Timestamp(epochSeconds: start / 1_000_000_000)
    else { throw .row(Reason.badDate, point["startTimeNanos"]?.shown) }
    let here = log.moment(stamp)
    let values = values(point)
    guard let weight = values.first?["fpVal"]?.writtenNumber, weight.thousandths > 0,
      let mass = ImportedMass(thousandths: weight.thousandths, unit: .kilogram)
    else { throw .row(Reason.badWeight, values.first?["fpVal"]?.shown) }
    log.weighIns.append(
      ImportedWeighIn(line: number, day: here.day, time: here.time, mass: mass))
    for part in point["fitValue"]?.arrayValue ?? [] {
      log.loseMembers(of: part, besides: ["value"], number)
    }
    for value in values { log.loseMembers(of: value, besides: ["fpVal"], number) }
    for value in values.dropFirst() where value["fpVal"]?.holdsValue == true {
      log.lose(number, "a second value of one data point", value["fpVal"]?.shown)
    }
    log.loseMembers(of: point, besides: members, number)
    if let end = point["endTimeNanos"], end.holdsValue, nanoseconds(end) != start {
      log.lose(number, Reason.otherEnd, end.shown)
    }
  }

  /// The values of a point, in a file of Takeout or as the service sends them.
  private func values(_ point: JSON) -> [JSON] {
    (point["fitValue"]?.arrayValue ?? []).compactMap { $0["value"] }
      + (point["value"]?.arrayValue ?? [])
  }

  private func nanoseconds(_ value: JSON?) -> Int? {
    switch value {
    case .integer(let number): Int(exactly: number)
    case .string(let text): Int(text)
    default: nil
    }
  }

  /// What is read of a point, and when Google Fit took it in.
  private let members: Set<String> = [
    "fitValue", "value", "dataTypeName", "startTimeNanos", "endTimeNanos", "modifiedTimeMillis",
    "rawTimestampNanos", "computationTimeMillis",
  ]

  /// What is read of the document, and which times it was asked for.
  private let documentMembers: Set<String> = [
    "Data Points", "point", "minStartTimeNs", "maxEndTimeNs",
  ]
}
