/// A set of bytes with which lines may start.
package struct FirstBytes: Sendable {
  private var bits: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  /// Every byte.
  package static let all = FirstBytes(0...255)

  /// Makes the set of `members`.
  package init(_ members: some Sequence<UInt8>) {
    for byte in members {
      let bit: UInt64 = 1 << UInt64(byte & 63)
      switch byte >> 6 {
      case 0: bits.0 |= bit
      case 1: bits.1 |= bit
      case 2: bits.2 |= bit
      default: bits.3 |= bit
      }
    }
  }

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    let word =
      switch byte >> 6 {
      case 0: bits.0
      case 1: bits.1
      case 2: bits.2
      default: bits.3
      }
    return word &>> UInt64(byte) & 1 == 1
  }
}
