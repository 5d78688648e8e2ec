/// Which section of a file a text is.
package enum SectionPlace: Sendable {
  /// The first: a byte order mark may open it.
  case first
  /// Any later one.
  case later
}

/// The longest line that is read, in bytes without its line end; a longer one is kept verbatim.
package let longestLine = 10_000

/// Parses one section of a file, shorter than 4 GiB. Any bytes give a tree.
package func parse(_ text: [UInt8], _ place: SectionPlace) -> SyntaxTree {
  var parser = SectionParser()
  return parser.parse(text, place)
}

/// Parses sections one after the other; what it needs of memory meanwhile is got once for all.
package struct SectionParser {
  private var builder = TreeBuilder()

  /// Makes a parser.
  package init() {}

  /// Parses one section of a file, shorter than 4 GiB. Any bytes give a tree.
  package mutating func parse(_ text: [UInt8], _ place: SectionPlace) -> SyntaxTree {
    precondition(text.count <= Int(UInt32.max), "a section is shorter than 4 GiB")
    builder.begin(text)
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
    return SyntaxTree(builder, endings)
  }
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
    if line.next > line.contentEnd { endings.carriageReturns += 1 }
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
  let kind = kindOfLine(text, start, end)
  if end - start > longestLine {
    builder.fault(.lineTooLong, start, end)
    return kind
  }
  parseContent(text, start, end, kind, &builder)
  if !line.isPlain { checkHostileBytes(text, start, end, &builder) }
  return kind
}

/// Parses the line `start..<end` of a known kind, indentation included.
private func parseContent(
  _ text: Span<UInt8>, _ start: Int, _ end: Int, _ kind: LineKind, _ builder: inout TreeBuilder
) {
  var index = start
  skipBlanks(text, &index, end, &builder)
  guard index < end else { return }
  switch kind {
  case .blank: break
  case .comment, .note: parseTail(text, index, end, &builder)
  case .month: parseMonth(text, index, end, &builder)
  case .entry: parseEntry(text, index, end, &builder)
  case .session: parseSession(text, index, end, &builder)
  case .exercise: parseExercise(text, index, end, &builder)
  case .directive: parseDirective(text, index, end, &builder)
  case .unknown: parseUnknown(text, index, end, &builder)
  }
}
