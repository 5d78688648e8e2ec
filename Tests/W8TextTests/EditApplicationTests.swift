import Testing
import W8Text

@Suite struct EditApplicationTests {
  private let bytes = Array("0123456789".utf8)

  @Test(arguments: [
    ([], "0123456789"),
    ([TextEdit(TextRange(2, 4), "x")], "01x456789"),
    ([TextEdit(TextRange(8, 10), ""), TextEdit(TextRange(0, 1), "ab")], "ab1234567"),
    // Neighbors do not overlap.
    ([TextEdit(TextRange(2, 4), "x"), TextEdit(TextRange(4, 6), "y")], "01xy6789"),
    // Insertions at one place stand in the order of the list.
    ([TextEdit(TextRange(at: 5), "b"), TextEdit(TextRange(at: 5), "a")], "01234ba56789"),
    // An insertion comes before what replaces the text after it.
    ([TextEdit(TextRange(5, 6), "x"), TextEdit(TextRange(at: 5), "a")], "01234ax6789"),
    ([TextEdit(TextRange(9, .max), "x"), TextEdit(TextRange(.min, 0), "y")], "y012345678x"),
  ])
  func makesAllEditsAtOnce(edits: [TextEdit], expected: String) {
    #expect(bytes.applying(edits).map { String(decoding: $0, as: UTF8.self) } == expected)
  }

  @Test(arguments: [
    [TextEdit(TextRange(2, 4), "x"), TextEdit(TextRange(3, 5), "y")],
    [TextEdit(TextRange(2, 4), "x"), TextEdit(TextRange(2, 4), "x")],
    [TextEdit(TextRange(2, 4), "x"), TextEdit(TextRange(at: 3), "y")],
  ])
  func refusesEditsThatOverlap(edits: [TextEdit]) {
    #expect(bytes.applying(edits) == nil)
  }
}
