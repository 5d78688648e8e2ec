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
  var index = start
  if let number = scanPlainNumber(text, &index, end, 4), endOfPlainItem(text, index, end) != nil {
    return PlainItem(end: index, value: number, shape: .integer)
  }
  if let reps = scanPlainReps(text, start, end), endOfPlainItem(text, reps.end, end) != nil {
    return PlainItem(end: reps.end, value: reps.value, shape: .reps)
  }
  guard let load = scanPlainLoad(text, start, end), endOfPlainItem(text, load.end, end) != nil
  else { return nil }
  let shape: PlainItem.Shape = load.unit == .none ? .decimal : .load
  return PlainItem(end: load.end, value: load.thousandths, shape: shape, unit: load.unit)
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

/// Reads 1 to `most` digits; nil for none and for more.
@inline(__always)
func scanPlainNumber(
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
