/// A position in a text as editors name it.
package struct TextPosition: Hashable, Sendable, Comparable {
  /// The line, counted from 0; lines end with LF, CR LF or CR.
  package let line: Int
  /// The column, counted from 0 in code units of some `PositionEncoding`.
  package let column: Int

  /// Names the position at `column` of `line`; any numbers will do.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (first: TextPosition, second: TextPosition) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}

extension SectionedText {
  /// The offset that `position` names.
  ///
  /// What is not in the text is moved into it: a line after the last one means the end of the text,
  /// a column after the end of its line means that end, before the line end; less than 0 means 0;
  /// inside a scalar means its start.
  package func offset(of position: TextPosition, encoding: PositionEncoding) -> Int {
    guard position.line < end.editorLines else { return byteCount }
    let line = max(position.line, 0)
    let index = lastSection { $0.editorLines <= line }
    let (section, before) = (sections[index], starts[index])
    let content = section.contentRange(ofEditorLine: line - before.editorLines)
    let offset = encoding.offset(
      after: position.column, in: section.bytes.span, from: content.start, to: content.end)
    return before.bytes + offset
  }

  /// The range between two positions, whichever comes first; see `offset(of:encoding:)`.
  package func range(
    between first: TextPosition, and second: TextPosition, encoding: PositionEncoding
  ) -> TextRange {
    let first = offset(of: first, encoding: encoding)
    let second = offset(of: second, encoding: encoding)
    return TextRange(min(first, second), max(first, second))
  }

  /// The position of `offset`, which is moved into the text if it lies outside.
  ///
  /// An offset inside a scalar gets the position of its start, one between CR and LF that of the CR:
  /// no position names them.
  package func position(of offset: Int, encoding: PositionEncoding) -> TextPosition {
    var walk = PositionWalk(self, encoding: encoding)
    return walk.position(of: offset)
  }
}
