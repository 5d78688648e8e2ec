import W8Text

extension Span where Element == UInt8 {
  /// Whether `byte` is among the bytes in `range`.
  func contains(_ byte: UInt8, in range: TextRange) -> Bool {
    var index = range.start
    while index &+ 8 <= range.end {
      if word(at: index).lowestByte(equalTo: byte) != 0 { return true }
      index &+= 8
    }
    while index < range.end {
      if self[index] == byte { return true }
      index &+= 1
    }
    return false
  }
}
