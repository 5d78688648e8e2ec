/// A replacement of one range of a text by other bytes.
package struct TextEdit: Hashable, Sendable {
  /// The bytes to replace, as offsets of the text before any edit.
  package let range: TextRange
  /// The bytes to put there.
  package let replacement: [UInt8]

  package init(_ range: TextRange, _ replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  /// Replaces `range` by the UTF-8 form of `replacement`.
  package init(_ range: TextRange, _ replacement: String) {
    self.init(range, Array(replacement.utf8))
  }
}

extension [UInt8] {
  /// These bytes with all of `edits` made at once, or nil if two of them overlap.
  ///
  /// The order of the edits matters only for insertions at the same offset, which stand as listed,
  /// and before a replacement that starts there. Ranges are cut to the bytes there are.
  package func applying(_ edits: [TextEdit]) -> [UInt8]? {
    applying(edits, in: TextRange(0, count))
  }

  /// The bytes in `part`, likewise, of edits whose ranges are so many bytes later than they are here.
  package func applying(_ edits: [TextEdit], in part: TextRange, shiftedBy distance: Int = 0)
    -> [UInt8]?
  {
    func range(of edit: TextEdit) -> TextRange {
      edit.range.shifted(by: -distance - part.start).clamped(to: part.count)
        .shifted(by: part.start)
    }
    let sorted = edits.sorted { first, second in
      let (one, other) = (range(of: first), range(of: second))
      return one.start < other.start || (one.start == other.start && one.end < other.end)
    }
    var result: [UInt8] = []
    result.reserveCapacity(part.count + edits.reduce(0) { $0 + $1.replacement.count })
    var copied = part.start
    for edit in sorted {
      let range = range(of: edit)
      guard range.start >= copied else { return nil }
      result += self[copied..<range.start]
      result += edit.replacement
      copied = range.end
    }
    return result + self[copied..<part.end]
  }
}
