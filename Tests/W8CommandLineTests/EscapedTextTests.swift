import Testing

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
}
