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

/// A word whose high bits show, from the low end up to the first, which bytes of `word` are zero.
private func zeroBytes(_ word: UInt64) -> UInt64 {
  (word &- repeated(0x01)) & ~word & repeated(0x80)
}

/// The word that has `byte` in each of its eight places.
private func repeated(_ byte: UInt64) -> UInt64 {
  byte &* 0x0101_0101_0101_0101
}
