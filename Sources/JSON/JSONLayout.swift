/// How the text of JSON is laid out.
@usableFromInline
package enum JSONLayout: Sendable {
  /// On one line, the members of an object in the order in which they came.
  case plain
  /// On one line, the members of a `JSONObject` sorted by their keys.
  case sorted
  /// Sorted, and numbers with six decimals at most: a document for other programs.
  case document
  /// A document over several lines for people: what holds nothing that holds something, and fits on
  /// a line, stays on one.
  case pretty

  /// How many blanks each open object or array adds before a line.
  static let indent = 2
  /// How many characters an array or object may take to stay on a line.
  static let widestLine = 160

  /// Whether numbers are rounded to six decimals; else they are the shortest decimals that read back.
  var hasSixDecimals: Bool { self == .document || self == .pretty }
}

extension JSONWriter {
  /// The line that `value` is written on, where all of it may stay on one.
  func line(for value: JSON) -> [UInt8]? {
    guard layout == .pretty, value.isFlat else { return nil }
    let line = JSONWriter.write(value, .document)
    let count = String(decoding: line, as: UTF8.self).count
    return JSONLayout.indent * depth + count <= JSONLayout.widestLine ? line : nil
  }
}

extension JSON {
  /// Whether nothing in the value holds anything itself.
  fileprivate var isFlat: Bool {
    switch self {
    case .array(let elements): elements.allSatisfy(\.holdsNothing)
    case .object(let object): object.members.allSatisfy(\.value.holdsNothing)
    default: true
    }
  }

  private var holdsNothing: Bool {
    switch self {
    case .array(let elements): elements.isEmpty
    case .object(let object): object.isEmpty
    default: true
    }
  }
}
