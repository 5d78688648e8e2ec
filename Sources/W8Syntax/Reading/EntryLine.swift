import W8Text

/// The widths of the columns of an entry, without the blanks between them.
enum EntryColumn {
  static let weekday = 3
  /// The digits before the decimal point of a weight.
  static let whole = 3
  static let weight = 7
}

extension LineReader where Listener: ~Copyable {
  /// Reads a line that starts with a day: an entry.
  mutating func entry(_ text: Span<UInt8>, _ start: Int, _ end: Int) {
    var index = start
    guard let day = scanOpeningDay(text, &index, end) else { return }
    token(day.kind, start, index, number: day.value)
    if day.kind == .ambiguousDate { fault(.ambiguousDate, start, index) }
    if start != lineStart || (day.kind == .day && index &- start == 1) { isCanonical = false }
    var fields = Fields(of: .entry, next: index &+ 1 &+ EntryColumn.weekday &+ 2)
    guard var next = word(text, &index, end) else { return }
    if weekday(text, next) {
      guard let third = word(text, &index, end) else { return }
      next = third
    }
    field(text, next, &index, end, &fields)
    while let word = word(text, &index, end) { field(text, word, &index, end, &fields) }
  }

  /// Reads the indented `@gym` line that opens a session; `start` is at the `@`.
  mutating func session(_ text: Span<UInt8>, _ start: Int, _ end: Int) {
    expect(start, at: lineStart &+ marginWidth)
    var index = start
    var fields = Fields(of: .session, next: start)
    while let word = word(text, &index, end) { field(text, word, &index, end, &fields) }
  }

  /// Reads the word after the day when it is a weekday or looks like one; false when it does not.
  private mutating func weekday(_ text: Span<UInt8>, _ word: Word) -> Bool {
    guard word.shape == .plain else { return false }
    if let weekday = W8Syntax.weekday(text, word.start, word.end) {
      let isCapital = text[word.start] & 0x20 == 0
      let isLow = text[word.start &+ 1] & text[word.start &+ 2] & 0x20 != 0
      if !isCapital || !isLow || word.end &- word.start != EntryColumn.weekday {
        isCanonical = false
      }
      expect(word.start, at: lastEnd &+ 1)
      token(.weekday, word.start, word.end, number: weekday)
      return true
    }
    guard isLettersOnly(text, word) else { return false }
    unreadable(word.start, word.end, as: .badWeekday)
    return true
  }
}

/// Whether the line `start..<end` opens with a day, a date or what was meant as one.
func opensEntry(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
  var index = start
  return scanOpeningDay(text, &index, end) != nil
}

/// The token that a day or a date gives.
private struct OpeningDay {
  let kind: TokenKind
  let value: UInt32
}

/// The offset behind the day or date at `start`, which opens an entry; nil where none does.
func endOfOpeningDay(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
  var index = start
  return scanOpeningDay(text, &index, end) == nil ? nil : index
}

/// Reads the day or date that opens an entry, up to a blank or the end.
@inline(__always)
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

/// Whether the word is letters, with at most a point or comma at the end.
private func isLettersOnly(_ text: Span<UInt8>, _ word: Word) -> Bool {
  if text[word.start].isASCII, !text[word.start].isASCIILetter { return false }
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
