/// `value` as programs read it: at most six decimals, none that say nothing, never `-0`.
///
/// What binary64 adds to a number behind its sixth decimal (`181.99999999999997`) was never measured. Numbers from
/// 2⁵³ millionths on have no more decimals than that by themselves and are written as Swift does, like what is not finite.
package func sixDecimals(_ value: Double) -> String {
  let millionths = (value * 1_000_000).rounded()
  guard millionths.magnitude < 0x1p53 else {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
  let sign = millionths < 0 ? "-" : ""
  let (whole, rest) = Int64(millionths.magnitude).quotientAndRemainder(dividingBy: 1_000_000)
  guard rest > 0 else { return "\(sign)\(whole)" }
  var digits = String(1_000_000 + rest).dropFirst()
  while digits.last == "0" { digits.removeLast() }
  return "\(sign)\(whole).\(digits)"
}
