/// Parses a line that starts with a digit: an entry, or unknown when the first word is no day.
func parseEntry(
  _ text: Span<UInt8>, _ start: Int, _ end: Int, _ builder: inout TreeBuilder
) -> LineKind {
  var index = start
  guard parseDay(text, &index, end, &builder) else {
    return parseUnknown(text, start, end, &builder)
  }
  var fields = FieldReader(line: .entry)
  var isSecond = true
  while let word = scanWord(text, &index, end, &builder) {
    if isSecond, parseWeekday(text, word, &builder) {
      isSecond = false
      continue
    }
    isSecond = false
    fields.read(text, word, &index, end, &builder)
  }
  return .entry
}

/// Parses the indented `@gym` line that opens a session; `start` is at the `@`.
func parseSession(
  _ text: Span<UInt8>, _ start: Int, _ end: Int, _ builder: inout TreeBuilder
) -> LineKind {
  var index = start
  var fields = FieldReader(line: .session)
  while let word = scanWord(text, &index, end, &builder) {
    fields.read(text, word, &index, end, &builder)
  }
  return .session
}

/// Reads the day or date that opens an entry; false when there is none.
private func parseDay(
  _ text: Span<UInt8>, _ index: inout Int, _ end: Int, _ builder: inout TreeBuilder
) -> Bool {
  let start = index
  guard let day = scanDay(text, &index, end) else { return false }
  builder.token(day.kind, start, index, value: day.value)
  if day.kind == .ambiguousDate { builder.fault(.ambiguousDate, start, index) }
  return true
}

/// The token that makes a line an entry.
struct DayToken {
  let kind: TokenKind
  let value: UInt32
}

/// Reads a day, a date, or three numbers that may be a date, up to a blank or the end.
func scanDay(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> DayToken? {
  let start = index
  if let day = scanDigits(text, &index, end, 1, 2), isWordEnd(text, index, end) {
    return DayToken(kind: .day, value: day)
  }
  index = start
  if let date = scanDate(text, &index, end), isWordEnd(text, index, end) {
    return DayToken(kind: .date, value: date)
  }
  index = start
  guard scanThreeNumbers(text, &index, end) else { return nil }
  return DayToken(kind: .ambiguousDate, value: 0)
}

/// Moves past three numbers joined by `/`, `.` or `-` that a blank or the end follows.
private func scanThreeNumbers(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> Bool {
  for part in 0..<3 {
    if part > 0 {
      guard
        scan(UInt8(ascii: "/"), text, &index, end) || scan(.point, text, &index, end)
          || scan(.hyphen, text, &index, end)
      else { return false }
    }
    let first = index
    while index < end, text[index].isDigit { index += 1 }
    if index == first { return false }
  }
  return isWordEnd(text, index, end)
}

/// Reads the word after the day when it is a weekday or looks like one; false when it does not.
private func parseWeekday(_ text: Span<UInt8>, _ word: Word, _ builder: inout TreeBuilder) -> Bool {
  guard word.shape == .plain else { return false }
  if let weekday = weekday(text, word.start, word.end) {
    builder.token(.weekday, word.start, word.end, value: weekday)
    return true
  }
  guard isLettersOnly(text, word) else { return false }
  builder.unreadable(word.start, word.end, as: .badWeekday)
  return true
}

/// Whether the word is letters, with at most a point or comma at the end.
private func isLettersOnly(_ text: Span<UInt8>, _ word: Word) -> Bool {
  let last = text[word.end - 1]
  let end = last == .point || last == .comma ? word.end - 1 : word.end
  var index = word.start
  while index < end {
    let (scalar, length) = scalar(text, index, end)
    guard scalar.isLetter else { return false }
    index += length
  }
  return index > word.start
}
