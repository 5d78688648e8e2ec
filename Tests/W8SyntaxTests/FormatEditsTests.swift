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
    let gaps = (first: "5..<8 \n\n", second: "12..<15 \n\n")
    #expect(edits(text, 4..<5) == [gaps.first, "8..<12 04       82", gaps.second])
    #expect(edits(text, 2..<4) == [gaps.first])
    #expect(edits(text, 0..<1) == ["0..<1 "])
    #expect(edits(text, 0..<2) == ["0..<1 ", "1..<5 03       82", gaps.first])
    #expect(edits(text, 1..<2) == ["0..<1 ", "1..<5 03       82", gaps.first])
    #expect(edits(text, 7..<9) == [gaps.second, "15..<19 05       82", "19..<21 \n"])
    #expect(edits(text, 8..<9) == ["19..<21 \n"])
    #expect(edits(text, 50..<60) == [])
    #expect(edits(text, 4..<4) == [])
  }

  @Test func aBlankLineIsPutInWithEitherOfItsNeighbors() {
    let text = "unit       kg\n# 2026-01\n03       82.0\n"
    #expect(edits(text, 1..<2) == ["13..<14 \n\n", "23..<24 \n\n"])
    #expect(edits(text, 0..<1) == ["13..<14 \n\n"])
    #expect(edits(text, 2..<3) == ["23..<24 \n\n"])
  }

  /// The end of the line before is not of the line at hand.
  @Test func theEndOfALineIsOfThatLine() {
    let text = "03       82.0\r\n04       82.0\r\n05       82.0\n"
    #expect(edits(text, 1..<2) == ["28..<30 \n"])
    #expect(edits(text, 2..<3) == [])
  }

  private func edits(_ text: String, _ lines: Range<Int> = 0..<Int.max) -> [String] {
    formattingEdits(sections(Array(text.utf8)), lines: lines).map {
      "\($0.range.start)..<\($0.range.end) " + String(decoding: $0.replacement, as: UTF8.self)
    }
  }
}
