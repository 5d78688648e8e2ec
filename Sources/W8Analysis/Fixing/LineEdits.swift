import Primitives
import W8Syntax
import W8Text

extension FixScope {
  /// Puts `line` below the line at `place`, as the formatter writes it.
  func insertion(of line: String, below place: LinePlace) -> TextEdit {
    insertion(ofCanonical: canonicalLine(Array(line.utf8)), below: place)
  }

  /// Puts `line`, which is as the formatter writes it, below the line at `place`.
  func insertion(ofCanonical line: [UInt8], below place: LinePlace) -> TextEdit {
    let end = place.fullRange.end
    let lineEnd = file.lineEnd(at: place)
    return place.hasLineEnd
      ? insertion(ofCanonical: line, at: end, lineEnd)
      : TextEdit(TextRange(at: end), Array(lineEnd.utf8) + line)
  }

  /// Puts `line` before the first line of the file, as the formatter writes it.
  func insertionAtTop(of line: String) -> TextEdit {
    let lineEnd = file.lineEnd(at: file.place(section: 0, line: 0))
    return insertion(
      ofCanonical: canonicalLine(Array(line.utf8)), at: file.text.lengthOfByteOrderMark, lineEnd)
  }

  /// Puts `line` where another line starts, apart from it if that is a header.
  private func insertion(ofCanonical line: [UInt8], at start: Int, _ lineEnd: String) -> TextEdit {
    let below = start < file.text.byteCount ? file.place(at: start) : nil
    let lineEnds = below?.isHeader == true ? lineEnd + lineEnd : lineEnd
    return TextEdit(TextRange(at: start), line + Array(lineEnds.utf8))
  }

  /// Takes `range` out of the line, with the blanks before it.
  func removal(of range: TextRange) -> TextEdit {
    place.removal(of: range)
  }

  /// The offset after the last token of the line that ends at `offset` or before.
  func endOfToken(before offset: Int) -> Int {
    place.endOfToken(before: offset)
  }

  /// The last line that belongs to the entry at `place` and is no comment; that line itself when none does.
  func lastLineOfDay(_ place: LinePlace) -> LinePlace {
    lastOwned(place.lowered.day(at: place.line)?.lines, place)
  }

  /// The last line that belongs to the session that the line at `place` opens and is no comment.
  func lastLineOfSession(_ place: LinePlace) -> LinePlace {
    let index = place.lowered.sessionIndex(ofLine: place.line)
    return lastOwned(index.map { place.lowered.sessions[$0].lines }, place)
  }

  private func lastOwned(_ lines: ClosedRange<Int>?, _ place: LinePlace) -> LinePlace {
    let last = lines?.last { place.tree.lines[$0].kind.isOwned }
    return file.place(section: place.section, line: max(last ?? place.line, place.line))
  }
}

extension LinePlace {
  /// Whether the line belongs to an entry above, or would if it were indented.
  var hasDayAbove: Bool { lowered.day(at: line - 1) != nil }

  /// How far the line is indented.
  var columns: Int {
    let text = tree.text
    return indentation(text.span, from: contentRange.start - sectionStart)
  }

  /// Whether the day above has a session, of which a note on the line would be as well, or of an exercise there.
  var hasSessionAbove: Bool { sessionAbove != nil }

  /// The blanks before a note in the place of the line that is to be of the day, not of the exercise above.
  var indentationOfNote: String {
    let usual = "    "
    guard let session = sessionAbove, let above = exerciseAbove(in: session),
      above.columns < usual.utf8.count, let first = above.tokens.first
    else { return usual }
    let blanks = TextRange(above.contentRange.start, above.range(of: first).start)
    return tree.string(blanks.shifted(by: -sectionStart))
  }

  /// The last session of the day above that opens above the line.
  private var sessionAbove: SessionLines? {
    guard let sessions = lowered.day(at: line - 1)?.sessions else { return nil }
    let next = sessions.partitioningIndex { lowered.sessions[$0].head >= line }
    return next > sessions.lowerBound ? lowered.sessions[next - 1] : nil
  }

  /// The exercise of a session that is next above the line; nil where none is.
  func exerciseAbove(in session: SessionLines) -> LinePlace? {
    guard session.head < line else { return nil }
    let lines = tree.lines
    return (session.head..<line).last { lines[$0].kind == .exercise }.map { place(ofLine: $0) }
  }

  /// The last token that ends at `offset` or before.
  func lastToken(endingBefore offset: Int) -> Token? {
    let tokens = tokens
    let next = tokens.partitioningIndex { range(of: $0).end > offset }
    return tokens[..<next].last
  }

  /// The first token that starts at `offset` or behind it.
  func firstToken(startingFrom offset: Int) -> Token? {
    let tokens = tokens
    let next = tokens.partitioningIndex { range(of: $0).start >= offset }
    return tokens[next...].first
  }

  /// Whether the line is a month header that can be read.
  var isHeader: Bool { kind == .month && !tree.lines[line].isFrozen }

  /// Whether the line ends in a line feed.
  var hasLineEnd: Bool {
    let full = fullRange
    return !full.isEmpty && tree.text[full.end - sectionStart - 1] == 0x0A
  }
}

extension FileAnalysis {
  /// What ends the line at `place`; where nothing does yet, what ends the line above, else LF.
  func lineEnd(at place: LinePlace) -> String {
    if place.hasLineEnd {
      return place.fullRange.end - place.contentRange.end > 1 ? "\r\n" : "\n"
    }
    let start = place.fullRange.start
    let hasCarriageReturn = place.fullRange.end > place.contentRange.end
    guard !hasCarriageReturn, start > 0, let above = self.place(at: start - 1) else { return "\n" }
    return above.fullRange.end - above.contentRange.end > 1 ? "\r\n" : "\n"
  }
}
