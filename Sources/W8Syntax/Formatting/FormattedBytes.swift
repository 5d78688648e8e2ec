import W8Text

/// What a formatter puts in the place of parts of a file, in their order: as edits, or as the file that they make.
///
/// All is written to one buffer, for of a log that nobody has formatted every line is replaced.
struct FormattedBytes: ~Copyable {
  /// What takes the place of the parts, and where the file is asked what stands between them; behind it what is being
  /// written for the next part.
  var bytes = [UInt8]()
  /// The text of the file, where the file is asked.
  private let whole: [UInt8]?
  /// The parts, where edits are asked.
  private var parts = [Part]()
  /// Where in the file the part ends that was replaced last, and whether there was one.
  private var end = 0
  private var isEmpty = true

  /// A part of the file, and where in `bytes` that ends which takes its place.
  struct Part: BitwiseCopyable {
    let start: Int
    let end: Int
    let bytesEnd: Int
  }

  /// Takes the text of the file where that is asked, and not edits.
  init(of whole: [UInt8]?) {
    self.whole = whole
  }

  /// Starts to write what takes the place of the part at `start`, behind all that was replaced so far; returns how many
  /// bytes there are before it.
  @discardableResult
  mutating func begin(at start: Int) -> Int {
    precondition(end <= start, "parts come in their order")
    if let whole {
      bytes.append(whole.span, end, start)
      end = start
    }
    return bytes.count
  }

  /// Replaces what lies in `start..<end` by what was written since it was begun.
  mutating func replace(_ start: Int, _ end: Int) {
    precondition(start <= end, "a part ends where it starts or later")
    if whole == nil { parts.append(Part(start: start, end: end, bytesEnd: bytes.count)) }
    self.end = end
    isEmpty = false
  }

  /// Drops all behind the first `count` bytes.
  mutating func drop(from count: Int) {
    bytes.removeSubrange(count...)
  }

  /// The edits.
  var edits: [TextEdit] {
    var start = 0
    return (0..<parts.count).map { index in
      let part = parts[index]
      defer { start = part.bytesEnd }
      return TextEdit(TextRange(part.start, part.end), Array(bytes[start..<part.bytesEnd]))
    }
  }

  /// Ends with the file that was asked.
  consuming func finish() -> [UInt8] {
    guard let whole else { preconditionFailure("edits were asked") }
    if isEmpty { return whole }
    bytes.append(whole.span, end, whole.count)
    return bytes
  }
}
