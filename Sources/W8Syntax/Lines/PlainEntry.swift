/// Adds the entry `start..<end` if it is like nearly all: `03 Sat   82.4   @iron  > slept well`, of which
/// only day and weight have to be there. False, with nothing added, for any other.
///
/// What it adds, the line read word by word would come to as well, only slower.
func parsePlainEntry(
  _ text: Span<UInt8>, _ start: Int, _ end: Int, _ builder: inout TreeBuilder
) -> Bool {
  var index = start
  guard let day = scanPlainNumber(text, &index, end, 2) else { return false }
  let dayEnd = index
  index = skipPlainBlanks(text, index, end)
  guard index > dayEnd else { return false }
  let weekdayStart = index
  guard let weekday = scanPlainWeekday(text, &index, end) else { return false }
  let weightStart = index
  guard index < end, let weight = scanPlainLoad(text, index, end), weight.unit == .none,
    let gymStart = startOfNextWord(text, weight.end, end),
    let gymEnd = scanPlainGym(text, gymStart, end),
    let tail = startOfNextWord(text, gymEnd, end),
    tail == end || opensTail(text, tail, end)
  else { return false }
  builder.token(.day, start, dayEnd, value: day)
  if weekday > 0 { builder.token(.weekday, weekdayStart, weekdayStart + 3, value: weekday) }
  builder.weight(weightStart, weight.end, WeightValue(thousandths: weight.thousandths))
  builder.token(.gym, gymStart, gymEnd)
  if tail < end { parseTail(text, tail, end, &builder) }
  return true
}

/// Moves past a weekday of three letters and the blanks behind it; 0 without one, nil for all else.
@inline(__always)
private func scanPlainWeekday(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> UInt32? {
  guard index < end, text[index].isASCIILetter else { return 0 }
  let next = index &+ 3
  guard next < end, text[next].isBlank, let weekday = weekday(text, index, next) else {
    return nil
  }
  index = skipPlainBlanks(text, next, end)
  return weekday
}

/// The end of the gym at `start`, which is `start` itself where none stands; nil for one that may have a fault.
@inline(__always)
private func scanPlainGym(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
  guard start < end, text[start] == .at else { return start }
  var index = start &+ 1
  // Reserved names start with `r` and `b`.
  guard index < end, text[index].isASCIILetter,
    text[index] | 0x20 != UInt8(ascii: "r"), text[index] | 0x20 != UInt8(ascii: "b")
  else { return nil }
  while index < end, text[index].continuesKey { index &+= 1 }
  return index
}

/// Where the word behind the blanks at `index` starts, or the end; nil where the word before goes on.
@inline(__always)
private func startOfNextWord(_ text: Span<UInt8>, _ index: Int, _ end: Int) -> Int? {
  let next = skipPlainBlanks(text, index, end)
  return next > index || next == end || text[index &- 1].isBlank ? next : nil
}
