import Primitives
import Testing

@Suite struct CaseFoldingTests {
  /// Every letter that has a counterpart of one scalar: the two are one, and nothing is folded further.
  @Test func counterpartsAreOne() {
    let scalars = (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
    for scalar in scalars where scalar != "\u{131}" && scalar != "\u{345}" {
      let (upper, lower) = (scalar.properties.uppercaseMapping, scalar.properties.lowercaseMapping)
      let folded = caseFolded(String(scalar))
      for other in [upper, lower] where other.unicodeScalars.count == 1 {
        if caseFolded(other) != folded { Issue.record("\(scalar) and \(other)") }
      }
      if caseFolded(folded) != folded { Issue.record("\(scalar)") }
    }
  }

  /// All but the letters with several forms in lower case are those of the standard library.
  @Test func mostAreInLowerCase() {
    let scalars = (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
    let others = scalars.filter {
      !caseFolded(String($0)).utf8.elementsEqual(String($0).lowercased().utf8)
    }
    #expect(others.count < 40)
    #expect(others.contains("\u{3C2}") && others.contains("\u{17F}"))
  }

  @Test(arguments: ["", "A", "Bench PRESS", "ÉTÉ", "e\u{301}", "İ", "Ångström x5"])
  func ofATextAlone(_ text: String) {
    #expect(caseFolded(text).utf8.elementsEqual(text.lowercased().utf8))
  }

  @Test func theLastLetterOfAWordIsThatWithinIt() {
    #expect(caseFolded("ΚΆΜΨΕΙΣ") == caseFolded("Κάμψεις"))
    #expect(caseFolded("ı") != caseFolded("i"))
  }
}
