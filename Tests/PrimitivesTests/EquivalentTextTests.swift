import Primitives
import Testing
import W8TestSupport

@Suite struct EquivalentTextTests {
  private static let pieces = [
    "a", "e", "é", "e\u{301}", "ẹ", "\u{323}", "\u{301}", "i\u{307}", "卧", "😀", "\u{1A}", "c3", "K",
    "\u{212A}", "Å", "\u{212B}", "A\u{30A}", "가", "\u{1100}\u{1161}", "क\u{93C}", "\u{958}", " ",
  ]

  /// Pairs, of which many are equivalent and not the same.
  @Test func spellingsAreEqualInTheirBytesWhereTextsAreEqual() {
    var random = SeededGenerator(seed: 1)
    func next() -> String {
      (0..<Int.random(in: 0...3, using: &random))
        .map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
    }
    var equal = 0
    for _ in rounds(250_000) {
      let (one, other) = (next(), next())
      let (first, second) = (equivalentSpelling(one), equivalentSpelling(other))
      let areSame = first.utf8.elementsEqual(second.utf8)
      if areSame != (one == other) {
        Issue.record("\(one.debugDescription) \(other.debugDescription)")
      }
      if areSame, !one.utf8.elementsEqual(other.utf8) { equal += 1 }
    }
    #expect(equal > 250)
  }

  /// What is typed is mostly in normal form.
  @Test(arguments: ["", "Squat", "Жим лёжа", "Développé", "卧推", "😀", "โยคะ", "שְׁלוֹם"])
  func textsInNormalFormStayAsTheyAre(_ text: String) {
    #expect(equivalentSpelling(text).utf8.elementsEqual(text.utf8))
  }

  @Test func longTextsStayAsTheyAre() {
    let marks = "a" + String(repeating: "\u{301}\u{323}", count: 5_000)
    #expect(equivalentSpelling(marks).utf8.elementsEqual(marks.utf8))
  }
}
