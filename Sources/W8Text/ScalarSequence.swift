/// The Unicode scalars of some bytes, one after the other; see `decodeScalar(in:at:)`.
package struct ScalarSequence: Sequence, IteratorProtocol, Sendable {
  private let bytes: [UInt8]
  private let end: Int
  /// The offset of the scalar that comes next.
  package private(set) var offset: Int

  /// Reads the part of `range` that lies in `bytes`; a scalar cut by its end is read whole.
  package init(_ bytes: [UInt8], in range: TextRange) {
    let range = range.clamped(to: bytes.count)
    self.bytes = bytes
    offset = range.start
    end = range.end
  }

  /// Reads all of `bytes`.
  package init(_ bytes: [UInt8]) {
    self.init(bytes, in: TextRange(0, bytes.count))
  }

  /// The next scalar, or nil at the end.
  package mutating func next() -> DecodedScalar? {
    guard offset < end else { return nil }
    let decoded = decodeScalar(in: bytes.span, at: offset)
    offset += decoded.byteCount
    return decoded
  }
}
