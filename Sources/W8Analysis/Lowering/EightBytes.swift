import W8Text

extension Span where Element == UInt8 {
  /// The eight bytes from `offset` on as one number, the first one lowest; they must all exist, as the load
  /// checks.
  @inline(__always)
  func eightBytes(at offset: Int) -> UInt64 {
    UInt64(
      littleEndian: unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Whether `byte` is among the bytes in `range`.
  func contains(_ byte: UInt8, in range: TextRange) -> Bool {
    let wanted = UInt64(byte) &* 0x0101_0101_0101_0101
    var index = range.start
    while index &+ 8 <= range.end {
      let difference = eightBytes(at: index) ^ wanted
      // A byte borrows only where it, or one below it, is zero.
      if (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080 != 0 {
        return true
      }
      index &+= 8
    }
    while index < range.end {
      if self[index] == byte { return true }
      index &+= 1
    }
    return false
  }
}
