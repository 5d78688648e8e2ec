/// A weight with the unit that is written at it.
package struct WrittenWeight: Hashable, Sendable {
  /// Thousandths of the unit; of pounds beside `stones`.
  package let thousandths: UInt32
  /// The unit; `.none` when none is written.
  package let unit: WrittenUnit
  /// Whole stones.
  package let stones: UInt16

  /// Reads the weight `start..<end` without `?`, decimal comma, `kgs` or `lbs`; nil when it is none.
  package init?(_ text: Span<UInt8>, _ start: Int, _ end: Int) {
    guard start < end, let weight = scanWeight(text, start, end), !weight.hasComma,
      !weight.isExcluded, text[end - 1].lowercased != UInt8(ascii: "s")
    else { return nil }
    thousandths = weight.number
    unit = weight.unit
    stones = weight.stones
  }
}
