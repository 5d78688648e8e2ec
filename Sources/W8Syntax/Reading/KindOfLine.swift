/// The kind of the line `start..<end`, which the line alone decides, mostly by its first bytes.
func kindOfLine(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> LineKind {
  guard start < end else { return .blank }
  let first = text[start]
  if first.isDigit { return opensEntry(text, start, end) ? .entry : .unknown }
  if first.isASCIILetter { return .directive }
  if separatorLength(text, start, end) > 0 { return kindOfIndentedLine(text, start, end) }
  switch first {
  case .hash: return isDoubleHash(text, start, end) ? .unknown : .month
  case .semicolon: return .comment
  default: return .unknown
  }
}

private func kindOfIndentedLine(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> LineKind {
  var index = skipSpaces(text, start, end)
  if index < end, text[index].isASCIILetter { return .exercise }
  var hasOddSpace = false
  while index < end {
    let length = separatorLength(text, index, end)
    if length == 0 { break }
    hasOddSpace = hasOddSpace || length > 1
    index += length
  }
  guard index < end else { return hasOddSpace ? .unknown : .blank }
  switch text[index] {
  case .semicolon: return .comment
  case .greater: return .note
  case .at: return .session
  case let byte where byte.isASCIILetter: return .exercise
  default:
    return isReserved(text, index, end) || holdsOnlyControls(text, index, end)
      ? .unknown : .exercise
  }
}

/// Whether a sigil that later versions may use stands at `index`.
private func isReserved(_ text: Span<UInt8>, _ index: Int, _ end: Int) -> Bool {
  switch text[index] {
  case UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "&"),
    UInt8(ascii: "*"), UInt8(ascii: "="), UInt8(ascii: "|"), UInt8(ascii: "~"),
    UInt8(ascii: "^"):
    return true
  case .hash:
    return isDoubleHash(text, index, end)
  default:
    return false
  }
}

private func isDoubleHash(_ text: Span<UInt8>, _ index: Int, _ end: Int) -> Bool {
  index + 1 < end && text[index + 1] == .hash
}

/// Whether control characters, blanks and odd spaces are all there is in `start..<end`.
func holdsOnlyControls(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
  var index = start
  while index < end {
    let length = max(separatorLength(text, index, end), controlLength(text, index, end))
    if length == 0 { return false }
    index += length
  }
  return true
}

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
