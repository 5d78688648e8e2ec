import W8Text

/// Parses an indented `Name: sets`; `start` is at the first byte after the indentation.
func parseExercise(_ text: Span<UInt8>, _ start: Int, _ end: Int, _ builder: inout TreeBuilder) {
  if addPlainExercise(text, start, end, &builder) { return }
  if let dayEnd = scanIndentedDay(text, start, end) {
    builder.fault(.indentedDay, start, dayEnd)
    _ = keepUnread(text, start, from: start, end, &builder)
    return
  }
  var index = start
  if text[start] == .plus, start + 1 < end, separatorLength(text, start + 1, end) > 0 {
    builder.token(.superset, start, start + 1)
    index = start + 1
    skipBlanks(text, &index, end, &builder)
  }
  let first = index
  let partEnd = scanPart(.name, text, &index, end, &builder)
  let last = trimmedEnd(text, first, index)
  if partEnd == .unclosed {
    builder.token(.verbatim, first, last)
    builder.token(.verbatim, index, trimmedEnd(text, index, end))
  } else if partEnd == .colon, let kind = nameKind(text, first, last) {
    builder.token(kind, first, last)
    builder.token(.colon, index, index + 1)
    parseSets(text, index + 1, end, &builder)
  } else {
    parseWithoutName(text, start, first, from: index, end, &builder)
  }
}

/// Keeps a line from `first` on that lacks a name with a `:`; what stands before a tail is at fault.
///
/// The line is read up to `next`; the superset mark, if any, is at `start`.
private func parseWithoutName(
  _ text: Span<UInt8>, _ start: Int, _ first: Int, from next: Int, _ end: Int,
  _ builder: inout TreeBuilder
) {
  let last = keepUnread(text, first, from: next, end, &builder)
  builder.fault(.missingColon, first < last ? first : start, first < last ? last : start + 1)
}

/// Adds a line from `first` on as bytes without meaning and a tail; it is read up to `next`.
///
/// Returns where what is kept ends, or where an opener that is never closed stands.
private func keepUnread(
  _ text: Span<UInt8>, _ first: Int, from next: Int, _ end: Int, _ builder: inout TreeBuilder
) -> Int {
  var index = next
  let partEnd = scanPart(.sets, text, &index, end, &builder)
  builder.token(.verbatim, first, trimmedEnd(text, first, partEnd == .tail ? index : end))
  if partEnd == .tail { parseTail(text, index, end, &builder) }
  return trimmedEnd(text, first, index)
}

/// The end of the day that opens `start..<end` when the line is an entry that was indented.
///
/// So it is when it starts with a date, or with a day and then a weekday or a weight that has a
/// decimal sign or a unit.
private func scanIndentedDay(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
  var index = start
  if scanDate(text, &index, end) != nil, isWordEnd(text, index, end) { return index }
  index = start
  guard scanDigits(text, &index, end, 1, 2) != nil, isWordEnd(text, index, end) else { return nil }
  let dayEnd = index
  skipSeparators(text, &index, end)
  let second = index
  while !isWordEnd(text, index, end) { index += 1 }
  if weekday(text, second, index) != nil { return dayEnd }
  guard let weight = scanWeight(text, second, index) else { return nil }
  let hasDecimalSign = (second..<index).contains { text[$0] == .point || text[$0] == .comma }
  return hasDecimalSign || weight.unit != .none ? dayEnd : nil
}

/// Whether `start..<end` is a bare name or a quoted one; nil when it is neither.
private func nameKind(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> TokenKind? {
  guard start < end else { return nil }
  if quoteLength(text, start, end) > 0 { return holdsText(text, start, end) ? .string : nil }
  switch text[start] {
  case .at, .greater, .semicolon, .hash, .plus: return nil
  default: break
  }
  var hasLetter = false
  var index = start
  while index < end {
    let byte = text[index]
    if byte.isASCII {
      if byte == .colon || byte == .semicolon || byte == .greater || byte == .quote { return nil }
      hasLetter = hasLetter || byte.isASCIILetter
      index += 1
    } else {
      if quoteLength(text, index, end) > 0 { return nil }
      let decoded = decodeScalar(in: text, at: index)
      hasLetter = hasLetter || decoded.scalar.isLetter
      index += decoded.byteCount
    }
  }
  return hasLetter ? .name : nil
}

/// Whether `start..<end` is one quoted text that holds more than blanks and odd spaces.
private func holdsText(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
  guard isString(text, start, end) else { return false }
  var first = start + quoteLength(text, start, end)
  skipSeparators(text, &first, end)
  return first < end && quoteLength(text, first, end) == 0
}

/// Adds the sets that start at `start` and the tail behind them.
private func parseSets(
  _ text: Span<UInt8>, _ start: Int, _ end: Int, _ builder: inout TreeBuilder
) {
  var index = start
  skipBlanks(text, &index, end, &builder)
  let first = index
  let partEnd = scanPart(.sets, text, &index, end, &builder)
  parseSetGroups(text, first, trimmedEnd(text, first, index), &builder)
  if partEnd == .unclosed { builder.token(.verbatim, index, trimmedEnd(text, index, end)) }
  if partEnd == .tail { parseTail(text, index, end, &builder) }
}
