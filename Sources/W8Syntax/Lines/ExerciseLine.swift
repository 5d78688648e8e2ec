/// Parses an indented `Name: sets`; `start` is at the first byte after the indentation.
func parseExercise(
  _ text: Span<UInt8>, _ start: Int, _ end: Int, _ builder: inout TreeBuilder
) -> LineKind {
  if let dayEnd = scanIndentedDay(text, start, end) {
    builder.token(.verbatim, start, trimmedEnd(text, start, end))
    builder.fault(.indentedDay, start, dayEnd)
    return .exercise
  }
  var index = start
  if text[start] == .plus, start + 1 < end, separatorLength(text, start + 1, end) > 0 {
    builder.token(.superset, start, start + 1)
    index = start + 1
    skipBlanks(text, &index, end, &builder)
  }
  guard let colon = parseName(text, index, end, &builder) else { return .exercise }
  builder.token(.colon, colon, colon + 1)
  parseSets(text, colon + 1, end, &builder)
  return .exercise
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
  while index < end, text[index].isBlank { index += 1 }
  let second = index
  while index < end, separatorLength(text, index, end) == 0 { index += 1 }
  if weekday(text, second, index) != nil { return dayEnd }
  guard let weight = scanWeight(text, second, index) else { return nil }
  let hasDecimalSign = (second..<index).contains { text[$0] == .point || text[$0] == .comma }
  return hasDecimalSign || weight.unit != .none ? dayEnd : nil
}

/// Adds the exercise's name and returns the offset of the `:` after it.
///
/// Without one the line is malformed: what stands before a tail is kept, and nil is returned.
private func parseName(
  _ text: Span<UInt8>, _ start: Int, _ end: Int, _ builder: inout TreeBuilder
) -> Int? {
  let extent = scanNameExtent(text, start, end, &builder)
  let last = trimmedEnd(text, start, extent.end)
  if extent.isUnclosed {
    builder.token(.verbatim, start, last)
    builder.fault(.unbalanced, extent.end, end)
    builder.token(.verbatim, extent.end, trimmedEnd(text, extent.end, end))
    return nil
  }
  let kind = nameKind(text, start, last)
  if extent.hasColon, let kind {
    builder.token(kind, start, last)
    return extent.end
  }
  let sets = extent.hasColon ? endOfContent(text, extent.end, end, &builder) : extent.end
  let contentEnd = trimmedEnd(text, start, sets)
  builder.token(.verbatim, start, contentEnd)
  builder.fault(.missingColon, start, max(contentEnd, start + 1))
  parseTail(text, sets, end, &builder)
  return nil
}

/// How far the name of an exercise reaches.
private struct NameExtent {
  /// The offset of the `:`, of the tail, of an opener that is never closed, or the line's end.
  let end: Int
  let hasColon: Bool
  let isUnclosed: Bool
}

private func scanNameExtent(
  _ text: Span<UInt8>, _ start: Int, _ end: Int, _ builder: inout TreeBuilder
) -> NameExtent {
  var index = start
  while index < end {
    switch text[index] {
    case .colon where !isBetweenDigits(text, index, end):
      return NameExtent(end: index, hasColon: true, isUnclosed: false)
    case .greater where text[index - 1].isBlank, .semicolon where text[index - 1].isBlank:
      return NameExtent(end: index, hasColon: false, isUnclosed: false)
    default:
      switch scanEnclosed(text, &index, end, &builder) {
      case .some(true): break
      case .some(false): return NameExtent(end: index, hasColon: false, isUnclosed: true)
      case nil: skipNameByte(text, &index, end, &builder)
      }
    }
  }
  return NameExtent(end: end, hasColon: false, isUnclosed: false)
}

/// Moves past one byte of a name, or past an odd space, which is reported.
private func skipNameByte(
  _ text: Span<UInt8>, _ index: inout Int, _ end: Int, _ builder: inout TreeBuilder
) {
  if text[index].isASCII || oddSpaceLength(text, index, end) == 0 {
    index += 1
  } else {
    skipBlanks(text, &index, end, &builder)
  }
}

private func isBetweenDigits(_ text: Span<UInt8>, _ index: Int, _ end: Int) -> Bool {
  index > 0 && text[index - 1].isDigit && index + 1 < end && text[index + 1].isDigit
}

/// Whether `start..<end` is a bare name or a quoted one; nil when it is neither.
private func nameKind(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> TokenKind? {
  guard start < end else { return nil }
  let opening = quoteLength(text, start, end)
  if opening > 0 {
    guard end - start > opening else { return nil }
    var index = start + opening
    while index < end, quoteLength(text, index, end) == 0 { index += 1 }
    guard index > start + opening, index < end else { return nil }
    return index + quoteLength(text, index, end) == end ? .string : nil
  }
  var hasLetter = false
  var index = start
  switch text[start] {
  case .at, .greater, .semicolon, .hash, .plus: return nil
  default: break
  }
  while index < end {
    let (scalar, length) = scalar(text, index, end)
    switch scalar {
    case ":", ";", ">", "\"": return nil
    default: break
    }
    if quoteLength(text, index, end) > 0 { return nil }
    if length == 1, !text[index].isASCII { return nil }
    hasLetter = hasLetter || scalar.isLetter
    index += length
  }
  return hasLetter ? .name : nil
}

/// Adds the sets that start at `start` and the tail behind them.
private func parseSets(
  _ text: Span<UInt8>, _ start: Int, _ end: Int, _ builder: inout TreeBuilder
) {
  var index = start
  skipBlanks(text, &index, end, &builder)
  let first = index
  let sets = endOfContent(text, first, end, &builder)
  builder.token(.sets, first, trimmedEnd(text, first, sets))
  parseTail(text, sets, end, &builder)
}

/// Where the tail starts, reading words from `start` on; `end` when there is none.
private func endOfContent(
  _ text: Span<UInt8>, _ start: Int, _ end: Int, _ builder: inout TreeBuilder
) -> Int {
  var index = start
  while let word = scanWord(text, &index, end, &builder) {
    if word.shape == .tail { return word.start }
  }
  return end
}
