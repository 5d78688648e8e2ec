// Where words, prose and tails begin and end.

/// Whether a word that came up to `index` ends there.
@inline(__always)
func isWordEnd(_ text: Span<UInt8>, _ index: Int, _ end: Int) -> Bool {
  index >= end || separatorLength(text, index, end) > 0
}

/// The number of columns that the blanks fill that the line at `start` of `text` begins with; a tab goes on to the
/// next fourth.
package func indentation(_ text: Span<UInt8>, from start: Int) -> Int {
  var (index, columns) = (start, 0)
  while index < text.count {
    let length = separatorLength(text, index, text.count)
    if length == 0 { break }
    columns += text[index] == 0x09 ? marginWidth - columns % marginWidth : 1
    index += length
  }
  return columns
}

/// Whether the byte at `index` opens a tail, if a blank stands before it.
@inline(__always)
func opensTail(_ text: Span<UInt8>, _ index: Int, _ end: Int) -> Bool {
  index < end && (text[index] == .greater || text[index] == .semicolon)
}

/// Whether a blank or an odd space ends right before `index`.
func endsSeparator(_ text: Span<UInt8>, _ index: Int) -> Bool {
  lastSeparatorLength(text, 0, index) > 0
}

/// The offset after the last byte of `start..<end` that belongs to no blank or odd space.
@inline(__always)
func trimmedEnd(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
  if start < end, text[end - 1].isOrdinary { return end }
  return trimmedEndSlowly(text, start, end)
}

private func trimmedEndSlowly(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
  var index = end
  while true {
    let length = lastSeparatorLength(text, start, index)
    if length == 0 { return index }
    index -= length
  }
}

/// The offset after the last byte of the prose `start..<end` that is no space, tab or CR.
package func proseEnd(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
  var index = end
  while index > start, text[index - 1].isBlank || text[index - 1] == .carriageReturn { index -= 1 }
  return index
}

/// The number of bytes that the blank spans that ends `start..<end`; 0 when none does.
private func lastSeparatorLength(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
  guard start < end else { return 0 }
  if text[end - 1].isASCII { return text[end - 1].isBlank ? 1 : 0 }
  for length in 2...3 where end - length >= start {
    if oddSpaceLength(text, end - length, end) == length { return length }
  }
  return 0
}
