/// A number rounded to six decimals, in the digits that are written: none that say nothing, never `-0`.
///
/// What binary64 adds to a number behind its sixth decimal (`181.99999999999997`) was never measured.
package struct SixDecimals {
  /// Whether it is less than zero.
  package let isNegative: Bool
  /// The number before the point.
  package let whole: UInt64
  /// The number that the digits behind the point make, without zeros at its end.
  package let fraction: UInt64
  /// The number of digits that are after the point, 0 to 6.
  package let digitCount: Int

  /// Nil from 2⁵³ millionths on, where a binary64 has no more decimals by itself, and for what is not finite.
  package init?(_ value: Double) {
    let millionths = (value * 1_000_000).rounded()
    guard millionths.magnitude < 0x1p53 else { return nil }
    isNegative = millionths < 0
    let (whole, rest) = UInt64(millionths.magnitude).quotientAndRemainder(dividingBy: 1_000_000)
    self.whole = whole
    guard rest > 0 else {
      (fraction, digitCount) = (0, 0)
      return
    }
    var (fraction, count) = (rest, 6)
    while fraction % 10 == 0 {
      fraction /= 10
      count -= 1
    }
    (self.fraction, digitCount) = (fraction, count)
  }
}

/// `value` as programs read it: with six decimals at most; what has no more by itself as Swift writes it.
package func sixDecimals(_ value: Double) -> String {
  guard let decimal = SixDecimals(value) else {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
  let sign = decimal.isNegative ? "-" : ""
  guard decimal.digitCount > 0 else { return "\(sign)\(decimal.whole)" }
  let digits = String(decimal.fraction)
  let zeros = String(repeating: "0", count: decimal.digitCount - digits.utf8.count)
  return "\(sign)\(decimal.whole).\(zeros)\(digits)"
}
