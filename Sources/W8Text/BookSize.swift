import Primitives

/// What a text counts in a book, whose size is limited: its bytes, or where that is more, 16 for each line and 256 for each that
/// begins with `#`, for lines and months take memory however short they are.
package func bookSize(of text: [UInt8]) -> Int {
  let bytes = text.span
  var (lines, headers, start) = (0, 0, 0)
  while start < bytes.count {
    if bytes[start] == UInt8(ascii: "#") { headers += 1 }
    let end = nextLineBreak(in: bytes, from: start)
    if end < bytes.count, bytes[end] == .lineFeed { lines += 1 }
    start = end + 1
  }
  return max(text.count, 16 * lines + 256 * headers)
}

/// Whether a text counts more than `limit`; a short one is not looked at, as no byte counts more than 136.
package func isBookSize(of text: [UInt8], above limit: Int) -> Bool {
  text.count > limit / 136 && bookSize(of: text) > limit
}

extension SectionedText {
  /// The same of this text, as it was cut at the headers.
  package var bookSize: Int { max(byteCount, 16 * end.lines + 256 * (sections.count - 1)) }
}
