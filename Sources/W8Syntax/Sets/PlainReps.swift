/// Reps as nearly all are written, `5`, `3x5` or `8/8/7!`, each maybe with `w`.
struct PlainReps {
  /// The offset after them.
  let end: Int
  /// Whether all numbers are such as every rule takes for granted; see `TokenKind.reps`.
  let value: UInt32
}

/// A load that is a number, maybe with decimals and `kg` or `lb`.
struct PlainLoad {
  /// The offset after it.
  let end: Int
  let thousandths: UInt32
  let unit: WrittenUnit
}

/// Reads the reps that start at `start`; nil for what may be anything else. `endOfPlainItem` tells
/// whether they end there.
@inline(__always)
func scanPlainReps(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> PlainReps? {
  let isWarmup = text[start] | 0x20 == UInt8(ascii: "w")
  let first = isWarmup ? start &+ 1 : start
  var index = first
  guard var number = scanPlainNumber(text, &index, end, 4) else { return nil }
  var isOrdinary = ordinaryNumbers ~= number
  if index < end, text[index] == UInt8(ascii: "x") {
    // A count has two digits and is not 0.
    guard index &- first <= 2, number > 0 else { return nil }
    index &+= 1
    guard let reps = scanPlainNumber(text, &index, end, 4) else { return nil }
    number = reps
    isOrdinary = isOrdinary && ordinaryNumbers ~= number
  }
  while index < end {
    if text[index] == .plus || text[index] == UInt8(ascii: "!") { index &+= 1 }
    guard index < end, text[index] == UInt8(ascii: "/") else { break }
    index &+= 1
    guard let reps = scanPlainNumber(text, &index, end, 4) else { return nil }
    isOrdinary = isOrdinary && ordinaryNumbers ~= reps
  }
  let value = isWarmup ? ordinaryWarmUp : ordinaryWork
  return PlainReps(end: index, value: isOrdinary ? value : 0)
}

/// Reads the load that starts at `start`; nil for what may be anything else. `endOfPlainItem` tells
/// whether it ends there.
@inline(__always)
func scanPlainLoad(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> PlainLoad? {
  var index = start
  guard let whole = scanPlainNumber(text, &index, end, 4) else { return nil }
  var thousandths = whole &* 1000
  guard index < end else { return PlainLoad(end: index, thousandths: thousandths, unit: .none) }
  // Without decimals a unit in capitals is not plain.
  var toLowercase: UInt8 = 0
  if text[index] == .point {
    let first = index &+ 1
    index = first
    guard var fraction = scanPlainNumber(text, &index, end, 3) else { return nil }
    for _ in index &- first..<3 { fraction = fraction &* 10 }
    thousandths &+= fraction
    toLowercase = 0x20
  }
  var unit = WrittenUnit.none
  if index < end {
    let letter = text[index] | toLowercase
    if letter == UInt8(ascii: "k") || letter == UInt8(ascii: "l") {
      unit = scanUnit(text, &index, end)
    }
  }
  return PlainLoad(end: index, thousandths: thousandths, unit: unit)
}

/// Where something else stands behind the item that came up to `index` and the blanks that follow it;
/// nil unless the item ends there for sure: before the end, a blank, or a comma without a digit behind it.
@inline(__always)
func endOfPlainItem(_ text: Span<UInt8>, _ index: Int, _ end: Int) -> Int? {
  guard index < end else { return end }
  guard text[index].isBlank else {
    guard text[index] == .comma else { return nil }
    return index &+ 1 < end && text[index &+ 1].isDigit ? nil : index
  }
  let next = skipPlainBlanks(text, index &+ 1, end)
  // What may be an `x` goes on with the item.
  if next < end, text[next] | 0x20 == UInt8(ascii: "x") || text[next] == 0xC3 { return nil }
  return next
}
