import Testing
import W8Text

@Suite struct EditorLineLookupTests {
  /// Offsets: a 0, LF 1, b 2, CR 3, CR 4, LF 5, c 6, CR 7, d 8, CR 9.
  private let text = SectionedText(Array("a\nb\r\r\nc\rd\r".utf8), cuts: .tiny)

  @Test func carriageReturnsAloneEndLinesToo() {
    #expect(text.editorLineCount == 6)
    #expect(
      (0..<6).map(text.range(ofEditorLine:)) == [
        TextRange(0, 2), TextRange(2, 4), TextRange(4, 6), TextRange(6, 8), TextRange(8, 10),
        TextRange(10, 10),
      ])
    #expect(
      (0..<6).map(text.contentRange(ofEditorLine:)) == [
        TextRange(0, 1), TextRange(2, 3), TextRange(4, 4), TextRange(6, 7), TextRange(8, 9),
        TextRange(10, 10),
      ])
  }

  @Test(arguments: [(Int.min, 0), (1, 0), (3, 1), (4, 2), (5, 2), (7, 3), (9, 4), (10, 5), (11, 5)])
  func everyOffsetHasALine(offset: Int, line: Int) {
    #expect(text.editorLine(containing: offset) == line)
  }

  @Test(arguments: [("", 1), ("a", 1), ("a\n", 2), ("a\r", 2), ("a\r\n", 2), ("a\n\r", 3)])
  func thereIsALineAfterTheLastLineEnd(text: String, count: Int) {
    #expect(SectionedText(Array(text.utf8), cuts: .tiny).editorLineCount == count)
  }

  @Test func otherSeparatorsEndNoLine() {
    let text = SectionedText(Array("a\u{0B}b\u{0C}c\u{85}d\u{2028}e".utf8), cuts: .tiny)
    #expect(text.editorLineCount == 1)
  }
}
