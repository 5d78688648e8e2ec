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
