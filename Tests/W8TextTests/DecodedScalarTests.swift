import Testing
import W8TestSupport
import W8Text

@Suite struct DecodedScalarTests {
  @Test func everyScalarIsReadBack() {
    var failures = 0
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let bytes = Array(String(Character(scalar)).utf8)
      let decoded = decodeScalar(in: bytes.span, at: 0)
      if decoded.scalar != scalar || decoded.byteCount != bytes.count || decoded.isInvalid {
        failures += 1
      }
    }
    #expect(failures == 0)
  }

  @Test(
    arguments: [
      [0x80], [0xBF], [0xFE], [0xFF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x41],
      [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF], [0xE2, 0x82], [0xE2, 0x41, 0x80],
      [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
      [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80],
    ] as [[UInt8]])
  func whatIsNotWellFormedStandsForOneByte(bytes: [UInt8]) {
    let decoded = decodeScalar(in: bytes.span, at: 0)
    #expect(decoded.isInvalid)
    #expect(decoded.byteCount == 1)
    #expect(decoded.scalar == "\u{FFFD}")
  }

  @Test func theReplacementCharacterItselfIsValid() {
    let scalars = Array(ScalarSequence(Array("\u{FFFD}".utf8)))
    #expect(scalars.map(\.isInvalid) == [false])
    #expect(scalars.map(\.byteCount) == [3])
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func theSequenceTilesAnyBytes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let plain = PlainText(bytes: random.text(pieces: 60))
    var sequence = ScalarSequence(plain.bytes)
    var offsets = [sequence.offset]
    while sequence.next() != nil { offsets.append(sequence.offset) }
    #expect(offsets == plain.scalarStarts)
  }

  @Test func theSequenceStaysInItsRange() {
    let bytes = Array("aéb".utf8)
    #expect(ScalarSequence(bytes, in: TextRange(1, 3)).map(\.scalar) == ["é"])
    #expect(ScalarSequence(bytes, in: TextRange(-9, .max)).map(\.scalar) == ["a", "é", "b"])
  }
}
