import Testing

@testable import W8CommandLine

@Suite struct WrapTests {
  @Test(
    arguments: [
      ("", 10, [""]),
      ("   ", 10, [""]),
      ("one", 3, ["one"]),
      ("one two three", 7, ["one two", "three"]),
      ("one two three", 6, ["one", "two", "three"]),
      ("incomprehensible word", 5, ["incomprehensible", "word"]),
      ("体重 体重", 8, ["体重", "体重"]),
      ("体重 体重", 9, ["体重 体重"]),
    ] as [(String, Int, [String])])
  func wordsStayWhole(text: String, width: Int, expected: [String]) {
    #expect(wrap(text, width: width) == expected)
  }
}
