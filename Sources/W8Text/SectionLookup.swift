/// Where sections stand, and which section holds an offset or a line.
extension SectionedText {
  /// The section that holds the byte at `offset`; the nearest one for an offset outside.
  package func sectionIndex(containing offset: Int) -> Int {
    sections.last { $0.bytes <= offset }.index
  }

  /// The offset of the first byte of section `index`; the end of the text for `sections.count`.
  package func start(ofSection index: Int) -> Int {
    sections.sum(before: index).bytes
  }

  /// The number of the first line of section `index`, counted from 0, as the format counts lines.
  package func firstLine(ofSection index: Int) -> Int {
    sections.sum(before: index).lines
  }
}
