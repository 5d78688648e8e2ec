import Testing
import W8Text

@Suite struct LineLookupTests {
  /// Offsets: a 0, LF 1, b 2, CR 3, CR 4, LF 5, c 6, CR 7, d 8, CR 9.
  private let text = SectionedText(Array("a\nb\r\r\nc\rd\r".utf8), cuts: .tiny)

  @Test func aLineEndsAtLineFeedOnly() {
    #expect(text.lineCount == 3)
    #expect(
      (0..<3).map(text.range(ofLine:)) == [TextRange(0, 2), TextRange(2, 6), TextRange(6, 10)])
  }

  @Test func carriageReturnsBeforeTheEndBelongToIt() {
    #expect(
      (0..<3).map(text.contentRange(ofLine:)) == [
        TextRange(0, 1), TextRange(2, 3), TextRange(6, 9),
      ])
  }

  @Test(arguments: [
    (Int.min, 0), (-1, 0), (0, 0), (1, 0), (2, 1), (5, 1), (6, 2), (9, 2), (10, 2), (Int.max, 2),
  ])
  func everyOffsetHasALine(offset: Int, line: Int) {
    #expect(text.line(containing: offset) == line)
  }

  @Test func theEndAfterALineFeedIsOnALineOfItsOwn() {
    let text = SectionedText(Array("a\n".utf8), cuts: .tiny)
    #expect(text.lineCount == 1)
    #expect(text.line(containing: 2) == 1)
    #expect(text.range(ofLine: 1) == TextRange(at: 2))
  }

  @Test func linesOutsideAreMovedIntoTheText() {
    #expect(text.range(ofLine: .min) == TextRange(0, 2))
    #expect(text.range(ofLine: .max) == TextRange(at: 10))
    #expect(text.contentRange(ofLine: .max) == TextRange(at: 10))
  }

  @Test func linesAreFoundAcrossSections() {
    let text = SectionedText(Array("a\n# 1\nb\n# 2\nc".utf8), cuts: .tiny)
    #expect((0...2).map(text.firstLine(ofSection:)) == [0, 1, 3])
    #expect((0...3).map(text.start(ofSection:)) == [0, 2, 8, 13])
    #expect(text.contentRange(ofLine: 4) == TextRange(12, 13))
  }
}
