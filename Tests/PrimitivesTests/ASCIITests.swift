import Primitives
import Testing

@Suite struct ASCIITests {
  @Test func digitsAreThoseOfTheStandardLibrary() {
    for byte in UInt8.min ... .max {
      let isASCII = byte < 0x80
      let character = Character(Unicode.Scalar(byte))
      #expect(isDigit(byte) == (isASCII && character.isWholeNumber))
      #expect(
        hexadecimalValue(of: byte).map(Int.init) == (isASCII ? character.hexDigitValue : nil))
      let (high, low) = hexadecimalDigits(of: byte)
      #expect(
        UInt8(String(decoding: [high, low], as: UTF8.self), radix: 16) == byte)
      #expect(high != UInt8(ascii: "A") && low != UInt8(ascii: "A"))
    }
  }

  @Test func onlyLettersHaveCase() {
    for byte in UInt8.min ... .max {
      let scalar = Unicode.Scalar(byte)
      let isASCII = byte < 0x80
      let small = isASCII ? Character(scalar).lowercased().utf8.first : byte
      let capital = isASCII ? Character(scalar).uppercased().utf8.first : byte
      #expect(lowercased(byte) == small)
      #expect(uppercased(byte) == capital)
    }
    #expect(startsIgnoringCase(Array("Content: x".utf8)[...], with: Array("content".utf8)))
    #expect(!startsIgnoringCase(Array("Cont".utf8)[...], with: Array("content".utf8)))
  }

  @Test func exactTextsDifferWhereBytesDo() {
    #expect(ExactText("\u{E9}") != ExactText("e\u{301}"))
    #expect(ExactText("\u{E9}") == ExactText("\u{E9}"))
  }

  @Test func exactTextsStandInTheOrderOfTheirBytes() {
    // As text, U+0344 is U+0308 with U+0301, and U+212B is U+00C5.
    let texts: [ExactText] = [
      "", "\0", "a", "a\0", "aa", "b", "e\u{301}", "z", "\u{C5}", "\u{E9}", "\u{308}\u{301}",
      "\u{344}", "\u{212B}", "\u{FF21}", "\u{1F600}",
    ]
    #expect(texts.reversed().sorted() == texts)
    for (index, text) in texts.enumerated() {
      for (other, second) in texts.enumerated() {
        #expect((text < second) == (index < other) && (text == second) == (index == other))
        #expect(
          (text < second) == text.text.utf8.lexicographicallyPrecedes(second.text.utf8))
      }
    }
  }

  @Test func exactTextsReadAsTheirText() {
    #expect("\(ExactText("e\u{301}"))".utf8.elementsEqual("e\u{301}".utf8))
  }
}
