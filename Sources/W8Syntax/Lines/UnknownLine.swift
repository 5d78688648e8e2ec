/// Keeps a line that no kind claims, and says what is wrong with it.
func parseUnknown(_ text: Span<UInt8>, _ start: Int, _ end: Int, _ builder: inout TreeBuilder) {
  let last = trimmedEnd(text, start, end)
  builder.token(.verbatim, start, last)
  if isConflictMarker(text, start, end) {
    builder.fault(.mergeConflict, start, last)
  } else if text[start] == .greater {
    builder.fault(.noteAtMargin, start, last)
  } else if holdsOnlyControls(text, start, end) {
    reportOddSpaces(text, start, end, &builder)
  } else {
    builder.fault(.unknownLine, start, last)
  }
}

/// Reports the odd spaces of a line that holds nothing else but blanks and control characters.
private func reportOddSpaces(
  _ text: Span<UInt8>, _ start: Int, _ end: Int, _ builder: inout TreeBuilder
) {
  var index = start
  while index < end {
    skipBlanks(text, &index, end, &builder)
    if index < end { index += max(controlLength(text, index, end), 1) }
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
