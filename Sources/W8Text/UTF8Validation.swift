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
