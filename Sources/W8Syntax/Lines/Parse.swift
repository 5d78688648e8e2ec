/// Which section of a file a text is.
package enum SectionPlace: Sendable {
  /// The first: a byte order mark may open it.
  case first
  /// Any later one.
  case later
}

/// The longest line that is read, in bytes without its line end; a longer one is kept verbatim.
package let longestLine = 10_000

/// Parses one section of a file. Any bytes give a tree.
package func parse(_ text: [UInt8], _ place: SectionPlace) -> SyntaxTree {
  var builder = TreeBuilder(text: text)
  var endings = LineEndings()
  let span = text.span
  var offset = 0
  while offset < span.count {
    let line = scanLine(span, from: offset)
    builder.beginLine(at: offset)
    let content = place == .first && offset == 0 ? skipMark(span, &builder) : offset
    let kind = parseLine(span, content, line, &builder)
    builder.endLine(kind, contentEnd: line.contentEnd)
    count(span, line, &endings)
    offset = line.next
  }
  return SyntaxTree(
    text: text, lines: builder.lines, faults: builder.faults, lineEndings: endings,
    tokens: builder.tokens)
}

/// The offset after a byte order mark at the start of the text, 0 without one.
private func skipMark(_ text: Span<UInt8>, _ builder: inout TreeBuilder) -> Int {
  guard text.count >= 3, text[0] == 0xEF, text[1] == 0xBB, text[2] == 0xBF else { return 0 }
  builder.token(.byteOrderMark, 0, 3)
  return 3
}

private func count(_ text: Span<UInt8>, _ line: ScannedLine, _ endings: inout LineEndings) {
  if line.next == line.contentEnd || text[line.next - 1] != .lineFeed {
    endings.lacksFinal = true
  } else if line.next - line.contentEnd > 1 {
    endings.carriageReturns += 1
  } else {
    endings.lineFeeds += 1
  }
}

private func parseLine(
  _ text: Span<UInt8>, _ start: Int, _ line: ScannedLine, _ builder: inout TreeBuilder
) -> LineKind {
  let end = line.contentEnd
  if end - start > longestLine {
    var discarded = TreeBuilder(text: [])
    discarded.beginLine(at: start)
    builder.fault(.lineTooLong, start, end)
    return parseContent(text, start, start + longestLine, &discarded)
  }
  let kind = parseContent(text, start, end, &builder)
  if !line.isPlain { checkHostileBytes(text, start, end, &builder) }
  return kind
}

/// Parses the line `start..<end`; the first bytes decide its kind.
private func parseContent(
  _ text: Span<UInt8>, _ start: Int, _ end: Int, _ builder: inout TreeBuilder
) -> LineKind {
  guard start < end else { return .blank }
  let first = text[start]
  if first.isDigit { return parseEntry(text, start, end, &builder) }
  if separatorLength(text, start, end) > 0 { return parseIndented(text, start, end, &builder) }
  if first.isASCIILetter { return parseDirective(text, start, end, &builder) }
  switch first {
  case .hash:
    return parseMonth(text, start, end, &builder)
  case .semicolon:
    builder.token(.comment, start, trimmedEnd(text, start, end))
    return .comment
  default:
    return parseUnknown(text, start, end, &builder)
  }
}

/// Parses a line that starts with a blank.
private func parseIndented(
  _ text: Span<UInt8>, _ start: Int, _ end: Int, _ builder: inout TreeBuilder
) -> LineKind {
  var index = start
  skipBlanks(text, &index, end, &builder)
  guard index < end else { return isAllBlank(text, start, end) ? .blank : .unknown }
  switch text[index] {
  case .semicolon:
    builder.token(.comment, index, trimmedEnd(text, index, end))
    return .comment
  case .greater:
    builder.token(.note, index, trimmedEnd(text, index, end))
    return .note
  case .at:
    return parseSession(text, index, end, &builder)
  default:
    if isReserved(text, index, end) { return parseUnknown(text, index, end, &builder) }
    return parseExercise(text, index, end, &builder)
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
    return index + 1 < end && text[index + 1] == .hash
  default:
    return false
  }
}

func isAllBlank(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
  trimmedEnd(text, start, end) == start
}

/// The offset after the last byte of `start..<end` that is no space or tab.
func trimmedEnd(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
  var index = end
  while index > start, text[index - 1].isBlank { index -= 1 }
  return index
}
