import W8Book
package import W8Text

/// A text after rounds of edits, each of its bytes with where it stood in the original.
package struct RevisedText {
  /// The text as it is now.
  package private(set) var bytes: [UInt8]
  private let original: [UInt8]
  /// Where in the original each byte stood; -1 for one that was put in.
  private var origins: [Int32]

  /// `original`, unchanged.
  package init(of original: [UInt8]) {
    (bytes, self.original) = (original, original)
    origins = (0..<Int32(original.count)).map { $0 }
  }

  /// Makes `edits` of the text as it is now, which ascend and are apart.
  package mutating func apply(_ edits: [TextEdit]) {
    var (newBytes, newOrigins, offset): ([UInt8], [Int32], Int) = ([], [], 0)
    for edit in edits {
      newBytes += bytes[offset..<edit.range.start] + edit.replacement
      newOrigins += origins[offset..<edit.range.start]
      newOrigins += repeatElement(-1, count: edit.replacement.count)
      offset = edit.range.end
    }
    bytes = newBytes + bytes[offset...]
    origins = newOrigins + origins[offset...]
  }

  /// The edits that make this text of the original, ascending and apart.
  package var edits: [TextEdit] {
    var edits: [TextEdit] = []
    var (start, newStart) = (0, 0)
    func close(at end: Int, _ newEnd: Int) {
      let new = bytes[newStart..<newEnd]
      if original[start..<end] != new { edits.append(TextEdit(TextRange(start, end), Array(new))) }
    }
    for index in bytes.indices where origins[index] >= 0 {
      let origin = Int(origins[index])
      if origin > start || index > newStart { close(at: origin, index) }
      (start, newStart) = (origin + 1, index + 1)
    }
    close(at: original.count, bytes.count)
    return edits
  }
}
