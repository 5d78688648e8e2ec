import Testing
import W8Text

@Suite struct TextRangeTests {
  @Test func containsItsStartButNotItsEnd() {
    let range = TextRange(2, 4)
    #expect((1...4).map(range.contains) == [false, true, true, false])
    #expect(range.count == 2)
    #expect(TextRange(at: 2).isEmpty)
  }

  @Test func touchesWhatSharesAnEnd() {
    #expect(TextRange(2, 4).touches(TextRange(at: 4)))
    #expect(TextRange(2, 4).touches(TextRange(0, 2)))
    #expect(!TextRange(2, 4).touches(TextRange(5, 6)))
  }

  @Test func isCutToTheText() {
    #expect(TextRange(-3, 4).clamped(to: 3) == TextRange(0, 3))
    #expect(TextRange(5, 9).clamped(to: 3) == TextRange(at: 3))
    #expect(TextRange(.min, .max).clamped(to: 0) == TextRange(at: 0))
  }
}
