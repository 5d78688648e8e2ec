package import W8Text

/// Which section of a file a text is.
package enum SectionLocation: Sendable {
  /// The first: a byte order mark may open it.
  case first
  /// Any later one.
  case later
}

/// The longest line that is read, in bytes without its line end; a longer one is kept verbatim.
package let longestLine = 10_000

/// Within how many bytes from the start of its line all begins that is read: fields, sets, a note.
package let furthestStart = 2_000

/// Behind how many bytes of a line no program writes another group of sets: the formatter may still move it to the right.
package let longestWrittenSets = 1_500

/// The number of scalars that a name has at most that is compared with others: of an exercise, a gym, a tag, a key, a
/// group.
package let longestComparedName = 200

/// Parses one section of a file, shorter than 4 GiB. Any bytes give a tree.
package func parse(_ text: [UInt8], _ location: SectionLocation) -> SyntaxTree {
  var parser = SectionParser()
  return parser.parse(TextSection(text), location)
}

/// Whether the line `text`, without a line end and a byte order mark, is known to have no fault without a tree of it.
///
/// Several lines and a directive, whose arguments say more than its tokens, are not.
package func hasNoFault(_ text: [UInt8]) -> Bool {
  guard !text.contains(.lineFeed) else { return false }
  var reader = LineReader(LineTokens())
  let kind = reader.line(text.span, 0, text.count, isPlain: false)
  return kind != .directive && reader.listener.faultCount == 0
}

/// Parses sections one after the other; what it needs of memory meanwhile is got once for all.
package struct SectionParser: ~Copyable {
  private var reader: LineReader<RowBuilder>

  /// Makes a parser of sections of a file whose names are `names` so far.
  package init(_ names: consuming Names = Names()) {
    reader = LineReader(RowBuilder(names))
  }

  /// Ends the parsing, and hands out the names of the file.
  package consuming func finish() -> Names { reader.finish().finish() }

  /// Parses `section`, one of a file; it is shorter than 4 GiB. Any bytes give a tree.
  ///
  /// Where its lines start is known already, and of most that they are plain.
  package mutating func parse(_ section: TextSection, _ location: SectionLocation) -> SyntaxTree {
    let (text, starts, oddLines) = (section.bytes, section.lineStarts, section.oddLines)
    precondition(text.count <= Int(clamping: UInt32.max), "a section is shorter than 4 GiB")
    reader.listener.beginSection()
    var endings = LineEndings()
    guard !text.isEmpty else { return SyntaxTree(text, reader.listener, endings) }
    let span = text.span
    var next = 0
    for odd in oddLines {
      let index = Int(odd)
      parseLines(span, starts.span, next..<index, arePlain: true, .later, &endings)
      parseLines(
        span, starts.span, index..<index &+ 1, arePlain: false, index == 0 ? location : .later,
        &endings)
      next = index &+ 1
    }
    parseLines(span, starts.span, next..<starts.count, arePlain: true, .later, &endings)
    return SyntaxTree(text, reader.listener, endings)
  }

  /// Parses the lines at `indices`, which start where `starts` says; plain ones hold printable ASCII and tabs only.
  @inline(__always)
  private mutating func parseLines(
    _ text: Span<UInt8>, _ starts: Span<UInt32>, _ indices: Range<Int>, arePlain: Bool,
    _ location: SectionLocation, _ endings: inout LineEndings
  ) {
    guard !indices.isEmpty else { return }
    var next = Int(starts[indices.lowerBound])
    for index in indices {
      let start = next
      next = index &+ 1 < starts.count ? Int(starts[index &+ 1]) : text.count
      let end = endings.count(text, start, next)
      let content = location == .first && startsWithMark(text) ? start + 3 : start
      reader.listener.beginLine(at: start)
      let kind = reader.line(text, content, end, isPlain: arePlain)
      var flags = reader.flags(hasMark: content > start)
      if kind == .month, opensMonth(text, at: content) { flags.formUnion(.opensMonth) }
      reader.listener.endLine(kind, contentEnd: end, flags)
    }
  }
}

/// Whether a byte order mark stands at the start of the text.
func startsWithMark(_ text: Span<UInt8>) -> Bool {
  text.count >= 3 && text[0] == 0xEF && text[1] == 0xBB && text[2] == 0xBF
}

extension LineEndings {
  /// Counts the end of the line `start..<next`, which is not empty; returns where it starts.
  @inline(__always)
  fileprivate mutating func count(_ text: Span<UInt8>, _ start: Int, _ next: Int) -> Int {
    var end = next &- 1
    if text[end] != .lineFeed {
      end = next
      lacksFinal = true
    }
    let lineEnd = end
    while end > start, text[end &- 1] == .carriageReturn { end &-= 1 }
    if end < lineEnd {
      carriageReturns &+= 1
    } else if lineEnd < next {
      lineFeeds &+= 1
    }
    return end
  }
}
