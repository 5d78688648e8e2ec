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
    let line = line(containing: offset)
    let start = line == 0 ? lengthOfByteOrderMark : range(ofLine: line).start
    guard start < offset else { return HumanPosition(line: line + 1, column: 1) }
    let (index, before) = sections.last { $0.lines <= line }
    let section = sections[index]
    let base = before.bytes
    let scalars = PositionEncoding.utf32.unitCount(
      in: section.bytes.span, from: start - base, to: offset - base)
    return HumanPosition(line: line + 1, column: scalars + 1)
  }

  /// How many bytes the byte order mark at the start of the text takes: 3, or 0 if there is none.
  package var lengthOfByteOrderMark: Int {
    sections[0].bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}
