import W8Engine

/// A change of an average with its sign: `+0.3`, `−0.9`, `0.0`.
func signedText(kilograms: Double, in unit: MassUnit) -> String {
  let text = DecimalText.text(kilograms: kilograms, in: unit)
  if text.hasPrefix("-") { return "−" + text.dropFirst() }
  let isZero = !text.contains { "1"..."9" ~= $0 }
  return isZero ? text : "+" + text
}

/// A number of a formula: as many decimals as it needs, at least one and at most four.
func formulaNumber(_ value: Double) -> String {
  let tenThousandths = (value.magnitude * 10_000).rounded()
  guard tenThousandths < 0x1p53 else { return value.description }
  let (whole, rest) = Int64(tenThousandths).quotientAndRemainder(dividingBy: 10_000)
  var decimals = String(String(10_000 + rest).dropFirst())
  while decimals.utf8.count > 1, decimals.hasSuffix("0") { decimals.removeLast() }
  let isNegative = value < 0 && tenThousandths > 0
  return "\(isNegative ? "−" : "")\(whole).\(decimals)"
}

extension MassUnit {
  /// The unit to calculate in where this one is shown: stones and pounds do not add up on paper.
  var inFormulas: MassUnit { self == .stone ? .pound : self }
}
