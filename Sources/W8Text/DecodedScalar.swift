/// One Unicode scalar read from UTF-8, or one byte that is not UTF-8.
package struct DecodedScalar: Hashable, Sendable {
  /// The scalar; U+FFFD for a byte that is not UTF-8.
  package let scalar: Unicode.Scalar
  /// The number of bytes that it takes, from 1 to 4; always 1 for a byte that is not UTF-8.
  package let byteCount: Int

  /// A byte that is not part of well-formed UTF-8.
  static let invalid = DecodedScalar(scalar: "\u{FFFD}", byteCount: 1)

  /// Whether the byte was not UTF-8; U+FFFD itself takes three bytes.
  package var isInvalid: Bool { byteCount == 1 && !scalar.isASCII }
}

/// Reads the scalar at `offset`, which must be less than the count of `bytes`.
///
/// Strict: overlong forms, surrogates, scalars above U+10FFFF and cut sequences are not UTF-8, and
/// each of their bytes stands for itself.
package func decodeScalar(in bytes: borrowing Span<UInt8>, at offset: Int) -> DecodedScalar {
  let lead = bytes[offset]
  if lead < 0x80 { return DecodedScalar(scalar: Unicode.Scalar(lead), byteCount: 1) }
  let count = sequenceLength(lead)
  guard count > 1, bytes.count - offset >= count else { return .invalid }
  // The lead byte has its length in as many high bits and one 0: 110xxxxx, 1110xxxx, 11110xxx.
  var value = UInt32(lead) & (0x7F >> UInt32(count))
  for index in 1..<count {
    let byte = bytes[offset + index]
    guard byte & 0xC0 == 0x80 else { return .invalid }
    value = value << 6 | UInt32(byte & 0x3F)
  }
  guard value >= leastValue(count), let scalar = Unicode.Scalar(value) else { return .invalid }
  return DecodedScalar(scalar: scalar, byteCount: count)
}

private func sequenceLength(_ lead: UInt8) -> Int {
  switch lead {
  case 0xC2...0xDF: 2
  case 0xE0...0xEF: 3
  case 0xF0...0xF4: 4
  default: 0
  }
}

/// The least scalar value that needs so many bytes; any less would be an overlong form.
private func leastValue(_ byteCount: Int) -> UInt32 {
  switch byteCount {
  case 2: 0x80
  case 3: 0x800
  default: 0x10000
  }
}

/// The offset of the first byte in `range` that is not UTF-8, or nil if all are.
///
/// The range is cut to the bytes there are, and should not split a scalar.
package func firstInvalidUTF8Offset(in bytes: [UInt8], range: TextRange) -> Int? {
  let range = range.clamped(to: bytes.count)
  return firstInvalidOffset(in: bytes.span.extracting(..<range.end), from: range.start)
}

/// The longest runs of adjacent bytes in `range` that are not UTF-8, in order.
///
/// The range is cut to the bytes there are, and should not split a scalar.
package func invalidUTF8Runs(in bytes: [UInt8], range: TextRange) -> [TextRange] {
  let range = range.clamped(to: bytes.count)
  let span = bytes.span.extracting(..<range.end)
  var runs: [TextRange] = []
  var offset = range.start
  while let start = firstInvalidOffset(in: span, from: offset) {
    offset = start + 1
    while offset < span.count, decodeScalar(in: span, at: offset).isInvalid { offset += 1 }
    runs.append(TextRange(start, offset))
  }
  return runs
}

private func firstInvalidOffset(in bytes: borrowing Span<UInt8>, from start: Int) -> Int? {
  var offset = start
  while offset < bytes.count {
    if let word = bytes.eightBytes(at: offset) {
      offset += word.asciiPrefixLength
      if word.isASCII { continue }
    }
    let decoded = decodeScalar(in: bytes, at: offset)
    if decoded.isInvalid { return offset }
    offset += decoded.byteCount
  }
  return nil
}
