import W8Text

/// What a formatter puts in the place of parts of a file, in their order, with all that is put there in one buffer:
/// of a log that nobody has formatted, every line is replaced.
struct FormattedBytes: ~Copyable {
  /// What is put there, and behind it what is being written for the next part.
  var bytes = GrowingBuffer<UInt8>()
  private var parts = GrowingBuffer<Part>()

  /// A part of the file, and where in `bytes` that ends which takes its place.
  struct Part: BitwiseCopyable {
    let start: Int
    let end: Int
    let bytesEnd: Int
  }

  /// Whether nothing is replaced.
  var isEmpty: Bool { parts.count == 0 }

  /// Replaces what lies in `start..<end`, behind all that was replaced so far, by what was written since.
  mutating func replace(_ start: Int, _ end: Int) {
    precondition(start <= end, "a part ends where it starts or later")
    parts.append(Part(start: start, end: end, bytesEnd: bytes.count))
  }

  /// Drops what was written since.
  mutating func drop() {
    bytes.truncate(to: parts.count > 0 ? parts[parts.count - 1].bytesEnd : 0)
  }

  /// The same as edits.
  var edits: [TextEdit] {
    var start = 0
    return (0..<parts.count).map { index in
      let part = parts[index]
      defer { start = part.bytesEnd }
      return TextEdit(TextRange(part.start, part.end), bytes.elements(start..<part.bytesEnd))
    }
  }

  /// The file whose text is `text`, with these parts replaced.
  func applied(to text: [UInt8]) -> [UInt8] {
    let replacedCount = (0..<parts.count).reduce(0) { $0 + parts[$1].end - parts[$1].start }
    let text = text.span
    return bytes.withSpan { bytes in
      [UInt8](capacity: text.count - replacedCount + bytes.count) { output in
        var (copied, start) = (0, 0)
        for index in 0..<parts.count {
          let part = parts[index]
          output.append(text, copied, part.start)
          output.append(bytes, start, part.bytesEnd)
          (copied, start) = (part.end, part.bytesEnd)
        }
        output.append(text, copied, text.count)
      }
    }
  }
}
