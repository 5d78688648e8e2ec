extension LineReader where Listener: ~Copyable {
  /// Keeps a line that no kind claims, and says what is wrong with it.
  mutating func unknown(_ text: Span<UInt8>, _ start: Int, _ end: Int) {
    let last = trimmedEnd(text, start, end)
    token(.verbatim, start, last)
    if start == lineStart, isConflictMarker(text, start, end) {
      fault(.mergeConflict, start, last)
    } else if text[start] == .greater {
      fault(.noteAtMargin, start, last)
    } else if holdsOnlyControls(text, start, end) {
      reportOddSpaces(text, start, end)
    } else {
      fault(.unknownLine, start, last)
    }
  }

  /// Reports the odd spaces of a line that holds nothing else but blanks and control characters.
  private mutating func reportOddSpaces(_ text: Span<UInt8>, _ start: Int, _ end: Int) {
    var index = start
    while index < end {
      index = skipBlanks(text, index, end)
      if index < end { index += max(controlLength(text, index, end), 1) }
    }
  }
}

/// Whether the line is a marker that a merge leaves: seven `<`, `=`, `>` or `|`, then a blank or nothing.
private func isConflictMarker(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
  let width = 7
  let sign = text[start]
  guard end - start >= width else { return false }
  switch sign {
  case UInt8(ascii: "<"), UInt8(ascii: "="), .greater, UInt8(ascii: "|"): break
  default: return false
  }
  for offset in start..<start + width where text[offset] != sign { return false }
  return end - start == width || text[start + width].isBlank
}
