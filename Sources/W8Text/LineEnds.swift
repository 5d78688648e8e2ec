extension UInt8 {
  /// The byte that ends a line.
  package static let lineFeed: UInt8 = 0x0A
  /// The byte that may stand before a line feed; on its own it ends a line for editors only.
  package static let carriageReturn: UInt8 = 0x0D
}

/// The offset of the first LF or CR from `start` on, or the end of `bytes`.
package func nextLineBreak(in bytes: borrowing Span<UInt8>, from start: Int) -> Int {
  var offset = start
  while offset + 8 <= bytes.count {
    let word = bytes.word(at: offset)
    let found = word.lowestByte(equalTo: .lineFeed) | word.lowestByte(equalTo: .carriageReturn)
    if found != 0 { return offset + found.trailingZeroBitCount / 8 }
    offset += 8
  }
  while offset < bytes.count, bytes[offset] != .lineFeed, bytes[offset] != .carriageReturn {
    offset += 1
  }
  return offset
}

/// The offset of the first byte from `start` on that is no printable ASCII, or the end of `bytes`.
@inline(__always)
package func nextUnprintable(in bytes: borrowing Span<UInt8>, from start: Int) -> Int {
  var offset = start
  while let words = bytes.sixteenBytes(at: offset) {
    let first = words.0.lowestUnprintableByte
    let second = words.1.lowestUnprintableByte
    if first | second == 0 {
      offset &+= 16
    } else if first != 0 {
      return offset &+ first.trailingZeroBitCount / 8
    } else {
      return offset &+ 8 &+ second.trailingZeroBitCount / 8
    }
  }
  while offset < bytes.count, bytes[offset] &- 0x20 < 0x5F { offset &+= 1 }
  return offset
}
