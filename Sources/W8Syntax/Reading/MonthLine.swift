extension LineReader where Listener: ~Copyable {
  /// Reads `# 2026-01 title`.
  mutating func month(_ text: Span<UInt8>, _ start: Int, _ end: Int) {
    token(.monthMark, start, start + 1)
    let first = skipBlanks(text, start + 1, end)
    expect(first, at: start + 2)
    if first < end, isTooFar(first) { return leaveUnread(text, first, end) }
    var index = first
    guard let month = scanYearMonth(text, &index, end) else {
      return badMonth(text, start, first, end)
    }
    token(.yearMonth, first, index, number: month)
    let title = skipBlanks(text, index, end)
    if title < end, isTooFar(title) { return leaveUnread(text, title, end) }
    let tail = findTail(text, title, end)
    let titleEnd = proseEnd(text, title, tail)
    if title < titleEnd {
      expect(title, at: index + 1)
      proseStart = title
    }
    token(.title, title, titleEnd)
    // Tabs and CRs behind the title are no text, and no spaces.
    for gap in titleEnd..<max(titleEnd, tail) where text[gap] != 0x20 { isCanonical = false }
    tailBehindToken(text, tail, end)
  }

  /// Keeps a header without a month that can be read; what stands before a tail is at fault.
  private mutating func badMonth(_ text: Span<UInt8>, _ start: Int, _ first: Int, _ end: Int) {
    let tail = findTail(text, first, end)
    let last = trimmedEnd(text, first, tail)
    token(.verbatim, first, last)
    fault(.badMonth, first < last ? first : start, first < last ? last : start + 1)
    tailBehindToken(text, tail, end)
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

/// The start of the tail of the prose from `start` on: at a `>` or `;` after a blank, else at `end`.
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
