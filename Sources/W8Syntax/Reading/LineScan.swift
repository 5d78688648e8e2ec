import W8Text

/// Where a line ends, and whether it holds nothing but printable ASCII and tabs.
struct ScannedLine {
  /// The offset after the last byte before the line end.
  let contentEnd: Int
  /// The offset after the line end.
  let next: Int
  /// Whether every byte of the content is known to be a tab or to lie in 0x20…0x7E.
  let isPlain: Bool
}

/// Finds the end of the line that starts at `start`.
///
/// A line ends at LF or at the end of the text; every CR directly before that belongs to its end.
func scanLine(_ text: Span<UInt8>, from start: Int) -> ScannedLine {
  let count = text.count
  var index = start
  var isPlain = true
  while true {
    index = skipPrintable(text, from: index)
    guard index < count else {
      return ScannedLine(contentEnd: count, next: count, isPlain: isPlain)
    }
    switch text[index] {
    case .lineFeed:
      return ScannedLine(contentEnd: index, next: index + 1, isPlain: isPlain)
    case .carriageReturn:
      let contentEnd = index
      while index < count, text[index] == .carriageReturn { index += 1 }
      if index == count || text[index] == .lineFeed {
        return ScannedLine(
          contentEnd: contentEnd, next: min(index + 1, count), isPlain: isPlain)
      }
      isPlain = false
    case let byte:
      if byte != 0x09 { isPlain = false }
      index += 1
    }
  }
}

/// The first offset from `start` on whose byte is no printable ASCII; the end of the text if none.
func skipPrintable(_ text: Span<UInt8>, from start: Int) -> Int {
  var index = start
  while let bytes = text.eightBytes(at: index) {
    let found = bytes.lowestUnprintableByte
    if found != 0 { return index + found.trailingZeroBitCount / 8 }
    index &+= 8
  }
  while index < text.count, text[index] >= 0x20, text[index] < 0x7F { index += 1 }
  return index
}
