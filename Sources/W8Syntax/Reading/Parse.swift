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
  private var reader: LineReader<RowBuilder>

  /// Makes a parser of sections of a file whose names are `names` so far.
  package init(_ names: consuming Names = Names()) {
    reader = LineReader(RowBuilder(names))
  }

  /// Ends the parsing, and hands out the names of the file.
  package consuming func finish() -> Names {
    reader.finish().finish()
  }

  /// Parses `section`, one of a file; it is shorter than 4 GiB. Any bytes give a tree.
  ///
  /// Where its lines start is known already, and of most that they are plain.
  package mutating func parse(_ section: TextSection, _ place: SectionPlace) -> SyntaxTree {
    let (text, starts, oddLines) = (section.bytes, section.lineStarts, section.oddLines)
    guard !text.isEmpty, text.count <= Int(UInt32.max) else { return parse(text, place) }
    reader.listener.beginSection()
    var endings = LineEndings()
    let span = text.span
    var next = 0
    for odd in oddLines {
      let index = Int(odd)
      parsePlainLines(span, starts.span, next..<index, &endings)
      let end = index + 1 < starts.count ? Int(starts[index + 1]) : span.count
      let line = ScannedLine(span, from: Int(starts[index]), to: end)
      parse(span, Int(starts[index]), line, index == 0 ? place : .later, &endings)
      next = index &+ 1
    }
    parsePlainLines(span, starts.span, next..<starts.count, &endings)
    return SyntaxTree(text, reader.listener, endings)
  }

  /// Parses one section of a file, shorter than 4 GiB. Any bytes give a tree.
  package mutating func parse(_ text: [UInt8], _ place: SectionPlace) -> SyntaxTree {
    precondition(text.count <= Int(UInt32.max), "a section is shorter than 4 GiB")
    reader.listener.beginSection()
    var endings = LineEndings()
    let span = text.span
    var offset = 0
    while offset < span.count {
      let line = scanLine(span, from: offset)
      parse(span, offset, line, offset == 0 ? place : .later, &endings)
      offset = line.next
    }
    return SyntaxTree(text, reader.listener, endings)
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
      parse(text, start, start, end, isPlain: true)
    }
  }

  /// Parses the line at `start`; a byte order mark may open it if it is the first one of a file.
  private mutating func parse(
    _ text: Span<UInt8>, _ start: Int, _ line: ScannedLine, _ place: SectionPlace,
    _ endings: inout LineEndings
  ) {
    let hasMark = place == .first && startsWithMark(text)
    parse(text, start, hasMark ? 3 : start, line.contentEnd, isPlain: line.isPlain)
    count(text, line, &endings)
  }

  /// Parses the line at `start`, whose content lies in `content..<end`.
  @inline(__always)
  private mutating func parse(
    _ text: Span<UInt8>, _ start: Int, _ content: Int, _ end: Int, isPlain: Bool
  ) {
    reader.listener.beginLine(at: start)
    let kind = reader.line(text, content, end, isPlain: isPlain)
    var flags = reader.flags(hasMark: content > start)
    if kind == .month, W8Syntax.opensMonth(text, at: content) { flags.formUnion(.opensMonth) }
    reader.listener.endLine(kind, contentEnd: end, flags)
  }
}

/// Whether a byte order mark stands at the start of the text.
func startsWithMark(_ text: Span<UInt8>) -> Bool {
  text.count >= 3 && text[0] == 0xEF && text[1] == 0xBB && text[2] == 0xBF
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
