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

/// Lines as editors count them: from 0, each ended by LF, CR LF or CR, and by nothing else.
///
/// After the last line end there is one more line, which may be empty.
extension SectionedText {
  /// The number of lines that an editor shows; at least 1.
  package var editorLineCount: Int {
    end.editorLines + (endsWithEditorLineEnd ? 1 : 0)
  }

  /// The line that holds the byte at `offset`; the last one for the end of the text.
  package func editorLine(containing offset: Int) -> Int {
    if offset >= byteCount, endsWithEditorLineEnd {
      return end.editorLines
    }
    let index = sectionIndex(containing: offset)
    let before = starts[index]
    return before.editorLines + sections[index].editorLine(containing: offset - before.bytes)
  }

  /// The bytes of a line with its line end; the empty end of the text for a line after the last.
  package func range(ofEditorLine line: Int) -> TextRange {
    locate(editorLine: line) { $0.range(ofEditorLine: $1) }
  }

  /// The bytes of a line without its line end.
  package func contentRange(ofEditorLine line: Int) -> TextRange {
    locate(editorLine: line) { $0.contentRange(ofEditorLine: $1) }
  }

  /// Whether an empty line follows the last line end.
  var endsWithEditorLineEnd: Bool {
    let last = sections[sections.count - 1].bytes.last
    return last == .lineFeed || last == .carriageReturn
  }

  private func locate(editorLine line: Int, _ range: (TextSection, Int) -> TextRange) -> TextRange {
    guard line < end.editorLines else { return TextRange(at: byteCount) }
    let line = max(line, 0)
    let index = lastSection { $0.editorLines <= line }
    return range(sections[index], line - starts[index].editorLines)
      .shifted(by: starts[index].bytes)
  }
}

/// A position in a text as people and compilers name it.
package struct HumanPosition: Hashable, Sendable {
  /// The line of the format, counted from 1.
  package let line: Int
  /// The column in Unicode scalars, counted from 1.
  package let column: Int

  /// Names the position at `column` of `line`, both counted from 1.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SectionedText {
  /// The position of `offset`, which is moved into the text if it lies outside.
  ///
  /// A byte order mark at the start of the text takes no column, as editors do not show it; a byte
  /// that is not UTF-8 takes one.
  package func humanPosition(of offset: Int) -> HumanPosition {
    let offset = min(max(offset, 0), byteCount)
    let index = sectionIndex(containing: offset)
    let (section, before) = (sections[index], starts[index])
    let own = offset - before.bytes
    if own == section.bytes.count, section.bytes.last == .lineFeed {
      return HumanPosition(line: lineCount + 1, column: 1)
    }
    let line = section.line(containing: own)
    let isFirst = before.bytes == 0 && line == 0
    let start = isFirst ? lengthOfByteOrderMark : section.range(ofLine: line).start
    let scalars =
      start < own
      ? PositionEncoding.utf32.unitCount(in: section.bytes.span, from: start, to: own) : 0
    return HumanPosition(line: before.lines + line + 1, column: scalars + 1)
  }

  /// The number of bytes that the byte order mark at the start of the text takes: 3, or 0 if there is none.
  package var lengthOfByteOrderMark: Int {
    sections[0].bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}

extension UInt8 {
  /// The byte that ends a line.
  package static let lineFeed: UInt8 = 0x0A
  /// The byte that may stand before a line feed; on its own it ends a line for editors only.
  package static let carriageReturn: UInt8 = 0x0D
}

/// The offset of the first LF or CR from `start` on, or the end of `bytes`.
package func nextLineBreak(in bytes: borrowing Span<UInt8>, from start: Int) -> Int {
  var offset = start
  while offset + 8 <= bytes.count {
    let word = bytes.word(at: offset)
    let found = word.lowestByte(equalTo: .lineFeed) | word.lowestByte(equalTo: .carriageReturn)
    if found != 0 { return offset + found.trailingZeroBitCount / 8 }
    offset += 8
  }
  while offset < bytes.count, bytes[offset] != .lineFeed, bytes[offset] != .carriageReturn {
    offset += 1
  }
  return offset
}

/// The offset of the first byte from `start` on that is no printable ASCII, or the end of `bytes`.
@inline(__always)
package func nextUnprintable(in bytes: borrowing Span<UInt8>, from start: Int) -> Int {
  var offset = start
  while let words = bytes.sixteenBytes(at: offset) {
    let first = words.0.lowestUnprintableByte
    let second = words.1.lowestUnprintableByte
    if first | second == 0 {
      offset &+= 16
    } else if first != 0 {
      return offset &+ first.trailingZeroBitCount / 8
    } else {
      return offset &+ 8 &+ second.trailingZeroBitCount / 8
    }
  }
  while offset < bytes.count, bytes[offset] &- 0x20 < 0x5F { offset &+= 1 }
  return offset
}
