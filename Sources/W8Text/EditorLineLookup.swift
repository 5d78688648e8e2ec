/// Lines as editors count them: from 0, each ended by LF, CR LF or CR, and by nothing else.
///
/// After the last line end there is one more line, which may be empty.
extension SectionedText {
  /// How many lines an editor shows; at least 1.
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
    locate(line) { $0.range(ofEditorLine: $1) }
  }

  /// The bytes of a line without its line end.
  package func contentRange(ofEditorLine line: Int) -> TextRange {
    locate(line) { $0.contentRange(ofEditorLine: $1) }
  }

  /// Whether an empty line follows the last line end.
  var endsWithEditorLineEnd: Bool {
    let last = sections[sections.count - 1].bytes.last
    return last == .lineFeed || last == .carriageReturn
  }

  private func locate(_ line: Int, _ range: (TextSection, Int) -> TextRange) -> TextRange {
    guard line < end.editorLines else { return TextRange(at: byteCount) }
    let line = max(line, 0)
    let index = lastSection { $0.editorLines <= line }
    return range(sections[index], line - starts[index].editorLines)
      .shifted(by: starts[index].bytes)
  }
}
