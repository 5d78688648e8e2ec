import JSON
import Primitives
import W8Engine

/// An entry of the logbook as a page holds it.
struct PageRow {
  let date: CivilDate
  /// The weight in thousandths; nil without one.
  let weight: Int?
  /// The average after the day in thousandths; nil without one.
  let average: Int?
  /// The tenths of the rate, 0 where it is stable; nil without one.
  let rate: Int?
  /// The tenths of the pace; nil without one.
  let pace: Int?
  /// What is marked about it.
  let marks: PageMarks
  /// What else there is of it, by name: an object of JSON; nil for nothing.
  let more: [UInt8]?
}

/// Whether filters for notes and milestones leave a row.
struct PageMarks: OptionSet {
  let rawValue: Int

  static let note = PageMarks(rawValue: 4)
  static let milestone = PageMarks(rawValue: 8)
}

/// The rows of a page as columns: what ascends is written as differences.
struct PageColumns: JSONEncodable {
  let rows: [PageRow]
  let epoch: CivilDate

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("day", differences(rows.map { $0.date.days(since: epoch) }))
      json.field("weight", differences(rows.map { $0.weight }))
      json.field("average", differences(rows.map { $0.average }))
      json.field("rate", rows.map { $0.rate })
      json.field("pace", rows.map { $0.pace })
      json.field("marks", rows.map { String($0.marks.rawValue, radix: 16) }.joined())
      json.key("more")
      json.object { json in
        for (index, row) in rows.enumerated() {
          guard let more = row.more else { continue }
          json.key(named: String(index))
          json.written(more)
        }
      }
    }
  }
}

/// What is to be added to the value before; nil where there is none, and the next counts from the one before that.
func differences(_ values: [Int?]) -> [Int?] {
  var last = 0
  return values.map { value in
    guard let value else { return nil }
    defer { last = value }
    return value - last
  }
}

/// What a page shows of a log, of which it computes nothing itself.
package struct PageModel {
  /// The text above the page.
  let title: String
  /// The day of which its days are counted.
  let epoch: CivilDate
  /// The entries, ascending.
  let rows: [PageRow]
  /// What stands beside them.
  let members: JSONObject

  /// The document with a name for what it says, its revision, in front.
  var document: (revision: String, text: [UInt8]) {
    var json = JSONWriter()
    json.startObject()
    for member in members.members { json.field(named: member.key, member.value) }
    json.field("epoch", epoch.description)
    json.field("name", title)
    json.field("rows", PageColumns(rows: rows, epoch: epoch))
    json.endObject()
    let text = json.take()
    let revision = contentHash(text)
    return (revision, Array("{\"schema\":1,\"revision\":\"\(revision)\",".utf8) + text.dropFirst())
  }
}
