/// Lines as the format counts them: from 0, each ended by LF or by the end of the text.
///
/// A text that ends with LF has no further line after it; an empty text has one empty line.
extension SectionedText {
  /// How many lines of the format the text has; at least 1.
  package var lineCount: Int { end.lines }

  /// The line that holds the byte at `offset`; `lineCount` for the end of a text ended by LF.
  package func line(containing offset: Int) -> Int {
    if offset >= byteCount, sections[sections.count - 1].bytes.last == .lineFeed {
      return lineCount
    }
    let index = sectionIndex(containing: offset)
    let before = starts[index]
    return before.lines + sections[index].line(containing: offset - before.bytes)
  }

  /// The bytes of a line with its line end; the empty end of the text for a line after the last.
  package func range(ofLine line: Int) -> TextRange {
    locate(line) { $0.range(ofLine: $1) }
  }

  /// The bytes of a line without its LF and the CRs directly before that or before the end.
  package func contentRange(ofLine line: Int) -> TextRange {
    locate(line) { $0.contentRange(ofLine: $1) }
  }

  private func locate(_ line: Int, _ range: (TextSection, Int) -> TextRange) -> TextRange {
    guard line < lineCount else { return TextRange(at: byteCount) }
    let line = max(line, 0)
    let index = lastSection { $0.lines <= line }
    return range(sections[index], line - starts[index].lines).shifted(by: starts[index].bytes)
  }
}
