/// Where sections stand, and which section holds an offset or a line.
extension SectionedText {
  /// The section that holds the byte at `offset`; the nearest one for an offset outside.
  package func sectionIndex(containing offset: Int) -> Int {
    byteSums.index(containing: offset)
  }

  /// The section that holds line `line` of the format; the nearest one for a line outside.
  package func sectionIndex(containingLine line: Int) -> Int {
    lineSums.index(containing: line)
  }

  /// The section that holds line `line` of an editor; the nearest one for a line outside.
  package func sectionIndex(containingEditorLine line: Int) -> Int {
    editorLineSums.index(containing: line)
  }

  /// The offset of the first byte of section `index`; the end of the text for `sections.count`.
  package func start(ofSection index: Int) -> Int {
    byteSums.start(of: index)
  }

  /// The bytes of section `index`.
  package func range(ofSection index: Int) -> TextRange {
    TextRange(byteSums.start(of: index), byteSums.start(of: index + 1))
  }

  /// The number of the first line of section `index`, counted from 0, as the format counts lines.
  package func firstLine(ofSection index: Int) -> Int {
    lineSums.start(of: index)
  }

  /// The number of the first line of section `index`, counted from 0, as editors count lines.
  package func firstEditorLine(ofSection index: Int) -> Int {
    editorLineSums.start(of: index)
  }
}
