import Primitives

/// What a text counts in a book, whose size is limited: its bytes, or where that is more, 16 for each line and 256 for each that
/// begins with `#`, for lines and months take memory however short they are.
package func bookSize(of text: [UInt8]) -> Int {
  var (lines, headers) = (0, 0)
  var isStart = true
  for byte in text {
    if isStart, byte == UInt8(ascii: "#") { headers += 1 }
    isStart = byte == .lineFeed
    if isStart { lines += 1 }
  }
  return max(text.count, 16 * lines + 256 * headers)
}

extension SectionedText {
  /// The same of this text, as it was cut at the headers.
  package var bookSize: Int { max(byteCount, 16 * end.lines + 256 * (sections.count - 1)) }
}
