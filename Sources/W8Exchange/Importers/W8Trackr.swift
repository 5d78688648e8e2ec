import JSON
import W8Engine

extension Importer {
  static let w8Trackr = Importer(
    name: "w8trackr", title: "W8Trackr",
    recognition: "columns date, weight, unit, note and bodyFat",
    header: { $0.width == 5 && $0.has("date", "weight", "unit", "note", "bodyfat") },
    rows: { (header, _) throws(ImportRefusal) in
      var columns = WeightColumns(
        date: header.index(of: "date"), weight: header.index(of: "weight"))
      columns.unitColumn = header.index(of: "unit")
      columns.note = header.index(of: "note")
      columns.fat = header.index(of: "bodyfat")
      // The times say no zone, and are those of Greenwich.
      columns.isOfGreenwich = true
      return WeightRows(columns)
    })

  static let w8TrackrJSON = Importer(
    name: "w8trackr-json", title: "W8Trackr's JSON",
    recognition: "a JSON object with the members entryCount and entries",
    recognizes: { head in
      head.firstByte == UInt8(ascii: "{") && head.contains("\"entryCount\"")
        && head.contains("\"entries\"")
    },
    open: { (_, _) throws(ImportRefusal) in JSONReading(W8TrackrEntries()) })
}

/// The entries of W8Trackr, numbered from 1.
private struct W8TrackrEntries: DocumentReading {
  mutating func read(_ document: JSON, into log: inout ImportedLog) throws(ImportRefusal) {
    guard let entries = document["entries"]?.arrayValue else {
      throw .unreadable(line: nil, "the JSON has no entries; export it again")
    }
    log.passMembers(
      of: document, besides: ["exportDate", "appVersion", "entryCount", "entries"])
    for (index, entry) in entries.enumerated() {
      log.takeRow(index + 1) { (log) throws(RowRefusal) in try take(entry, index + 1, &log) }
    }
  }

  private func take(
    _ entry: JSON, _ number: Int, _ log: inout ImportedLog
  ) throws(RowRefusal) {
    var stamp = try log.timestamp(entry["date"]?.stringValue)
    if stamp.zoneMinutes == nil { stamp.zoneMinutes = 0 }
    let here = log.moment(stamp)
    let mass = try entry.mass("weight") { () throws(RowRefusal) in
      log.unit(try entry.text("unit").map(knownMassUnit))
    }
    try log.takeRecord(
      ImportedWeighIn(
        line: number, day: here.day, time: here.time, mass: mass,
        fatTenths: log.fat(entry, "bodyFatPercentage", number),
        note: entry.text("note")))
    log.loseMembers(of: entry, besides: members, number)
  }

  private let members: Set<String> = ["date", "weight", "unit", "note", "bodyFatPercentage"]
}
