/// A place in a text as people and compilers name it.
package struct HumanPosition: Hashable, Sendable {
  /// The line of the format, counted from 1.
  package let line: Int
  /// The column in Unicode scalars, counted from 1.
  package let column: Int

  /// Names the place at `column` of `line`, both counted from 1.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SectionedText {
  /// The place of `offset`, which is moved into the text if it lies outside.
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

  /// How many bytes the byte order mark at the start of the text takes: 3, or 0 if there is none.
  package var lengthOfByteOrderMark: Int {
    sections[0].bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}
