import Testing
import W8Syntax
import W8Text

@Suite struct FormatEditsTests {
  @Test func oneEditAChangedLineOrRunOfBlanks() {
    // Contents: 0..<13, 14..<22, 25..<38 and 39..<43.
    #expect(
      edits("03 Sat   82.1\n4 Sun 82\n\n\n05       82.0\n6 82")
        == [
          "14..<22 04 Sun   82", "22..<25 \n\n", "39..<43 06       82", "43..<43 \n",
        ])
    #expect(edits("\u{FEFF}\n# 2026-01\r\n03") == ["0..<4 ", "13..<15 \n\n", "17..<17 \n"])
    #expect(edits(" \n") == ["0..<2 "])
    #expect(edits("") == [])
  }

  @Test func linesOutsideTheRangeStay() {
    let text = "\n3 82\n\n\n4 82\n\n\n5 82\n\n"
    // Lines 1, 4 and 7 hold something.
    #expect(edits(text, 4..<5) == ["8..<12 04       82"])
    #expect(edits(text, 2..<4) == [])
    #expect(edits(text, 0..<2) == ["0..<1 ", "1..<5 03       82"])
    #expect(edits(text, 1..<2) == ["1..<5 03       82"])
    #expect(
      edits(text, 1..<5) == ["1..<5 03       82", "5..<8 \n\n", "8..<12 04       82"])
    #expect(edits(text, 7..<9) == ["15..<19 05       82", "19..<21 \n"])
    #expect(edits(text, 7..<8) == ["15..<19 05       82"])
    #expect(edits(text, 50..<60) == [])
  }

  private func edits(_ text: String, _ lines: Range<Int> = 0..<Int.max) -> [String] {
    formattingEdits(sections(Array(text.utf8)), lines: lines, options: FormatOptions()).map {
      "\($0.range.start)..<\($0.range.end) " + String(decoding: $0.replacement, as: UTF8.self)
    }
  }
}
