import Testing

@testable import W8Reports

@Suite struct DisplayWidthTests {
  @Test(
    arguments: [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("↓ 0.4", 5), ("–", 1), ("…", 1),
      ("体重", 4), ("한글", 4), ("ｶﾅ", 2), ("Ａ", 2), ("👍", 2), ("\u{200D}", 0),
    ])
  func columnsAreCounted(text: String, expected: Int) {
    #expect(displayWidth(text) == expected)
  }

  @Test func paddingCountsColumns() {
    #expect("体重".paddedLeft(to: 6) == "  体重")
    #expect("体重".paddedRight(to: 6) == "体重  ")
    #expect("long".paddedLeft(to: 2) == "long")
  }
}
