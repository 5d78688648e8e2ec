/// Which of the open objects and arrays of a pretty document may still stay on one line.
@usableFromInline
struct UnbrokenValues: Sendable {
  /// Where each begins, as an offset in what is not yet taken; nil where it has to be broken.
  private var starts: [Int?] = []

  init() {}

  @usableFromInline
  mutating func open(at offset: Int) { starts.append(offset) }

  /// Where the value that was opened last begins; nil where it has to be broken.
  mutating func close() -> Int? { starts.popLast() ?? nil }

  /// Lets none of the open ones stay on a line: they hold something that holds something, or are written in part.
  mutating func breakAll() {
    for index in starts.indices.reversed() {
      guard starts[index] != nil else { return }
      starts[index] = nil
    }
  }
}

/// The JSON in `bytes` without the blanks and line ends between its parts.
func lineWithoutBlanks(_ bytes: some Sequence<UInt8>) -> [UInt8] {
  var line: [UInt8] = []
  var (isInString, isEscaped) = (false, false)
  for byte in bytes {
    if isInString || (byte != UInt8(ascii: " ") && byte != UInt8(ascii: "\n")) {
      line.append(byte)
    }
    if byte == UInt8(ascii: "\""), !isEscaped { isInString.toggle() }
    isEscaped = isInString && byte == UInt8(ascii: "\\") && !isEscaped
  }
  return line
}
