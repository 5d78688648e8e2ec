/// Reads the items that make up nearly all sets: `100`, `102.5`, `3x5`, each maybe with `w`; nil for any other.
///
/// What it reads, `scanSetItem` would read alike, only slower.
func scanPlainItem(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> SetItem? {
  let isWarmup = text[start] | 0x20 == UInt8(ascii: "w")
  let number = isWarmup ? start &+ 1 : start
  let digitsEnd = skipDigits(text, number, end)
  let digits = digitsEnd &- number
  guard 1...4 ~= digits else { return nil }
  if isPlainEnd(text, digitsEnd, end) {
    return SetItem(start: start, end: digitsEnd, shape: isWarmup ? .reps : .integer)
  }
  let next = skipDigits(text, digitsEnd &+ 1, end)
  let more = next &- digitsEnd &- 1
  guard isPlainEnd(text, next, end) else { return nil }
  switch text[digitsEnd] {
  case UInt8(ascii: "x"):
    // A count has two digits and is not 0.
    guard digits <= 2, 1...4 ~= more, text[number] != UInt8(ascii: "0") else { return nil }
    return SetItem(start: start, end: next, shape: .reps)
  case .point:
    guard !isWarmup, 1...3 ~= more else { return nil }
    return SetItem(start: start, end: next, shape: .decimal)
  default:
    return nil
  }
}

@inline(__always)
private func skipDigits(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
  var index = start
  while index < end, text[index].isDigit { index &+= 1 }
  return index
}

/// Whether an item ends at `index` for sure: at the end, a blank, or a comma without a digit behind it.
@inline(__always)
private func isPlainEnd(_ text: Span<UInt8>, _ index: Int, _ end: Int) -> Bool {
  guard index < end else { return true }
  let byte = text[index]
  if byte.isBlank { return !opensTimes(text, index, end) }
  return byte == .comma && !(index &+ 1 < end && text[index &+ 1].isDigit)
}

/// Whether an `x` follows the blanks at `index`: then the item goes on.
private func opensTimes(_ text: Span<UInt8>, _ index: Int, _ end: Int) -> Bool {
  var offset = index
  return scanTimes(text, &offset, end)
}
