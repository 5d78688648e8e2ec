package import W8Text

/// Where a log is cut into sections: before each month header, and where it grows long, before an entry.
///
/// So no section starts inside an entry.
package let logCuts = SectionCuts(
  starters: FirstBytes("#".utf8), openingDelimiters: FirstBytes("0123456789".utf8)
) { bytes, offset in
  let text = bytes.span
  if opensMonth(text, at: offset) { return .startsSection }
  return opensDay(text, at: offset) ? .mayStartSection : .continuesSection
}

/// Where a log is cut that is read once: a section goes on behind a month header, so that many of them cost no more than
/// other lines. So no section starts inside an entry either.
package let longCuts = SectionCuts(
  starters: FirstBytes([]), openingDelimiters: FirstBytes("#0123456789".utf8)
) {
  bytes, offset in
  let text = bytes.span
  return opensMonth(text, at: offset) || opensDay(text, at: offset)
    ? .mayStartSection : .continuesSection
}

/// Whether the line at `offset` ends the month above it: it is a header, even one that cannot be read.
///
/// A line without any digit cannot mean a month, and `##` is reserved.
package func opensMonth(_ text: Span<UInt8>, at offset: Int) -> Bool {
  guard offset < text.count, text[offset] == .hash else { return false }
  var index = offset + 1
  if index < text.count, text[index] == .hash { return false }
  while index < text.count, text[index] != .lineFeed {
    if text[index].isDigit { return true }
    index += 1
  }
  return false
}

/// Whether the line at `offset` is an entry, dated or not.
private func opensDay(_ text: Span<UInt8>, at offset: Int) -> Bool {
  guard offset < text.count, text[offset].isDigit else { return false }
  var end = offset
  while end < text.count, text[end] != .lineFeed, text[end] != .carriageReturn { end += 1 }
  return opensEntry(text, offset, end)
}
