import Testing
import W8TestSupport
import W8Text

@Suite struct UTF8ValidationTests {
  @Test(
    arguments: [
      ([], []),
      (Array("plain, é, 卧推, 😀, and more than eight bytes of it".utf8), []),
      ([0x61, 0xFF, 0x62], [TextRange(1, 2)]),
      ([0xFF, 0xFE, 0x61, 0xE2, 0x82], [TextRange(0, 2), TextRange(3, 5)]),
      // A surrogate's three bytes and an overlong slash: all bad, and adjacent.
      ([0xED, 0xA0, 0x80, 0xC0, 0xAF], [TextRange(0, 5)]),
      (Array("0123456789".utf8) + [0x80], [TextRange(10, 11)]),
    ] as [([UInt8], [TextRange])])
  func findsTheLongestRuns(bytes: [UInt8], runs: [TextRange]) {
    let whole = TextRange(0, bytes.count)
    #expect(invalidUTF8Runs(in: bytes, range: whole) == runs)
    #expect(firstInvalidUTF8Offset(in: bytes, range: whole) == runs.first?.start)
  }

  @Test func looksAtTheRangeOnly() {
    let bytes: [UInt8] = [0xFF, 0x61, 0xFF]
    #expect(firstInvalidUTF8Offset(in: bytes, range: TextRange(1, 2)) == nil)
    #expect(firstInvalidUTF8Offset(in: bytes, range: TextRange(1, .max)) == 2)
    #expect(firstInvalidUTF8Offset(in: bytes, range: TextRange(.min, .max)) == 0)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func agreesWithTheStandardLibrary(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bytes = random.text(pieces: 4)
    let isValid = firstInvalidUTF8Offset(in: bytes, range: TextRange(0, bytes.count)) == nil
    #expect(isValid == (String(validating: bytes, as: UTF8.self) != nil))
  }
}
