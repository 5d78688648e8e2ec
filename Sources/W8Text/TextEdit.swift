/// A replacement of one range of a text by other bytes.
package struct TextEdit: Hashable, Sendable {
  /// The bytes to replace, as offsets of the text before any edit.
  package let range: TextRange
  /// The bytes to put there.
  package let replacement: [UInt8]

  /// Replaces `range` by `replacement`.
  package init(_ range: TextRange, _ replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  /// Replaces `range` by the UTF-8 form of `replacement`.
  package init(_ range: TextRange, _ replacement: String) {
    self.init(range, Array(replacement.utf8))
  }
}
