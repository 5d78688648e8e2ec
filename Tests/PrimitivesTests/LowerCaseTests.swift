import Primitives
import Testing

@Suite struct LowerCaseTests {
  /// Every scalar, in texts with others.
  @Test func itIsThatOfTheStandardLibrary() {
    let scalars = (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
    for start in stride(from: 0, to: scalars.count, by: 50) {
      var text = "Σ".unicodeScalars
      text += scalars[start..<min(start + 50, scalars.count)]
      let (ours, theirs) = (lowerCase(String(text)), String(text).lowercased())
      if !ours.utf8.elementsEqual(theirs.utf8) { Issue.record("\(scalars[start])") }
    }
  }

  @Test(arguments: ["", "A", "Bench PRESS", "ÉTÉ", "e\u{301}", "İ", "Ångström x5"])
  func ofATextAlone(_ text: String) {
    #expect(lowerCase(text).utf8.elementsEqual(text.lowercased().utf8))
  }
}
