/// Where a section of a text starts: how much text comes before it.
package struct SectionStart: Hashable, Sendable {
  /// How many bytes.
  package private(set) var bytes = 0
  /// How many lines, as the format counts them.
  package private(set) var lines = 0
  /// How many lines, as editors count them.
  package private(set) var editorLines = 0

  /// The start of the text.
  package static let zero = SectionStart()

  /// Where the section after `section` starts, which starts here.
  func behind(_ section: TextSection) -> SectionStart {
    SectionStart(
      bytes: bytes + section.bytes.count, lines: lines + section.lineCount,
      editorLines: editorLines + section.editorLineCount)
  }
}
