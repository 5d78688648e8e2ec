/// Finds lines and positions of offsets, one after the other; cheapest where each lies near the one before.
package struct PositionWalk: Sendable {
  private let text: SectionedText
  private let encoding: PositionEncoding
  /// Whether an empty line follows the text.
  private let endsWithLineEnd: Bool
  /// The number of units of the first line that are not shown.
  private let hiddenUnits: Int
  /// The section that holds the last offset, and what comes before it.
  private var section: TextSection
  private var before: SectionStart
  /// The editor's line in the section that holds the last offset.
  private var line = 0
  /// The offset in the section up to which the columns of that line are counted, and how many there are; 0 and 0
  /// at its start.
  private var counted = (offset: 0, columns: 0)

  /// Starts at the start of `text`; columns count units of `encoding`, with `hidesMark` without a byte order mark, which
  /// editors take off the files that they read.
  package init(_ text: SectionedText, encoding: PositionEncoding, hidesMark: Bool = false) {
    self.text = text
    self.encoding = encoding
    endsWithLineEnd = text.endsWithEditorLineEnd
    section = text.sections[0]
    before = .zero
    hiddenUnits =
      hidesMark
      ? encoding.unitCount(in: section.bytes.span, from: 0, to: text.lengthOfByteOrderMark) : 0
  }

  /// As `SectionedText.position(of:encoding:)`.
  package mutating func position(of offset: Int) -> TextPosition {
    let offset = min(max(offset, 0), text.byteCount)
    let line = editorLine(containing: offset)
    guard line < text.end.editorLines else {
      return TextPosition(line: line, column: 0)
    }
    let content = section.contentRange(ofEditorLine: self.line)
    let end = min(offset - before.bytes, content.end)
    // Without odd lines every byte is a unit.
    let column = section.oddLines.isEmpty ? end - content.start : count(content, to: end)
    return TextPosition(line: line, column: line == 0 ? max(column - hiddenUnits, 0) : column)
  }

  /// The units from the start of the line `content` to `end`, from where the last count ended where that is before it.
  private mutating func count(_ content: TextRange, to end: Int) -> Int {
    let bytes = section.bytes
    var from = (offset: content.start, columns: 0)
    if counted.offset > content.start, counted.offset <= end { from = counted }
    let columns =
      from.columns + encoding.unitCount(in: bytes.span, from: from.offset, to: end)
    // Within a scalar no position can be counted.
    if end == content.end || bytes[end] & 0xC0 != 0x80 { counted = (end, columns) }
    return columns
  }

  /// As `SectionedText.editorLine(containing:)`.
  package mutating func editorLine(containing offset: Int) -> Int {
    if offset >= text.byteCount, endsWithLineEnd { return text.end.editorLines }
    seek(offset)
    return before.editorLines + line
  }

  private mutating func seek(_ offset: Int) {
    if !(before.bytes..<before.bytes + section.bytes.count).contains(offset) {
      let index = text.sectionIndex(containing: offset)
      (section, before, line) = (text.sections[index], text.starts[index], 0)
      counted = (0, 0)
    }
    let offset = offset - before.bytes
    if holds(offset, line) { return }
    counted = (0, 0)
    line = holds(offset, line + 1) ? line + 1 : section.editorLine(containing: offset)
  }

  /// Whether the section has a line at `line` and that holds the byte at `offset`.
  private func holds(_ offset: Int, _ line: Int) -> Bool {
    let starts = section.editorLineStarts.span
    guard line < starts.count, starts[line] <= offset else { return false }
    return line + 1 == starts.count || offset < starts[line + 1]
  }
}
