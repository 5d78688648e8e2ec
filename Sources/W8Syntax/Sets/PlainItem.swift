/// One of the items that make up nearly all sets: `100`, `102.5kg`, `3x5`, `8/8/7!`, each maybe with `w`.
struct PlainItem {
  /// The offset after the item.
  let end: Int
  /// As that of `SetItem`.
  let value: UInt32
  let shape: Shape
  /// The unit that a load is written with.
  var unit = WrittenUnit.none

  enum Shape: UInt8 {
    case integer, decimal, reps, load
  }
}

/// Reads a plain item; nil for any other.
///
/// What it reads, `scanOddItem` would read alike, only slower and without its value.
func scanPlainItem(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> PlainItem? {
  let isWarmup = text[start] | 0x20 == UInt8(ascii: "w")
  let number = isWarmup ? start &+ 1 : start
  var index = number
  guard let first = scanPlainNumber(text, &index, end, 4) else { return nil }
  var reps = PlainReps(isWarmup)
  guard index < end, !text[index].isBlank, text[index] != .comma else {
    guard isPlainEnd(text, index, end) else { return nil }
    guard isWarmup else { return PlainItem(end: index, value: first, shape: .integer) }
    reps.add(first)
    return PlainItem(end: index, value: reps.value, shape: .reps)
  }
  switch text[index] {
  case UInt8(ascii: "x"):
    // A count has two digits and is not 0.
    guard index &- number <= 2, first > 0 else { return nil }
    reps.add(first)
    return scanPlainList(text, index &+ 1, end, reps)
  case UInt8(ascii: "/"), UInt8(ascii: "!"), .plus:
    return scanPlainList(text, number, end, reps)
  case .point, UInt8(ascii: "k"), UInt8(ascii: "l"):
    return isWarmup ? nil : scanPlainLoad(text, index, end, first)
  default:
    return nil
  }
}

extension SetItem {
  /// The same item as any other.
  init(_ plain: PlainItem, start: Int) {
    let shape: Shape =
      switch plain.shape {
      case .integer: .integer
      case .decimal: .decimal
      case .reps: .reps
      case .load: .load
      }
    self.init(start: start, end: plain.end, shape: shape, value: plain.value, unit: plain.unit)
  }
}

/// Whether the numbers of reps are such as every rule takes for granted; see `TokenKind.reps`.
private struct PlainReps {
  private(set) var value: UInt32

  init(_ isWarmup: Bool) {
    value = isWarmup ? ordinaryWarmUp : ordinaryWork
  }

  mutating func add(_ number: UInt32) {
    if !(ordinaryNumbers ~= number) { value = 0 }
  }
}

/// Reads `8/8/7!`, reps with their marks, up to the end of the item.
private func scanPlainList(
  _ text: Span<UInt8>, _ start: Int, _ end: Int, _ known: PlainReps
) -> PlainItem? {
  var reps = known
  var index = start
  while true {
    guard let number = scanPlainNumber(text, &index, end, 4) else { return nil }
    reps.add(number)
    if index < end, text[index] == .plus || text[index] == UInt8(ascii: "!") { index &+= 1 }
    guard index < end, text[index] == UInt8(ascii: "/") else { break }
    index &+= 1
  }
  guard isPlainEnd(text, index, end) else { return nil }
  return PlainItem(end: index, value: reps.value, shape: .reps)
}

/// Reads the decimals and the unit from `start` on of a load that starts with `whole`.
private func scanPlainLoad(
  _ text: Span<UInt8>, _ start: Int, _ end: Int, _ whole: UInt32
) -> PlainItem? {
  var thousandths = whole &* 1000
  var index = start
  if text[index] == .point {
    let first = index &+ 1
    index = first
    guard var fraction = scanPlainNumber(text, &index, end, 3) else { return nil }
    for _ in index &- first..<3 { fraction = fraction &* 10 }
    thousandths &+= fraction
  }
  let unit = scanUnit(text, &index, end)
  guard isPlainEnd(text, index, end) else { return nil }
  return PlainItem(
    end: index, value: thousandths, shape: unit == .none ? .decimal : .load, unit: unit)
}

/// Reads 1 to `most` digits; nil for none and for more.
@inline(__always)
private func scanPlainNumber(
  _ text: Span<UInt8>, _ index: inout Int, _ end: Int, _ most: Int
) -> UInt32? {
  let start = index
  var value: UInt32 = 0
  while index < end, text[index].isDigit {
    value = value &* 10 &+ UInt32(text[index] &- 0x30)
    index &+= 1
  }
  return 1...most ~= index &- start ? value : nil
}

/// Whether an item ends at `index` for sure: at the end, a blank, or a comma without a digit behind it.
@inline(__always)
private func isPlainEnd(_ text: Span<UInt8>, _ index: Int, _ end: Int) -> Bool {
  guard index < end else { return true }
  let byte = text[index]
  if byte.isBlank { return !opensTimes(text, index, end) }
  return byte == .comma && !(index &+ 1 < end && text[index &+ 1].isDigit)
}

/// Whether what may be an `x` follows the blanks at `index`: then the item may go on.
@inline(__always)
private func opensTimes(_ text: Span<UInt8>, _ index: Int, _ end: Int) -> Bool {
  var offset = index
  while offset < end, text[offset].isBlank { offset &+= 1 }
  return offset < end && (text[offset] | 0x20 == UInt8(ascii: "x") || text[offset] == 0xC3)
}
