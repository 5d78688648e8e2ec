import Primitives
import Testing

@Suite struct SingleSpacesTests {
  @Test(arguments: [
    ("", ""), ("  ", ""), ("a", "a"), (" a  b\t", "a b"), ("é\u{A0}\u{A0}卧😀", "é 卧😀"),
    // A mark behind a space does not hold it back.
    ("a \u{301}b", "a \u{301}b"),
  ])
  func runsOfSpacesAreOne(_ text: String, _ expected: String) {
    let found = withSingleSpaces(text, where: \.properties.isWhitespace)
    #expect(found.utf8.elementsEqual(expected.utf8))
  }

  /// Each text of up to six of these, and what the words of it joined by spaces are.
  @Test func itIsWhatItsWordsJoinedAre() {
    let pieces: [Unicode.Scalar] = [" ", "\t", "a", "é", "\u{301}"]
    var texts: [[Unicode.Scalar]] = [[]]
    for _ in 0..<6 {
      texts += texts.filter { $0.count == texts.last?.count }.flatMap { text in
        pieces.map { text + [$0] }
      }
    }
    #expect(texts.count == 19_531)
    for text in texts {
      let words = text.split { $0 == " " || $0 == "\t" }
      let joined = words.map { String(String.UnicodeScalarView($0)) }.joined(separator: " ")
      let found = withSingleSpaces(String(String.UnicodeScalarView(text))) {
        $0 == " " || $0 == "\t"
      }
      if !found.utf8.elementsEqual(joined.utf8) { Issue.record("\(text)") }
    }
  }
}
