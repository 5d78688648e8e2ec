import Testing
import W8Text

@Suite struct HumanPositionTests {
  @Test(arguments: [
    ("", 0, 1, 1), ("abc", 0, 1, 1), ("abc", 2, 1, 3), ("abc", 99, 1, 4), ("abc", -1, 1, 1),
    // é takes two bytes and one column, 😀 four bytes and one column.
    ("é😀x", 2, 1, 2), ("é😀x", 6, 1, 3), ("é😀x", 4, 1, 2),
    ("a\nb", 2, 2, 1), ("a\n", 2, 2, 1), ("a\r\nb", 3, 2, 1),
    // A CR alone ends no line of the format.
    ("a\rb", 2, 1, 3),
    // The byte order mark takes no column.
    ("\u{FEFF}ab", 0, 1, 1), ("\u{FEFF}ab", 3, 1, 1), ("\u{FEFF}ab", 4, 1, 2),
    ("a\u{FEFF}b", 4, 1, 3), ("\u{FEFF}\nab", 5, 2, 2),
  ])
  func countsFromOneInScalars(text: String, offset: Int, line: Int, column: Int) {
    let position = SectionedText(Array(text.utf8), cuts: .tiny).humanPosition(of: offset)
    #expect(position == HumanPosition(line: line, column: column))
  }

  @Test func aByteThatIsNotUTF8TakesOneColumn() {
    let text = SectionedText([0xFF, 0xFE, 0x61], cuts: .tiny)
    #expect(text.humanPosition(of: 2).column == 3)
  }
}
