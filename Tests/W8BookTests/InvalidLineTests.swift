import Testing
import W8Book
import W8Laws
import W8TestSupport
import W8Text

/// The first line that is not UTF-8 is known by what was read: it is that of the first byte which no scalar has.
@Suite struct InvalidLineTests {
  @Test(arguments: FuzzRecipe.allCases)
  func theLineIsThatOfTheFirstByte(_ recipe: FuzzRecipe) {
    var lines = FuzzLines(recipe, seed: 11)
    for count in 0..<300 {
      var text: [UInt8] = []
      lines.append(count % 12, to: &text)
      #expect(analyze(text)?.root.firstLineNotUTF8 == expectedLine(of: text))
    }
  }

  @Test(arguments: [9_990, 10_020])
  func soItIsOfALineThatIsTooLong(length: Int) {
    let long = Array(repeating: UInt8(ascii: "a"), count: length)
    for end in [[], [0xFF], Array("é".utf8), [0xC3]] as [[UInt8]] {
      let text = Array("# 2026-01\n\n03 82.1 > ".utf8) + long + end + Array("\n04 82.2\n".utf8)
      #expect(analyze(text)?.root.firstLineNotUTF8 == expectedLine(of: text))
      #expect(analyze(text)?.root.firstLineNotUTF8 == (end.isEmpty || end.count == 2 ? nil : 3))
    }
  }

  private func expectedLine(of text: [UInt8]) -> Int? {
    firstInvalidUTF8Offset(in: text, range: TextRange(0, text.count)).map { offset in
      text[..<offset].count { $0 == 0x0A } + 1
    }
  }
}
