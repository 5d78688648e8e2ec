/// How the text of JSON is laid out.
@usableFromInline
package enum JSONLayout: Sendable {
  /// On one line, the members of an object in the order in which they came.
  case plain
  /// On one line, the members of a `JSONObject` sorted by their keys.
  case sorted
  /// Sorted, and numbers with six decimals at most: a document for other programs.
  case document
  /// A document over several lines for people.
  case pretty

  /// How many blanks each open object or array adds before a line.
  static let indent = 2

  /// Whether numbers are rounded to six decimals; else they are the shortest decimals that read back.
  var hasSixDecimals: Bool { self == .document || self == .pretty }
}
