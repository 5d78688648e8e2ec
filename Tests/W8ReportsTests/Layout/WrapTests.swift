import Testing

@testable import W8Reports

@Suite struct WrapTests {
  @Test(
    arguments: [
      ("", 10, [""]),
      ("   ", 10, [""]),
      ("one", 3, ["one"]),
      ("one two three", 7, ["one two", "three"]),
      ("one two three", 6, ["one", "two", "three"]),
      ("a incomprehensible word", 5, ["a", "incom", "prehe", "nsibl", "e", "word"]),
      ("体重 体重", 8, ["体重", "体重"]),
      ("体重 体重", 9, ["体重 体重"]),
      ("体重体重", 5, ["体重", "体重"]),
      ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
      ("体重", 1, ["体", "重"]),  // wider than the line, and never cut in two
      ("one", 0, ["o", "n", "e"]),
    ] as [(String, Int, [String])])
  func noLineIsWider(text: String, width: Int, expected: [String]) {
    #expect(wrap(text, width: width) == expected)
  }

  @Test(
    arguments: [
      ("a, bb, ccc", 20, ["a, bb, ccc"]),
      ("a, bb, ccc", 10, ["a, bb, ccc"]),
      ("a, bb, ccc", 9, ["a, bb,", "ccc"]),
      ("a, bb, ccc", 3, ["a,", "bb,", "ccc"]),
      ("3x5 100 @8, 5 80", 4, ["3x5", "100", "@8,", "5 80"]),
      ("", 4, [""]),
    ] as [(String, Int, [String])])
  func listsBreakBehindCommas(text: String, width: Int, expected: [String]) {
    #expect(broken(text, .list, width: width) == expected)
  }

  @Test func whatFitsStaysAsItIs() {
    #expect(broken("a  b", .words, width: 4) == ["a  b"])
    #expect(broken("a  b c", .words, width: nil) == ["a  b c"])
    #expect(broken("a  b c", .never, width: 2) == ["a  b c"])
  }
}
