package import JSON
package import W8Engine

/// What a page shows of a log, of which it computes nothing itself.
package struct PageModel {
  /// What stands above the page.
  package let title: String
  /// The day of which its days are counted.
  package let epoch: CivilDate
  private let members: JSONObject
  private let rows: [PageRow]

  /// A page of `rows`, which ascend, and of `members` beside them; its days count from `epoch`.
  package init(_ title: String, from epoch: CivilDate, _ rows: [PageRow], _ members: JSONObject) {
    (self.title, self.epoch) = (title, epoch)
    (self.rows, self.members) = (rows, members)
  }

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
    let revision = revision(of: text)
    return (revision, Array("{\"schema\":1,\"revision\":\"\(revision)\",".utf8) + text.dropFirst())
  }
}

/// A name for what `text` says: sixteen digits of FNV-1a.
private func revision(of text: [UInt8]) -> String {
  let hash = text.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
