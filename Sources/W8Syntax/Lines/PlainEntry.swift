import W8Text

/// Adds the entry `start..<end`, which opens with a digit, if it is like nearly all:
/// `03 Sat   82.4   @iron #tired  > slept well`, of which only day and weight have to be there. False, with nothing
/// added, for any other.
///
/// What it adds, the line read word by word would come to as well, only slower.
@inline(__always)
func parsePlainEntry(
  _ text: Span<UInt8>, _ start: Int, _ end: Int, _ builder: inout TreeBuilder
) -> Bool {
  guard let head = text.eightBytes(at: start) else { return false }
  let (day, dayEnd) = scanPlainDay(head, start)
  let weekdayStart = skipPlainBlanks(text, dayEnd, end)
  guard weekdayStart > dayEnd, let second = text.eightBytes(at: weekdayStart) else { return false }
  var weightStart = weekdayStart
  let weekday = plainWeekday(second)
  if weekday > 0 { weightStart = skipPlainBlanks(text, weekdayStart &+ 3, end) }
  guard weightStart < end, let weight = scanPlainLoad(text, weightStart, end),
    weight.unit.rawValue == WrittenUnit.none.rawValue
  else { return false }
  let tokenCount = builder.tokenCount
  builder.token(.day, start, dayEnd, value: day)
  if weekday > 0 { builder.token(.weekday, weekdayStart, weekdayStart + 3, value: weekday) }
  builder.weight(weightStart, weight.end, WeightValue(thousandths: weight.thousandths))
  if parsePlainFields(text, weight.end, end, &builder) { return true }
  builder.dropTokens(to: tokenCount)
  return false
}

/// Adds a gym, tags and a tail, as far as they stand behind the word that ends at `start`; false, with some of
/// them added, where anything else does.
@inline(__always)
private func parsePlainFields(
  _ text: Span<UInt8>, _ start: Int, _ end: Int, _ builder: inout TreeBuilder
) -> Bool {
  var index = start
  var hasGym = false
  while index < end {
    guard text[index].isBlank else { return false }
    let field = skipPlainBlanks(text, index, end)
    guard field < end else { return true }
    switch text[field] {
    case .at where !hasGym:
      hasGym = true
      guard let last = scanPlainGym(text, field, end) else { return false }
      builder.token(.gym, field, last)
      index = last
    case .hash:
      guard field &+ 1 < end, text[field &+ 1].isASCIILetter else { return false }
      index = skipPlainKey(text, field &+ 1, end)
      builder.token(.tag, field, index)
    case .greater, .semicolon:
      parseTail(text, field, end, &builder)
      return true
    default: return false
    }
  }
  return true
}

/// Reads the day of one or two digits that opens `head`, the bytes from `start` on.
@inline(__always)
private func scanPlainDay(_ head: UInt64, _ start: Int) -> (day: UInt32, end: Int) {
  let first = UInt32(truncatingIfNeeded: head & 0x0F)
  let second = UInt8(truncatingIfNeeded: head &>> 8)
  guard second.isDigit else { return (first, start &+ 1) }
  return (first &* 10 &+ UInt32(second & 0x0F), start &+ 2)
}

/// The number of the weekday of three letters, in any case, that opens `word` before a blank; 0 for all else.
@inline(__always)
private func plainWeekday(_ word: UInt64) -> UInt32 {
  let next = UInt8(truncatingIfNeeded: word &>> 24)
  guard next.isBlank else { return 0 }
  // Lower case, the first letter lowest.
  switch UInt32(truncatingIfNeeded: word) & 0xFF_FFFF | 0x20_2020 {
  case 0x6E_6F6D: return 1
  case 0x65_7574: return 2
  case 0x64_6577: return 3
  case 0x75_6874: return 4
  case 0x69_7266: return 5
  case 0x74_6173: return 6
  case 0x6E_7573: return 7
  default: return 0
  }
}

/// The end of the gym whose `@` is at `start`; nil for one that may have a fault.
@inline(__always)
private func scanPlainGym(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
  let index = start &+ 1
  // Reserved names start with `r` and `b`.
  guard index < end, text[index].isASCIILetter,
    text[index] | 0x20 != UInt8(ascii: "r"), text[index] | 0x20 != UInt8(ascii: "b")
  else { return nil }
  return skipPlainKey(text, index, end)
}
