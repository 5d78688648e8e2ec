/// The code units in which an editor counts the columns of a line.
///
/// A byte that is not UTF-8 counts as one unit in each encoding.
package enum PositionEncoding: String, CaseIterable, Sendable {
  /// Bytes.
  case utf8 = "utf-8"
  /// UTF-16 code units: two for a scalar above U+FFFF, else one.
  case utf16 = "utf-16"
  /// Unicode scalars.
  case utf32 = "utf-32"

  /// The number of units that the bytes from `start` to `end` are; a scalar cut by `end` is left out.
  package func unitCount(in bytes: borrowing Span<UInt8>, from start: Int, to end: Int) -> Int {
    if self == .utf8 { return scalarStart(in: bytes, at: end) - start }
    var count = 0
    var offset = start
    while offset < end {
      if offset + 8 <= end, bytes.word(at: offset).isASCII {
        offset += 8
        count += 8
        continue
      }
      if bytes[offset] < 0x80 {
        offset += 1
        count += 1
        continue
      }
      let byteCount = decodeScalar(in: bytes, at: offset).byteCount
      guard offset + byteCount <= end else { break }
      offset += byteCount
      count += units(ofScalarWithByteCount: byteCount)
    }
    return count
  }

  /// The offset `count` units after `start`; at most `end`, and the start of a scalar cut by it.
  func offset(
    after count: Int, in bytes: borrowing Span<UInt8>, from start: Int, to end: Int
  ) -> Int {
    if self == .utf8 {
      return scalarStart(in: bytes, at: start + min(max(count, 0), end - start))
    }
    var remaining = count
    var offset = start
    while offset < end, remaining > 0 {
      if remaining >= 8, offset + 8 <= end, bytes.word(at: offset).isASCII {
        offset += 8
        remaining -= 8
        continue
      }
      let byteCount = decodeScalar(in: bytes, at: offset).byteCount
      remaining -= units(ofScalarWithByteCount: byteCount)
      guard remaining >= 0 else { break }
      offset += byteCount
    }
    return offset
  }

  private func units(ofScalarWithByteCount byteCount: Int) -> Int {
    self == .utf16 && byteCount == 4 ? 2 : 1
  }
}

/// The start of the scalar that `offset` cuts, or `offset` itself if it cuts none.
func scalarStart(in bytes: borrowing Span<UInt8>, at offset: Int) -> Int {
  guard offset < bytes.count else { return offset }
  var start = offset
  while start > 0, offset - start < 3, bytes[start] & 0xC0 == 0x80 { start -= 1 }
  return start + decodeScalar(in: bytes, at: start).byteCount > offset ? start : offset
}
