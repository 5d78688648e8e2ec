/// Where sections stand, and which section holds an offset or a line.
extension SectionedText {
  /// The section that holds the byte at `offset`; the nearest one for an offset outside.
  package func sectionIndex(containing offset: Int) -> Int {
    sections.last { $0.bytes <= offset }.index
  }

  /// The section that holds line `line` of the format; the nearest one for a line outside.
  package func sectionIndex(containingLine line: Int) -> Int {
    sections.last { $0.lines <= line }.index
  }

  /// The section that holds line `line` of an editor; the nearest one for a line outside.
  package func sectionIndex(containingEditorLine line: Int) -> Int {
    sections.last { $0.editorLines <= line }.index
  }

  /// The offset of the first byte of section `index`; the end of the text for `sections.count`.
  package func start(ofSection index: Int) -> Int {
    sections.sum(before: index).bytes
  }

  /// The bytes of section `index`.
  package func range(ofSection index: Int) -> TextRange {
    let start = start(ofSection: index)
    return TextRange(start, start + sections[index].bytes.count)
  }

  /// The number of the first line of section `index`, counted from 0, as the format counts lines.
  package func firstLine(ofSection index: Int) -> Int {
    sections.sum(before: index).lines
  }

  /// The number of the first line of section `index`, counted from 0, as editors count lines.
  package func firstEditorLine(ofSection index: Int) -> Int {
    sections.sum(before: index).editorLines
  }
}
