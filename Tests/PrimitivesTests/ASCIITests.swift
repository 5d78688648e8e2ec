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
}
