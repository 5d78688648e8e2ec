import W8Text

// Scanners of the parts of set items; each moves `index` past what it reads.

/// Whether an item that came up to `index` ends there.
func isItemEnd(_ text: Span<UInt8>, _ index: Int, _ end: Int) -> Bool {
  index >= end || text[index] == .comma || separatorLength(text, index, end) > 0
}

/// The end of the word at `index`: a blank, or a comma that does not stand between digits, neither in
/// brackets nor in quotes, which own all up to their close.
func setWordEnd(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
  var index = start
  while index < end, separatorLength(text, index, end) == 0 {
    if text[index] == .comma, !isBetweenDigits(text, index, end) { break }
    index = ownedEnd(text, index, end) ?? index + 1
  }
  return index
}

/// The end of what the bracket or quote at `index` owns; nil where none stands there.
private func ownedEnd(_ text: Span<UInt8>, _ index: Int, _ end: Int) -> Int? {
  if text[index] == .openParenthesis {
    var close = index
    while close < end, text[close] != .closeParenthesis { close += 1 }
    return min(close + 1, end)
  }
  let length = quoteLength(text, index, end)
  guard length > 0 else { return nil }
  var close = index + length
  while close < end, quoteLength(text, close, end) == 0 { close += 1 }
  return close < end ? close + quoteLength(text, close, end) : end
}

/// The bytes of the first run of numbers joined by commas in `start..<end`, outside brackets and quotes: it
/// may be a list or a decimal.
func commaRun(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> TextRange? {
  var comma = start
  while comma < end, text[comma] != .comma { comma = ownedEnd(text, comma, end) ?? comma + 1 }
  guard comma < end else { return nil }
  var first = comma
  while first > start, text[first - 1].isDigit { first -= 1 }
  var last = comma
  while last < end, text[last].isDigit || text[last] == .comma { last += 1 }
  return TextRange(first, last)
}

/// Moves past `x`, `X` or `×` with blanks, odd spaces among them, on either side; an `x` behind which no
/// factor starts joins nothing, and stays for itself.
func scanTimes(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> Bool {
  var offset = index
  skipSeparators(text, &offset, end)
  guard offset < end else { return false }
  if text[offset] | 0x20 == UInt8(ascii: "x") {
    offset += 1
  } else if text[offset] == 0xC3, offset + 1 < end, text[offset + 1] == 0x97 {
    offset += 2
  } else {
    return false
  }
  skipSeparators(text, &offset, end)
  guard opensFactor(text, offset, end) else { return false }
  index = offset
  return true
}

/// Whether a number or `bw` stands at `index`.
private func opensFactor(_ text: Span<UInt8>, _ index: Int, _ end: Int) -> Bool {
  guard index < end else { return false }
  var offset = index
  return text[index].isDigit || scan(word: "bw", text, &offset, end)
}

/// Moves past `kg` or `lb`.
func scanLoadUnit(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> Bool {
  scan(word: "kg", text, &index, end) || scan(word: "lb", text, &index, end)
}

/// Moves past a load that carries its unit: `100kg`, `bw`, `bw+10`, `bw-15kg`.
func scanUnitedLoad(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> Bool {
  var offset = index
  if scan(word: "bw", text, &offset, end) {
    _ = scanSignedLoad(text, &offset, end)
    index = offset
    return true
  }
  guard scanDecimal(text, &offset, end) != nil, scanLoadUnit(text, &offset, end) else {
    return false
  }
  index = offset
  return true
}

/// Moves past `+10`, `-15` or `+10kg`.
func scanSignedLoad(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> Bool {
  var offset = index
  guard scan(.plus, text, &offset, end) || scan(.hyphen, text, &offset, end),
    scanDecimal(text, &offset, end) != nil
  else { return false }
  _ = scanLoadUnit(text, &offset, end)
  index = offset
  return true
}

/// Moves past one rep count with its mark: `5`, `5!`, `12+`.
func scanRep(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> Bool {
  guard scanDigits(text, &index, end, 1, 4) != nil else { return false }
  if !scan(.plus, text, &index, end) { _ = scan(UInt8(ascii: "!"), text, &index, end) }
  return true
}

/// Reads `60s`, `20min`, `1h`, `1:30` or `1:02:03`, in seconds.
func scanDuration(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> Int? {
  var offset = index
  guard let first = scanDigits(text, &offset, end, 1, 4) else { return nil }
  let digits = offset - index
  guard scan(.colon, text, &offset, end) else {
    let seconds: Int
    if scan(word: "min", text, &offset, end) {
      seconds = Int(first) * 60
    } else if scan(word: "s", text, &offset, end) {
      seconds = Int(first)
    } else if scan(word: "h", text, &offset, end) {
      seconds = Int(first) * 3600
    } else {
      return nil
    }
    index = offset
    return seconds
  }
  guard let second = scanDigits(text, &offset, end, 2, 2), second < 60 else { return nil }
  if scan(.colon, text, &offset, end) {
    guard digits <= 2, let third = scanDigits(text, &offset, end, 2, 2), third < 60 else {
      return nil
    }
    index = offset
    return Int(first) * 3600 + Int(second) * 60 + Int(third)
  }
  guard digits <= 3 else { return nil }
  index = offset
  return Int(first) * 60 + Int(second)
}

/// Reads `5km`, `400m`, `3.1mi`.
func scanDistance(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> DistanceSyntax? {
  var offset = index
  guard let thousandths = scanDecimal(text, &offset, end) else { return nil }
  let unit: DistanceSyntax.Unit
  if scan(word: "km", text, &offset, end) {
    unit = .kilometre
  } else if scan(word: "mi", text, &offset, end) {
    unit = .mile
  } else if scan(word: "yd", text, &offset, end) {
    unit = .yard
  } else if scan(word: "ft", text, &offset, end) {
    unit = .foot
  } else if scan(word: "m", text, &offset, end) {
    unit = .metre
  } else {
    return nil
  }
  index = offset
  return DistanceSyntax(thousandths: thousandths, unit: unit)
}

/// Moves past a list `a/b/c` of what `scanOne` reads, up to the end of the item.
func scanList(
  _ text: Span<UInt8>, _ index: inout Int, _ end: Int,
  _ scanOne: (Span<UInt8>, inout Int, Int) -> Bool
) -> Bool {
  var offset = index
  repeat {
    guard scanOne(text, &offset, end) else { return false }
  } while scan(UInt8(ascii: "/"), text, &offset, end)
  guard isItemEnd(text, offset, end) else { return false }
  index = offset
  return true
}

/// Moves past a range of reps such as `8-12` or `8–12`.
func scanRepRange(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> Bool {
  var offset = index
  guard scanDigits(text, &offset, end, 1, 4) != nil else { return false }
  if !scan(.hyphen, text, &offset, end) {
    guard offset + 2 < end, text[offset] == 0xE2, text[offset + 1] == 0x80,
      0x92...0x94 ~= text[offset + 2]
    else { return false }
    offset += 3
  }
  guard scanDigits(text, &offset, end, 1, 4) != nil, isItemEnd(text, offset, end) else {
    return false
  }
  index = offset
  return true
}
