import Testing

@testable import W8CommandLine

@Suite struct EscapedTextTests {
  /// The common ones are shown without asking the tables of Unicode.
  @Test func scalarsAreShownAsTheTablesOfUnicodeSay() {
    for scalar in (0x80...UInt32(UInt16.max)).lazy.compactMap(Unicode.Scalar.init) {
      let text = String(scalar)
      let isShown = scalar.properties.isGraphemeBase && !scalar.properties.isWhitespace
      if (escaped(Array(text.utf8)[...]) == text) != isShown { Issue.record("\(scalar.value)") }
    }
  }

  @Test func documentsTellWhatPagesTell() {
    let log = "# 2026-01 \"a\\b\"\n03\u{A0}Sat 82,4? \u{7}x  > é “so” –\n\tSquat: 3x5 1o\n"
    let world = FakeWorld(["a.w8log": log])
    let page = world.run("debug", "tokens", "a.w8log").output
    let document = world.run("debug", "tokens", "-O", "json", "a.w8log").output
    let told = page.split(separator: "\n").map { line in
      line.drop { $0 != "\"" }.dropFirst().dropLast()
    }
    // JSON escapes the backslashes and quotes of what the page says.
    let written = told.map { text in
      "\"text\":\"" + text.map { "\\\"".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "\""
    }
    #expect(told.count > 15)
    var rest = document[...]
    for text in written {
      guard let found = rest.firstRange(of: text) else {
        Issue.record("\(text)")
        continue
      }
      rest = rest[found.upperBound...]
    }
    #expect(!rest.contains("\"text\""))
  }
}
