/// Adds the exercise at `start` if it is like nearly all: a name in ASCII, a colon, plain groups of sets,
/// maybe a tail. False, with nothing added, for any other.
///
/// What it adds, the line read part by part would come to as well, only slower.
func parsePlainExercise(
  _ text: Span<UInt8>, _ start: Int, _ end: Int, _ builder: inout TreeBuilder
) -> Bool {
  guard text[start].isASCIILetter else { return false }
  var colon = start
  var nameEnd = start
  while colon < end, text[colon] != .colon {
    let byte = text[colon]
    guard byte.continuesKey || byte == 0x20 else { return false }
    colon &+= 1
    if byte != 0x20 { nameEnd = colon }
  }
  guard colon < end, !isBetweenDigits(text, colon, end) else { return false }
  let tokenCount = builder.tokenCount
  builder.token(.name, start, nameEnd)
  builder.token(.colon, colon, colon + 1)
  if parsePlainSets(text, colon + 1, end, &builder) { return true }
  builder.dropTokens(to: tokenCount)
  return false
}

/// Adds the sets that start at `start` and the tail behind them; false, with some of them added, where
/// a group is not plain.
private func parsePlainSets(
  _ text: Span<UInt8>, _ start: Int, _ end: Int, _ builder: inout TreeBuilder
) -> Bool {
  var index = skipPlainBlanks(text, start, end)
  if index >= end { return true }
  while index < end, parsePlainGroup(text, &index, end, &builder) {
    if index >= end { return true }
    guard text[index] == .comma else {
      parseTail(text, index, end, &builder)
      return true
    }
    builder.token(.comma, index, index + 1)
    index = skipPlainBlanks(text, index + 1, end)
  }
  return false
}
