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
@inline(__always)
func scanLine(_ text: Span<UInt8>, from start: Int) -> ScannedLine {
  let found = nextUnprintable(in: text, from: start)
  guard text.has(found), text[found] == .lineFeed else { return scanOddLine(text, from: found) }
  return ScannedLine(contentEnd: found, next: found &+ 1, isPlain: true)
}

/// Goes on with a line that is read up to `start` and holds nothing odd so far.
@inline(never)
private func scanOddLine(_ text: Span<UInt8>, from start: Int) -> ScannedLine {
  let count = text.count
  var index = start
  var isPlain = true
  while true {
    // Once something odd came, the line end alone matters.
    index =
      isPlain ? nextUnprintable(in: text, from: index) : nextLineBreak(in: text, from: index)
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
