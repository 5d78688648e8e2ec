/// Comparing bytes, eight in one step.
extension Span where Element == UInt8 {
  /// Whether both have the same bytes.
  package func isEqual(to other: borrowing Span<UInt8>) -> Bool {
    count == other.count && commonPrefixLength(with: other) == count
  }

  /// Whether what `other` holds is all that is here but for blanks at the end.
  package func isEqual(toAllButBlanks other: borrowing Span<UInt8>) -> Bool {
    guard other.count < count, commonPrefixLength(with: other) == other.count else { return false }
    var end = count
    while end > other.count, self[end &- 1] == 0x20 || self[end &- 1] == 0x09 { end &-= 1 }
    return end == other.count
  }

  /// The number of bytes that are equal at the start of both.
  package func commonPrefixLength(with other: borrowing Span<UInt8>) -> Int {
    let most = Swift.min(count, other.count)
    var length = 0
    while let word = eightBytes(at: length), word == other.eightBytes(at: length) { length &+= 8 }
    while length < most, self[length] == other[length] { length &+= 1 }
    return length
  }

  /// The number of bytes that are equal at the end of both.
  package func commonSuffixLength(with other: borrowing Span<UInt8>) -> Int {
    let most = Swift.min(count, other.count)
    var length = 0
    while let word = eightBytes(at: count &- length &- 8),
      word == other.eightBytes(at: other.count &- length &- 8)
    {
      length &+= 8
    }
    while length < most, self[count &- 1 &- length] == other[other.count &- 1 &- length] {
      length &+= 1
    }
    return length
  }
}

/// A set of bytes with which lines may start.
package struct FirstBytes: Sendable {
  /// A bit for each byte, 64 of them in each word.
  private var bits: [4 of UInt64] = [0, 0, 0, 0]

  /// Every byte.
  package static let all = FirstBytes(0...255)

  /// Makes the set of `members`.
  package init(_ members: some Sequence<UInt8>) {
    for byte in members { bits[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }
  }

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    bits[Int(byte &>> 6)] &>> UInt64(byte) & 1 == 1
  }
}
