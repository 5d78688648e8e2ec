import Testing

@testable import W8CommandLine
@testable import W8Reports

@Suite struct EscapedTextTests {
  /// The common ones are shown without asking the tables of Unicode.
  @Test func scalarsAreShownAsTheTablesOfUnicodeSay() {
    for scalar in (0x80...UInt32(UInt16.max)).lazy.compactMap(Unicode.Scalar.init) {
      let text = String(scalar)
      let isShown = scalar.properties.isGraphemeBase && !scalar.properties.isWhitespace
      if (escapedBytes(Array(text.utf8)[...]) == text) != isShown {
        Issue.record("\(scalar.value)")
      }
    }
  }

  /// JSON escapes the backslashes and quotes of what is escaped already.
  @Test func documentsTellEscapedTexts() {
    let log = "# 2026-01 \"a\\b\"\n03\u{A0}Sat 82,4? \u{7}x  > é “so” –\n"
    let output = FakeWorld(["a.w8log": log]).run("json", "--ast", "--lenient", "a.w8log").output
    for text in [#"\\\"a\\\\b\\\""#, "82,4?", #"\\u{0007}x"#, #"> é “so” –"#] {
      #expect(output.contains(#""text":""# + text), "\(text)")
    }
  }
}
