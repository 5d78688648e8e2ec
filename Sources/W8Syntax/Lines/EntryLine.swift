import W8Text

/// Parses a line that starts with a day: an entry.
func parseEntry(_ text: Span<UInt8>, _ start: Int, _ end: Int, _ builder: inout TreeBuilder) {
  var index = start
  parseDay(text, &index, end, &builder)
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
}

/// Whether the line `start..<end` opens with a day, a date or what was meant as one.
func opensEntry(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
  var index = start
  return scanOpeningDay(text, &index, end) != nil
}

/// Parses the indented `@gym` line that opens a session; `start` is at the `@`.
func parseSession(_ text: Span<UInt8>, _ start: Int, _ end: Int, _ builder: inout TreeBuilder) {
  var index = start
  var fields = FieldReader(line: .session)
  while let word = scanWord(text, &index, end, &builder) {
    fields.read(text, word, &index, end, &builder)
  }
}

private func parseDay(
  _ text: Span<UInt8>, _ index: inout Int, _ end: Int, _ builder: inout TreeBuilder
) {
  let start = index
  guard let day = scanOpeningDay(text, &index, end) else { return }
  builder.token(day.kind, start, index, value: day.value)
  if day.kind == .ambiguousDate { builder.fault(.ambiguousDate, start, index) }
}

/// The token that a day or a date gives.
private struct OpeningDay {
  let kind: TokenKind
  let value: UInt32
}

/// Reads the day or date that opens an entry, up to a blank or the end.
private func scanOpeningDay(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> OpeningDay? {
  let start = index
  if let day = scanDigits(text, &index, end, 1, 2), isWordEnd(text, index, end) {
    return OpeningDay(kind: .day, value: day)
  }
  index = start
  if let date = scanDate(text, &index, end), isWordEnd(text, index, end) {
    return OpeningDay(kind: .date, value: date)
  }
  index = start
  guard scanThreeNumbers(text, &index, end) else { return nil }
  return OpeningDay(kind: .ambiguousDate, value: 0)
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
    let decoded = decodeScalar(in: text, at: index)
    guard decoded.scalar.isLetter || (index > word.start && decoded.scalar.isMark) else {
      return false
    }
    index += decoded.byteCount
  }
  return index > word.start
}
