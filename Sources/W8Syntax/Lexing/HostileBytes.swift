import W8Text

/// Reports bytes of a line that are not UTF-8, and control characters other than tab.
///
/// A control character in a note, comment or title leaves the line to the formatter, and one
/// behind an opener that is never closed is not reported: that stretch has its fault.
func checkHostileBytes(
  _ text: Span<UInt8>, _ start: Int, _ end: Int, _ builder: inout TreeBuilder
) {
  checkEncoding(text, start, end, &builder)
  let prose = builder.proseStart ?? end
  let last = builder.unbalancedStart ?? end
  var index = start
  while let control = nextControls(text, index, last) {
    if control.start >= prose {
      builder.faultInProse(.controlCharacter, control.start, control.end)
    } else {
      builder.fault(.controlCharacter, control.start, control.end)
    }
    index = control.end
  }
}

/// Reports the first run of bytes that are not UTF-8.
private func checkEncoding(
  _ text: Span<UInt8>, _ start: Int, _ end: Int, _ builder: inout TreeBuilder
) {
  var index = skipPrintable(text, from: start)
  while index < end {
    let decoded = decodeScalar(in: text, at: index)
    if decoded.isInvalid {
      let first = index
      while index < end, decodeScalar(in: text, at: index).isInvalid { index += 1 }
      return builder.fault(.invalidUTF8, first, index)
    }
    index = skipPrintable(text, from: index + decoded.byteCount)
  }
}

/// The next run of control characters in `start..<end`.
private func nextControls(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> TextRange? {
  var first = skipPrintable(text, from: start)
  while first < end, controlLength(text, first, end) == 0 {
    first = skipPrintable(text, from: first + 1)
  }
  var index = first
  while index < end {
    let length = controlLength(text, index, end)
    if length == 0 { break }
    index += length
  }
  return first < index ? TextRange(first, index) : nil
}
