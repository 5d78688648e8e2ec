import Testing
import W8Syntax
import W8TestSupport
import W8Text

/// A parser that has read other sections reads as a new one does, and finds the lines and their ends.
@Suite struct SectionParserTests {
  @Test(arguments: FuzzRecipe.allCases)
  func whatWasReadBeforeChangesNothing(_ recipe: FuzzRecipe) {
    var lines = FuzzLines(recipe, seed: 3)
    var parser = SectionParser()
    for _ in 0..<40 {
      var text: [UInt8] = []
      lines.append(50, to: &text)
      for location in [SectionLocation.first, .later] { expectSameTree(text, location, &parser) }
    }
  }

  @Test(arguments: [
    "", "\n", "\n\n", "03 80", "03 80\r", "03 80\r\n", "\r\n\r\n", "03 80\r\r\n04 81\n",
    "\u{FEFF}", "\u{FEFF}03 80\n    Squat: 5 100\n", "\u{FEFF}\n\u{FEFF}\n",
    "    Squat: 5 100\n\t> caf\u{E9}\n    Row: 5\t100\n    Curl: 8/8/7! 20.5KG @8.5, w5 (easy)",
    "    Squat: 5 100, 5 100, w5 100 (a, b), 5 100,5 100, 5 100 ,5 100, 5 100 , 5 100",
    "    Squat: 5 100, 5 100\n    Squat: 5 100 > five\n    Squat: 5 100\n    Squat: 5 100 (a, b)\n    Row: 5 100 (a",
    "    Squat: w5 60, 5 0, 5 100kg, 5 100lb, 5 999\n    Squat: w5 60kg, 5 100kg\n    Squat: 5 0\n    Squat: 5 999\n    Squat:\n",
    "\tSquat:\t5 100,\t5 100\n  Pull-up 2 :   w5 60,   5 100  ,  5 100\nSquat: 5 100\n    squat_b: 5 82,5, 5 82,5\n",
    "    Squat: 12345678 5, 5 100 (twelve), 5 100 (thirteen), 5 100 (fourteen), 5\n    Squat: 3x5 100 @8,5",
    "03 80\r\n    Squat: 3x5 100, 5 110\r\n    Row: 5 100\r\r\n\r\n    Dip: 5 bw\r\n    Curl: 5\r",
    "    Squat: 5 100\u{A0}kg\n    Squat: 5\u{0}100\n    Squat: 5 100",
  ])
  func soDoAllSortsOfLineEndsAndOddBytes(_ text: String) {
    var parser = SectionParser()
    for location in [SectionLocation.first, .later] {
      expectSameTree(Array(text.utf8), location, &parser)
    }
  }

  private func expectSameTree(
    _ text: [UInt8], _ location: SectionLocation, _ parser: inout SectionParser
  ) {
    let tree = parser.parse(TextSection(text), location)
    let plain = parse(text, location)
    #expect(tree.text == text)
    expectLines(of: tree)
    #expect(tree.lines.map(\.kind) == plain.lines.map(\.kind))
    #expect(tree.lines.map(\.isVerbatim) == plain.lines.map(\.isVerbatim))
    #expect(tree.faults == plain.faults)
    #expect(tree.lineEndings == plain.lineEndings)
    #expect(tree.directiveLines == tree.lines.indices.filter { tree.lines[$0].kind == .directive })
    #expect(tree.directiveLines == plain.directiveLines)
    #expect(tree.rows.count == plain.rows.count)
    #expect(tree.directives == plain.directives)
    for line in tree.lines.indices {
      #expect(tree.fullRange(ofLine: line) == plain.fullRange(ofLine: line))
      #expect(tree.contentRange(ofLine: line) == plain.contentRange(ofLine: line))
      #expect(Array(tree.tokens(ofLine: line)) == Array(plain.tokens(ofLine: line)))
    }
  }

  /// Lines end behind each LF and at the end of the text; the CRs before that are of the line end.
  private func expectLines(of tree: SyntaxTree) {
    var endings = (lineFeeds: 0, carriageReturns: 0, lacksFinal: false)
    var lines: [TextRange] = []
    var start = 0
    while start < tree.text.count {
      let lineFeed = tree.text[start...].firstIndex(of: .lineFeed)
      let end = lineFeed ?? tree.text.count
      let content = tree.text[start..<end].lastIndex { $0 != .carriageReturn }.map { $0 + 1 }
      lines.append(TextRange(start, content ?? start))
      if (content ?? start) < end {
        endings.carriageReturns += 1
      } else if lineFeed != nil {
        endings.lineFeeds += 1
      }
      if lineFeed == nil { endings.lacksFinal = true }
      start = end + 1
    }
    #expect(tree.lines.indices.map(tree.contentRange(ofLine:)) == lines)
    #expect(tree.lineEndings.lineFeeds == endings.lineFeeds)
    #expect(tree.lineEndings.carriageReturns == endings.carriageReturns)
    #expect(tree.lineEndings.lacksFinal == endings.lacksFinal)
  }

  /// However many names there are, and in whatever order: equal bytes have one id, others have others.
  @Test func namesHaveIDs() {
    var parser = SectionParser()
    var ids: [UInt32: String] = [:]
    for round in 0..<2 {
      let numbers = (1...3_000).map { round == 0 ? $0 : 3_001 - $0 }
      let text = numbers.map { "    Exercise of some length \($0 % 900): 5 1\n" }.joined()
      let tree = parser.parse(TextSection(Array(text.utf8)), .later)
      for (row, number) in zip(tree.rows.filter { $0.isOf(.name) }, numbers) {
        let name = "Exercise of some length \(number % 900)"
        #expect(ids[row.value, default: name] == name)
        ids[row.value] = name
      }
    }
    #expect(ids.count == 900)
    let names = parser.finish()
    #expect(names.count == 900 && ids.allSatisfy { names.string(Int($0.key)) == $0.value })
  }
}
