/// Eight bytes looked at in one step, the first one lowest.
extension UInt64 {
  private static let lowBits: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// Whether all eight bytes are ASCII.
  package var isASCII: Bool { self & Self.highBits == 0 }

  /// The number of bytes that are ASCII before the first that is not.
  package var asciiPrefixLength: Int { (self & Self.highBits).trailingZeroBitCount &>> 3 }

  /// The high bit of the lowest byte that is `byte`, or 0; bits above it mean nothing.
  @inline(__always)
  package func lowestByte(equalTo byte: UInt8) -> UInt64 {
    let difference = self ^ (Self.lowBits &* UInt64(byte))
    return (difference &- Self.lowBits) & ~difference & Self.highBits
  }

  /// The high bit of the lowest byte that is no printable ASCII, or 0; bits above it mean nothing.
  ///
  /// Below 0x20 the difference borrows, at 0x7F the sum reaches 0x80.
  @inline(__always)
  package var lowestUnprintableByte: UInt64 {
    ((self &- Self.lowBits &* 0x20) | (self &+ Self.lowBits) | self) & Self.highBits
  }
}

extension Span where Element == UInt8 {
  /// The eight bytes from `offset` on, the first one lowest; they must all exist, as the load checks.
  @inline(__always)
  package func word(at offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The bytes of `offset..<end`, of which there is at least one; the first eight where there are more, the first
  /// one lowest.
  @inline(__always)
  package func word(at offset: Int, upTo end: Int) -> UInt64 {
    guard let word = eightBytes(at: offset) else { return wordAtEnd(at: offset, upTo: end) }
    let unwanted = UInt64(truncatingIfNeeded: Swift.max(0, 8 &- (end &- offset)) &* 8)
    return (word &<< unwanted) &>> unwanted
  }

  /// The last eight bytes of `start..<end`, or all where there are fewer, the first one lowest.
  @inline(__always)
  package func lastWord(of start: Int, _ end: Int) -> UInt64 {
    if end &- start >= 8 { return word(at: end &- 8) }
    return start < end ? word(at: start, upTo: end) : 0
  }

  @inline(never)
  private func wordAtEnd(at offset: Int, upTo end: Int) -> UInt64 {
    var word: UInt64 = 0
    for index in (offset..<Swift.min(end, offset + 8)).reversed() {
      word = word << 8 | UInt64(self[index])
    }
    return word
  }

  /// The eight bytes from `offset` on, the first one lowest; nil unless all of them exist.
  @inline(__always)
  package func eightBytes(at offset: Int) -> UInt64? {
    // One comparison for both ends, which loops need not work out again.
    guard UInt(bitPattern: offset) < UInt(bitPattern: Swift.max(count &- 7, 0)) else { return nil }
    return uncheckedWord(at: offset)
  }

  /// The sixteen bytes from `offset` on, eight and eight; nil unless all of them exist.
  @inline(__always)
  package func sixteenBytes(at offset: Int) -> (UInt64, UInt64)? {
    guard UInt(bitPattern: offset) < UInt(bitPattern: Swift.max(count &- 15, 0)) else { return nil }
    return (uncheckedWord(at: offset), uncheckedWord(at: offset &+ 8))
  }

  @inline(__always)
  private func uncheckedWord(at offset: Int) -> UInt64 {
    UInt64(
      littleEndian: unsafe bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: offset, as: UInt64.self))
  }
}
