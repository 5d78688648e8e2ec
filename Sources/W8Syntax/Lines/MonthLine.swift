/// Parses `# 2026-01 title`; a line with `##` is unknown, for that is reserved.
func parseMonth(
  _ text: Span<UInt8>, _ start: Int, _ end: Int, _ builder: inout TreeBuilder
) -> LineKind {
  var index = start + 1
  if index < end, text[index] == .hash { return parseUnknown(text, start, end, &builder) }
  builder.token(.monthMark, start, index)
  skipBlanks(text, &index, end, &builder)
  let first = index
  let tail = findTail(text, index, end)
  if let month = scanYearMonth(text, &index, end) {
    builder.token(.yearMonth, first, index, value: month)
    skipBlanks(text, &index, tail, &builder)
    builder.token(.title, index, trimmedEnd(text, index, tail))
  } else {
    let last = trimmedEnd(text, first, tail)
    builder.token(.verbatim, first, last)
    builder.fault(.badMonth, first < last ? first : start, first < last ? last : start + 1)
  }
  parseTail(text, tail, end, &builder)
  return .month
}

/// Reads `YYYY-MM` up to a blank or the end, as year × 100 + month.
private func scanYearMonth(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> UInt32? {
  var offset = index
  guard let year = scanDigits(text, &offset, end, 4, 4), year > 0,
    scan(.hyphen, text, &offset, end),
    let month = scanDigits(text, &offset, end, 2, 2), 1...12 ~= month,
    isWordEnd(text, offset, end)
  else { return nil }
  index = offset
  return year &* 100 &+ month
}

/// Where the tail of a line of prose starts: at a `>` or `;` after a blank; `end` when it has none.
private func findTail(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
  var index = start
  while index < end {
    let byte = text[index]
    if byte == .greater || byte == .semicolon, text[index - 1].isBlank { return index }
    index += 1
  }
  return end
}

/// Adds the tail that starts at `start`, if there is one.
func parseTail(_ text: Span<UInt8>, _ start: Int, _ end: Int, _ builder: inout TreeBuilder) {
  guard start < end else { return }
  let kind = text[start] == .greater ? TokenKind.note : .comment
  builder.token(kind, start, trimmedEnd(text, start, end))
}

/// Whether a word that came up to `index` ends there.
func isWordEnd(_ text: Span<UInt8>, _ index: Int, _ end: Int) -> Bool {
  index >= end || separatorLength(text, index, end) > 0
}
