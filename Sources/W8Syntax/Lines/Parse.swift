package import W8Text

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
package struct SectionParser: ~Copyable {
  private var builder = TreeBuilder()
  private var glancer = LineGlancer()

  /// Makes a parser.
  package init() {}

  /// Parses `section`, one of a file; it is shorter than 4 GiB. Any bytes give a tree.
  ///
  /// Where its lines start is known already, and of most that they are plain. Of most exercise lines
  /// the tree keeps a glance instead of tokens.
  package mutating func parse(_ section: TextSection, _ place: SectionPlace) -> SyntaxTree {
    let (text, starts, oddLines) = (section.bytes, section.lineStarts, section.oddLines)
    guard !text.isEmpty, text.count <= Int(UInt32.max) else { return parse(text, place) }
    builder.begin(text)
    var endings = LineEndings()
    let span = text.span
    var next = 0
    for odd in oddLines {
      let index = Int(odd)
      parsePlainLines(span, starts.span, next..<index, &endings)
      let start = Int(starts[index])
      let line = scanLine(span, from: start)
      // A plain line that ends in CR LF is odd for its end only.
      if !line.isPlain || !parsePlainLine(span, start, line.contentEnd) {
        parse(span, start, line, index == 0 ? place : .later)
      }
      count(span, line, &endings)
      next = index &+ 1
    }
    parsePlainLines(span, starts.span, next..<starts.count, &endings)
    return SyntaxTree(builder, endings)
  }

  /// Parses the lines at `indices`, which start where `starts` says and hold printable ASCII and tabs only.
  private mutating func parsePlainLines(
    _ text: Span<UInt8>, _ starts: Span<UInt32>, _ indices: Range<Int>,
    _ endings: inout LineEndings
  ) {
    guard !indices.isEmpty else { return }
    endings.lineFeeds &+= indices.count
    var next = Int(starts[indices.lowerBound])
    for index in indices {
      let start = next
      let isLast = index &+ 1 >= starts.count
      next = isLast ? text.count : Int(starts[index &+ 1])
      var end = next &- 1
      if isLast, text[end] != .lineFeed {
        end = next
        endings.lineFeeds &-= 1
        endings.lacksFinal = true
      }
      if parsePlainLine(text, start, end) { continue }
      parse(text, start, ScannedLine(contentEnd: end, next: end, isPlain: true), .later)
    }
  }

  /// Parses one section of a file, shorter than 4 GiB. Any bytes give a tree.
  package mutating func parse(_ text: [UInt8], _ place: SectionPlace) -> SyntaxTree {
    precondition(text.count <= Int(UInt32.max), "a section is shorter than 4 GiB")
    builder.begin(text)
    var endings = LineEndings()
    let span = text.span
    var offset = 0
    while offset < span.count {
      let line = scanLine(span, from: offset)
      parse(span, offset, line, offset == 0 ? place : .later)
      count(span, line, &endings)
      offset = line.next
    }
    return SyntaxTree(builder, endings)
  }

  /// Parses the plain line `start..<end` if it is an exercise or an entry like nearly all; false, with nothing
  /// added, for any other.
  @inline(__always)
  private mutating func parsePlainLine(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    guard start < end, end &- start <= longestLine else { return false }
    let first = text[start]
    if first.isBlank { return parseAtAGlance(text, start, end) }
    return first.isDigit && parseEntryAtOnce(text, start, end)
  }

  /// Parses the plain line `start..<end`, which opens with a blank, if it is an exercise of which a glance
  /// tells all; false, with nothing added, for any other.
  @inline(__always)
  private mutating func parseAtAGlance(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    guard let glance = glancer.glance(text, start, end) else { return false }
    builder.exerciseLine(start, contentEnd: end, glance)
    return true
  }

  /// Parses the plain line `start..<end`, which opens with a digit, if it is an entry like nearly all; false,
  /// with nothing added, for any other.
  @inline(never)
  private mutating func parseEntryAtOnce(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    builder.beginLine(at: start)
    guard parsePlainEntry(text, start, end, &builder) else { return false }
    builder.endLine(.entry, contentEnd: end)
    return true
  }

  /// Parses the line at `start`; a byte order mark may open it if it is the first one of a file.
  @inline(never)
  private mutating func parse(
    _ text: Span<UInt8>, _ start: Int, _ line: ScannedLine, _ place: SectionPlace
  ) {
    builder.beginLine(at: start)
    if let kind = parseAtOnce(text, start, line, &builder) {
      builder.endLine(kind, contentEnd: line.contentEnd)
    } else {
      let content = place == .first ? skipMark(text, &builder) : start
      let kind = parseLine(text, content, line, &builder)
      builder.endLine(kind, contentEnd: line.contentEnd)
    }
  }
}

/// Parses the line at `start` if it is plain and blank, an exercise, or an indented note or comment; nil,
/// with nothing added, for any other.
@inline(__always)
private func parseAtOnce(
  _ text: Span<UInt8>, _ start: Int, _ line: ScannedLine, _ builder: inout TreeBuilder
) -> LineKind? {
  let end = line.contentEnd
  guard line.isPlain, end &- start <= longestLine else { return nil }
  guard start < end else { return .blank }
  guard text[start].isBlank else { return nil }
  let index = skipPlainBlanks(text, start, end)
  guard index < end else { return .blank }
  switch text[index] {
  case .greater:
    parseTail(text, index, end, &builder)
    return .note
  case .semicolon:
    parseTail(text, index, end, &builder)
    return .comment
  default:
    return addPlainExercise(text, index, end, &builder) ? .exercise : nil
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
