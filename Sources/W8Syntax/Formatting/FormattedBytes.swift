import W8Text

/// What a formatter puts in the place of parts of a file, in their order, with all that is put there in one array:
/// of a log that nobody has formatted, every line is replaced.
struct FormattedBytes {
  /// What is put there, and behind it what is being written for the next part.
  var bytes: [UInt8] = []
  private var parts: [Part] = []

  /// A part of the file, and where in `bytes` that ends which takes its place.
  private struct Part {
    let range: TextRange
    let end: Int
  }

  /// Whether nothing is replaced.
  var isEmpty: Bool { parts.isEmpty }

  /// Replaces what lies in `range`, behind all that was replaced so far, by what was written since.
  mutating func replace(_ range: TextRange) {
    parts.append(Part(range: range, end: bytes.count))
  }

  /// Drops what was written since.
  mutating func drop() {
    bytes.removeLast(bytes.count - (parts.last?.end ?? 0))
  }

  /// The same as edits.
  var edits: [TextEdit] {
    var start = 0
    return parts.map { part in
      defer { start = part.end }
      return TextEdit(part.range, Array(bytes[start..<part.end]))
    }
  }

  /// The file whose text is `text`, with these parts replaced.
  func applied(to text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count + bytes.count)
    var (copied, start) = (0, 0)
    for part in parts {
      result.appendRun(text, copied, part.range.start)
      result.appendRun(bytes, start, part.end)
      (copied, start) = (part.range.end, part.end)
    }
    result.appendRun(text, copied, text.count)
    return result
  }
}

extension [UInt8] {
  /// Appends `bytes[start..<end]`, which may be a line end or most of a file.
  @inline(__always)
  fileprivate mutating func appendRun(_ bytes: [UInt8], _ start: Int, _ end: Int) {
    if end - start < 24 { append(bytes.span, start, end) } else { self += bytes[start..<end] }
  }
}
