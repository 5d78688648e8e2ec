import JSON
import W8Engine

extension Importer {
  /// The table of wger has a date and a weight and nothing that tells it apart, in the language of the user.
  static let wger = Importer(
    name: "wger", title: "wger",
    recognition:
      "JSON of /api/v2/weightentry/, entries with id, date and weight; its CSV is read as a table of weights",
    recognizes: { head in
      head.isJSON && ["\"id\"", "\"date\"", "\"weight\""].allSatisfy(head.contains)
        && (head.firstByte == UInt8(ascii: "[") || head.contains("\"results\""))
    },
    open: { (head, settings) throws(ImportRefusal) in
      head.isJSON
        ? JSONReading(WgerEntries()) : try Importer.genericCSV.open(head, settings)
    })
}

/// The entries of wger, a page of them or a list, numbered from 1.
private struct WgerEntries: DocumentReading {
  mutating func read(_ document: JSON, into log: inout ImportedLog) throws(ImportRefusal) {
    guard let entries = document.arrayValue ?? document["results"]?.arrayValue else {
      throw .unreadable(
        line: nil, "the JSON has no results; import the one from /api/v2/weightentry/")
    }
    log.passMembers(of: document, besides: ["count", "next", "previous", "results"])
    if document["next"]?.holdsValue == true {
      log.remark(1, "this page has a next one; import that, too")
    }
    for (index, entry) in entries.enumerated() {
      log.takeRow(index + 1) { (log) throws(RowRefusal) in try take(entry, index + 1, &log) }
    }
  }

  private func take(
    _ entry: JSON, _ number: Int, _ log: inout ImportedLog
  ) throws(RowRefusal) {
    // What was lifted has a date and a weight, too.
    let members = entry.objectValue?.members ?? []
    if let lift = members.first(where: { namesLifts($0.key) }) {
      throw .row("a set of a workout", lift.value.shown)
    }
    let here = log.moment(try log.timestamp(entry["date"]?.stringValue))
    let mass = try entry.mass("weight") { () throws(RowRefusal) in log.unit(nil) }
    try log.takeRecord(
      ImportedWeighIn(line: number, day: here.day, time: here.time, mass: mass))
    log.loseMembers(of: entry, besides: ["id", "date", "weight"], number)
  }
}
