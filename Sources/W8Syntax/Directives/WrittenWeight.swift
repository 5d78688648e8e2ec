/// A weight with the unit that is written at it.
package struct WrittenWeight: Hashable, Sendable {
  /// Thousandths of the unit; of pounds beside `stones`.
  package let thousandths: UInt32
  /// The unit; `.none` when none is written.
  package let unit: WrittenUnit
  /// Whole stones.
  package let stones: UInt16

  /// Reads a weight without `?`, decimal comma, `kgs` or `lbs`; nil when `text` is none.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let weight = scanWeight(bytes.span, 0, bytes.count), !weight.hasComma,
      !weight.isExcluded, bytes.last.map({ $0 | 0x20 }) != UInt8(ascii: "s")
    else { return nil }
    thousandths = weight.number
    unit = weight.unit
    stones = weight.stones
  }
}
