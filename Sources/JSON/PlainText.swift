import Primitives

/// The offset of the first byte from `start` on that a JSON string cannot simply contain: a quote, a
/// backslash or a control character; the count of `bytes` when there is none.
func endOfPlainText(in bytes: RawSpan, from start: Int) -> Int {
  var offset = start
  // Eight bytes at a time; the lowest byte found is exact (Warren, "Hacker's Delight", 6-1).
  while bytes.byteCount - offset >= 8 {
    let word = UInt64(
      littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
    let found =
      zeroBytes(word ^ repeated(0x22)) | zeroBytes(word ^ repeated(0x5C))
      | (word &- repeated(0x20)) & ~word & repeated(0x80)
    if found != 0 { return offset + found.trailingZeroBitCount / 8 }
    offset += 8
  }
  while offset < bytes.byteCount {
    let byte = bytes.unsafeLoad(fromByteOffset: offset, as: UInt8.self)
    if byte < 0x20 || byte == 0x22 || byte == 0x5C { break }
    offset += 1
  }
  return offset
}

/// The offset of the first byte of `range` of valid UTF-8, in which no control character of ASCII but DEL stands, at which a
/// scalar begins that a terminal would obey; the end of the range when there is none.
func endOfShownText(in bytes: RawSpan, _ range: Range<Int>) -> Int {
  var offset = range.lowerBound
  while offset < range.upperBound {
    if range.upperBound - offset >= 8 {
      let word = bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
      // Bytes that begin no ASCII, and DEL.
      if (word | word &+ repeated(0x01)) & repeated(0x80) == 0 {
        offset += 8
        continue
      }
    }
    if bytes.unsafeLoad(fromByteOffset: offset, as: UInt8.self) >= 0x7F,
      let (scalar, _) = basicScalar(bytes, at: offset), scalar.isObeyedByTerminals
    {
      break
    }
    offset += 1
  }
  return offset
}

/// The scalar of the Basic Multilingual Plane at `offset` of valid UTF-8 and the count of its bytes, which are at most
/// three; nil inside a scalar and where another plane begins.
func basicScalar(_ bytes: RawSpan, at offset: Int) -> (scalar: Unicode.Scalar, byteCount: Int)? {
  func byte(_ index: Int) -> UInt32 {
    UInt32(bytes.unsafeLoad(fromByteOffset: offset + index, as: UInt8.self))
  }
  let (value, count) =
    switch byte(0) {
    case ..<0x80: (byte(0), 1)
    case 0xC0..<0xE0: ((byte(0) & 0x1F) << 6 | byte(1) & 0x3F, 2)
    case 0xE0..<0xF0: ((byte(0) & 0x0F) << 12 | (byte(1) & 0x3F) << 6 | byte(2) & 0x3F, 3)
    default: (UInt32.max, 0)
    }
  return Unicode.Scalar(value).map { ($0, count) }
}

/// A word whose high bits show, from the low end up to the first, which bytes of `word` are zero.
private func zeroBytes(_ word: UInt64) -> UInt64 {
  (word &- repeated(0x01)) & ~word & repeated(0x80)
}

/// The word that has `byte` in each of its eight places.
private func repeated(_ byte: UInt64) -> UInt64 {
  byte &* 0x0101_0101_0101_0101
}
