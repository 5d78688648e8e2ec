import Testing
import W8Text

@testable import W8CommandLine

@Suite struct UntouchedBytesTests {
  private let edits = [TextEdit(TextRange(1, 3), "X"), TextEdit(TextRange(4, 4), "YZ")]

  @Test(arguments: [
    ("aXdYZe", true), ("aXdYZ", false), ("aXdYZee", false), ("bXdYZe", false), ("aXeYZe", false),
    ("aQdYZe", false), ("aXdYQe", false), ("", false), ("abcde", false),
  ])
  func onlyTheEditsMayDiffer(after: String, expected: Bool) {
    #expect(isUntouched(Array("abcde".utf8), outside: edits, in: Array(after.utf8)) == expected)
  }

  @Test func editsThatMeetOrLieOutsideAreRefused() {
    let bytes = Array("ab".utf8)
    let twice = [TextEdit(TextRange(0, 2), ""), TextEdit(TextRange(1, 2), "")]
    #expect(!isUntouched(bytes, outside: twice, in: []))
    #expect(!isUntouched(bytes, outside: [TextEdit(TextRange(2, 3), "")], in: bytes))
    #expect(isUntouched(bytes, outside: [], in: bytes))
  }
}
