import W8Text

/// Reports bytes of a line that are not UTF-8, and control characters other than tab.
///
/// A control character in a note, comment or title leaves the line to the formatter.
func checkHostileBytes(
  _ text: Span<UInt8>, _ start: Int, _ end: Int, _ builder: inout TreeBuilder
) {
  let prose = proseStart(builder, end)
  var firstInvalid: (start: Int, end: Int)?
  var index = start
  while index < end {
    let first = index
    let (scalar, length) = scalar(text, index, end)
    index += length
    if length == 1, !text[first].isASCII {
      if firstInvalid == nil || firstInvalid?.end == first {
        firstInvalid = (firstInvalid?.start ?? first, index)
      }
    } else if isControl(scalar) {
      while index < end, isASCIIControl(text[index]) { index += 1 }
      if first >= prose {
        builder.faultInProse(.controlCharacter, first, index)
      } else {
        builder.fault(.controlCharacter, first, index)
      }
    }
  }
  if let invalid = firstInvalid { builder.fault(.invalidUTF8, invalid.start, invalid.end) }
}

/// Where the line's prose starts; `end` when it has none.
private func proseStart(_ builder: TreeBuilder, _ end: Int) -> Int {
  let prose: Set<TokenKind> = [.note, .comment, .title]
  let first = builder.lineTokens.first { prose.contains($0.kind) }
  return first.map { builder.range(of: $0).start } ?? end
}

private func isControl(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value < 0x20 && scalar.value != 0x09 || 0x7F...0x9F ~= scalar.value
}

private func isASCIIControl(_ byte: UInt8) -> Bool {
  byte < 0x20 && byte != 0x09 || byte == 0x7F
}
