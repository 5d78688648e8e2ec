/// Adds the exercise at `start` if it is like nearly all: a name in ASCII, a colon, plain groups of sets,
/// maybe a tail. False, with some of it added, for any other.
///
/// What it adds, the line read part by part would come to as well, only slower.
func parsePlainExercise<Sink: TokenSink & ~Copyable>(
  _ text: Span<UInt8>, _ start: Int, _ end: Int, _ sink: inout Sink
) -> Bool {
  guard text[start].isASCIILetter, let colon = endOfPlainName(text, start, end) else {
    return false
  }
  sink.token(.name, start, trimmedName(text, colon))
  sink.token(.colon, colon, colon + 1)
  return parsePlainSets(text, colon + 1, end, &sink)
}

/// Where the `:` stands behind a name in ASCII that starts with a letter at `start`; nil for all else.
@inline(__always)
func endOfPlainName(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
  var index = start
  repeat {
    index = skipLetters(text, index &+ 1, end)
    guard index < end else { return nil }
    if text[index] == .colon { return isBetweenDigits(text, index, end) ? nil : index }
  } while text[index].isDigit || text[index] == .hyphen
  return nil
}

/// The end of a name that starts with a letter and goes up to the `:` at `colon`, without spaces before that.
@inline(__always)
func trimmedName(_ text: Span<UInt8>, _ colon: Int) -> Int {
  var end = colon
  while text[end &- 1] == 0x20 { end &-= 1 }
  return end
}

/// Adds the exercise at `start` if it is plain; false, with nothing added, for any other.
func addPlainExercise(
  _ text: Span<UInt8>, _ start: Int, _ end: Int, _ builder: inout TreeBuilder
) -> Bool {
  let tokenCount = builder.tokenCount
  if parsePlainExercise(text, start, end, &builder) { return true }
  builder.dropTokens(to: tokenCount)
  return false
}

/// Adds the sets that start at `start` and the tail behind them; false, with some of them added, where
/// a group is not plain.
private func parsePlainSets<Sink: TokenSink & ~Copyable>(
  _ text: Span<UInt8>, _ start: Int, _ end: Int, _ sink: inout Sink
) -> Bool {
  var index = skipPlainBlanks(text, start, end)
  if index >= end { return true }
  while index < end, parsePlainGroup(text, &index, end, &sink) {
    if index >= end { return true }
    guard text[index] == .comma else {
      parseTail(text, index, end, &sink)
      return true
    }
    sink.token(.comma, index, index + 1)
    index = skipPlainBlanks(text, index + 1, end)
  }
  return false
}
