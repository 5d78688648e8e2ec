import Testing
import W8Syntax
import W8TestSupport
import W8Text

/// What a section knows of its lines saves work, and changes nothing.
@Suite struct SectionParserTests {
  @Test(arguments: FuzzRecipe.allCases)
  func aSectionReadsAsItsBytesDo(_ recipe: FuzzRecipe) {
    var lines = FuzzLines(recipe, seed: 3)
    var parser = SectionParser()
    for _ in 0..<40 {
      var text: [UInt8] = []
      lines.append(50, to: &text)
      for place in [SectionPlace.first, .later] { expectSameTree(text, place, &parser) }
    }
  }

  @Test(arguments: [
    "", "\n", "\n\n", "03 80", "03 80\r", "03 80\r\n", "\r\n\r\n", "03 80\r\r\n04 81\n",
    "\u{FEFF}", "\u{FEFF}03 80\n    Squat: 5 100\n", "\u{FEFF}\n\u{FEFF}\n",
    "    Squat: 5 100\n\t> caf\u{E9}\n    Row: 5\t100\n    Curl: 8/8/7! 20.5KG @8.5, w5 (easy)",
    "    Squat: 5 100\u{A0}kg\n    Squat: 5\u{0}100\n    Squat: 5 100",
  ])
  func soDoAllSortsOfLineEndsAndOddBytes(_ text: String) {
    var parser = SectionParser()
    for place in [SectionPlace.first, .later] { expectSameTree(Array(text.utf8), place, &parser) }
  }

  private func expectSameTree(
    _ text: [UInt8], _ place: SectionPlace, _ parser: inout SectionParser
  ) {
    let tree = parser.parse(TextSection(text), place)
    let plain = parse(text, place)
    #expect(tree.text == text)
    #expect(tree.lines.map(\.kind) == plain.lines.map(\.kind))
    #expect(tree.lines.map(\.isFrozen) == plain.lines.map(\.isFrozen))
    #expect(tree.faults == plain.faults)
    #expect(tree.lineEndings == plain.lineEndings)
    for line in tree.lines.indices {
      #expect(tree.fullRange(ofLine: line) == plain.fullRange(ofLine: line))
      #expect(tree.contentRange(ofLine: line) == plain.contentRange(ofLine: line))
      #expect(Array(tree.tokens(ofLine: line)) == Array(plain.tokens(ofLine: line)))
    }
  }
}
