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
    let decoded = decodeScalar(in: Array("\u{FFFD}".utf8).span, at: 0)
    #expect(!decoded.isInvalid)
    #expect(decoded.byteCount == 3)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func scalarsTileAnyBytes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let plain = PlainText(bytes: random.text(pieces: 60))
    var offsets = [0]
    while let offset = offsets.last, offset < plain.bytes.count {
      offsets.append(offset + decodeScalar(in: plain.bytes.span, at: offset).byteCount)
    }
    #expect(offsets == plain.scalarStarts)
  }
}
