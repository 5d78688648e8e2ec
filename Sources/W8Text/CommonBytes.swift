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

  /// How many bytes are equal at the start of both.
  package func commonPrefixLength(with other: borrowing Span<UInt8>) -> Int {
    let most = Swift.min(count, other.count)
    var length = 0
    while let word = eightBytes(at: length), word == other.eightBytes(at: length) { length &+= 8 }
    while length < most, self[length] == other[length] { length &+= 1 }
    return length
  }

  /// How many bytes are equal at the end of both.
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
