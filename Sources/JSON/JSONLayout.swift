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

  /// Whether numbers are rounded to six decimals; else they are the shortest decimals that read back.
  var hasSixDecimals: Bool { self == .document || self == .pretty }
}
