import W8Text

/// The parts of a list of reps, distances or times, as offsets in the line.
struct Measures {
  let isWarmup: Bool
  /// nil when not written.
  let count: TextRange?
  let list: TextRange
}

/// Takes apart `w3x5`, `3 x 60s`, `4x400m`.
func scanMeasures(_ text: Span<UInt8>, _ token: Token) -> Measures {
  let end = token.end
  var start = Int(token.start)
  let isWarmup = text[start] | 0x20 == UInt8(ascii: "w")
  if isWarmup { start += 1 }
  var index = start
  if scanDigits(text, &index, end, 1, 2) != nil {
    let count = TextRange(start, index)
    if scanTimes(text, &index, end) {
      return Measures(isWarmup: isWarmup, count: count, list: TextRange(index, end))
    }
  }
  return Measures(isWarmup: isWarmup, count: nil, list: TextRange(start, end))
}

/// The places in the line of a load, reps and sets that are joined by `x`.
struct Chain {
  let load: TextRange
  let reps: TextRange
  /// nil when not written.
  let count: TextRange?
}

/// Takes apart `100kg x 5 x 3`, `100kg x 5` or `3x5x100kg`.
func scanChain(_ text: Span<UInt8>, _ token: Token) -> Chain {
  let start = Int(token.start)
  let end = token.end
  var index = start
  let isLoadFirst = scanUnitedLoad(text, &index, end)
  if !isLoadFirst { _ = scanDigits(text, &index, end, 1, 2) }
  let first = TextRange(start, index)
  _ = scanTimes(text, &index, end)
  let second = index
  _ = scanRep(text, &index, end)
  let reps = TextRange(second, index)
  let third = scanTimes(text, &index, end) ? TextRange(index, end) : nil
  return isLoadFirst
    ? Chain(load: first, reps: reps, count: third)
    : Chain(load: third ?? TextRange(at: end), reps: reps, count: first)
}
