/// Parses `# 2026-01 title`.
func parseMonth(_ text: Span<UInt8>, _ start: Int, _ end: Int, _ builder: inout TreeBuilder) {
  var index = start + 1
  builder.token(.monthMark, start, index)
  skipBlanks(text, &index, end, &builder)
  let first = index
  if let month = scanYearMonth(text, &index, end) {
    builder.token(.yearMonth, first, index, value: month)
    skipBlanks(text, &index, end, &builder)
    let tail = findTail(text, index, end)
    builder.token(.title, index, proseEnd(text, index, tail))
    parseTail(text, tail, end, &builder)
  } else {
    let tail = findTail(text, first, end)
    let last = trimmedEnd(text, first, tail)
    builder.token(.verbatim, first, last)
    builder.fault(.badMonth, first < last ? first : start, first < last ? last : start + 1)
    parseTail(text, tail, end, &builder)
  }
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

/// Where the tail of the prose from `start` on begins: at a `>` or `;` after a blank, else at `end`.
///
/// `start` is not the start of the line. Before it an odd space counts as a blank; in prose it is
/// text.
private func findTail(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
  if opensTail(text, start, end), endsSeparator(text, start) { return start }
  var index = start
  while index < end {
    if opensTail(text, index, end), text[index - 1].isBlank { return index }
    index += 1
  }
  return end
}
