// Runs that are long in a well-kept log are looked at eight bytes in one step.

/// Moves past spaces and tabs.
@inline(__always)
func skipPlainBlanks(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
  guard start < end, text[start].isBlank else { return start }
  return skipBlankRun(text, start &+ 1, end)
}

private func skipBlankRun(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
  var index = start
  while index &+ 8 <= end {
    let others = text.eightBytes(at: index) ^ repeated(0x20)
    index &+= others.trailingZeroBitCount / 8
    if others != 0 { break }
  }
  while index < end, text[index].isBlank { index &+= 1 }
  return index
}

/// The offset of the first byte of `start..<end` that is no ASCII letter, digit, `-` or space, or the end.
@inline(__always)
func skipPlainName(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
  var index = start
  while index &+ 8 <= text.count {
    let others = othersThanName(text.eightBytes(at: index))
    index &+= others.trailingZeroBitCount / 8
    if others != 0 || index >= end { return min(index, end) }
  }
  while index < end, othersThanName(UInt64(text[index])) & 0xFF == 0 { index &+= 1 }
  return index
}

/// The high bit of each of eight bytes that is no ASCII letter, digit, `-` or space.
@inline(__always)
private func othersThanName(_ bytes: UInt64) -> UInt64 {
  let high = repeated(0x80)
  let ascii = bytes & ~high
  // Above 0x7F goes what is at least the first of a range, and not what is behind its last.
  let letters = ascii | repeated(0x20)
  let isLetter = (letters &+ repeated(0x80 - 0x61)) & ~(letters &+ repeated(0x80 - 0x7B))
  let isDigit = (ascii &+ repeated(0x80 - 0x30)) & ~(ascii &+ repeated(0x80 - 0x3A))
  let isNoSpace = (ascii ^ repeated(0x20)) &+ repeated(0x7F)
  let isNoHyphen = (ascii ^ repeated(0x2D)) &+ repeated(0x7F)
  return (~(isLetter | isDigit) & isNoSpace & isNoHyphen | bytes) & high
}

@inline(__always)
private func repeated(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }

extension Span where Element == UInt8 {
  /// The eight bytes from `offset` on, the first one lowest; they must all exist, as the load checks.
  @inline(__always)
  fileprivate func eightBytes(at offset: Int) -> UInt64 {
    UInt64(
      littleEndian: unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}
