// The shapes of single fields. Each scanner takes a whole word.

/// Reads a body weight: `82.4`, `82,4`, `182lb`, `13st4.5`, each with an optional `?`.
func scanWeight(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> TokenValue? {
  var index = start
  guard var weight = scanStones(text, &index, end) ?? scanPlainWeight(text, &index, end) else {
    return nil
  }
  weight.isExcluded = scan(.question, text, &index, end)
  return index == end ? weight : nil
}

/// Reads `13st`, `13st4.5` or `13st4.5lb`.
private func scanStones(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> TokenValue? {
  var offset = index
  guard let stones = scanDigits(text, &offset, end, 1, 4), scan(word: "st", text, &offset, end)
  else { return nil }
  var weight = TokenValue(unit: .stone, stones: UInt16(stones))
  if let pounds = scanDecimal(text, &offset, end) {
    weight.number = pounds
    if scan(word: "lb", text, &offset, end) { _ = scan(word: "s", text, &offset, end) }
  }
  index = offset
  return weight
}

/// Reads a decimal with a point or comma and an optional `kg` or `lb`.
private func scanPlainWeight(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> TokenValue? {
  var offset = index
  guard let whole = scanDigits(text, &offset, end, 1, 4) else { return nil }
  var weight = TokenValue(number: whole &* 1000)
  if offset < end, text[offset] == .comma || text[offset] == .point {
    let separator = text[offset]
    offset = index
    guard let decimal = scanDecimal(text, &offset, end, separator: separator) else { return nil }
    weight.number = decimal
    weight.hasComma = separator == .comma
  }
  weight.unit = scanUnit(text, &offset, end)
  index = offset
  return weight
}

/// Reads `kg` or `lb`; `kgs` and `lbs` too, which `checkUnit` reports.
func scanUnit(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> WrittenUnit {
  var unit = WrittenUnit.none
  if scan(word: "kg", text, &index, end) {
    unit = .kilogram
  } else if scan(word: "lb", text, &index, end) {
    unit = .pound
  }
  if unit != .none { _ = scan(word: "s", text, &index, end) }
  return unit
}

/// Reads `kg`, `lb`, `kgs`, `lbs` or `st` with an optional `?`, as a word of its own.
func scanDetachedUnit(_ text: Span<UInt8>, _ word: Word) -> TokenValue? {
  var index = word.start
  var unit = scanUnit(text, &index, word.end)
  if unit == .none, scan(word: "st", text, &index, word.end) { unit = .stone }
  guard unit != .none else { return nil }
  let isExcluded = scan(.question, text, &index, word.end)
  guard index == word.end else { return nil }
  return TokenValue(unit: unit, isExcluded: isExcluded)
}

/// Reads `7:05am`, `7am`, `7:05 pm` or `7 pm`; the last two span two words of `start..<lineEnd`.
///
/// Returns the offset after the time, nil when there is none.
func scanTwelveHourClock(
  _ text: Span<UInt8>, _ start: Int, _ wordEnd: Int, _ lineEnd: Int
) -> Int? {
  var index = start
  // Behind the hours of a time no point stands, as in most weights.
  guard let hours = scanDigits(text, &index, wordEnd, 1, 2),
    index == wordEnd || text[index] != .point
  else { return nil }
  var hasMinutes = false
  if scan(.colon, text, &index, wordEnd) {
    guard scanDigits(text, &index, wordEnd, 2, 2) != nil else { return nil }
    hasMinutes = true
  }
  if index == wordEnd {
    // A number apart may be a weight: it is no hour above twelve.
    guard hasMinutes || 1...12 ~= hours else { return nil }
    skipSeparators(text, &index, lineEnd)
  }
  guard scan(word: "am", text, &index, lineEnd) || scan(word: "pm", text, &index, lineEnd),
    isWordEnd(text, index, lineEnd)
  else { return nil }
  return index
}

/// The length of the key when `text[start..<end]` is `key:value` or `key:"value"`.
func scanPair(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
  guard text[start].isASCIILetter else { return nil }
  var index = start
  while index < end, text[index].continuesKey { index += 1 }
  guard index + 1 < end, text[index] == .colon else { return nil }
  let first = index + 1
  let isValue =
    quoteLength(text, first, end) > 0
    ? isString(text, first, end)
    : (first..<end).allSatisfy {
      quoteLength(text, $0, end) == 0 && separatorLength(text, $0, end) == 0
    }
  return isValue ? index - start : nil
}

/// The position where the value of the pair ends whose `:` is at `colon`, on a line that ends at `end`.
package func pairEnd(_ text: Span<UInt8>, _ colon: Int, _ end: Int) -> Int {
  var index = colon + 1
  if index < end, quoteLength(text, index, end) > 0 {
    return closingQuote(text, index, end)?.upperBound ?? end
  }
  // A bare value holds no quotes and no blanks; an opener that is never closed is not its own.
  while index < end, separatorLength(text, index, end) == 0, quoteLength(text, index, end) == 0 {
    if text[index] == .openParenthesis, closeOfParenthesis(text, index, end) == nil { break }
    index += 1
  }
  return index
}

/// The problem with the tag `#…` in `text[start..<end]`; nil when nothing is.
func tagNameFault(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> SyntaxFault.Kind? {
  guard isName(text, start + 1, end) else { return .badTag }
  return isLongName(text, start + 1, end) ? .nameTooLong : nil
}

/// The problem with the gym `@…` in `text[start..<end]`; nil when nothing is.
func gymNameFault(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> SyntaxFault.Kind? {
  guard isName(text, start + 1, end) else { return .badGymName }
  if isLongName(text, start + 1, end) { return .nameTooLong }
  var index = start + 1
  let isReserved =
    switch text[index] | 0x20 {
    case UInt8(ascii: "r"):
      scan(word: "rpe", text, &index, end) || scan(word: "rir", text, &index, end)
    case UInt8(ascii: "b"): scan(word: "bw", text, &index, end)
    default: false
    }
  return isReserved ? .reservedName : nil
}
