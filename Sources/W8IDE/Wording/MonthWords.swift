import Primitives
import W8Engine

extension MonthSummary {
  /// `11 entries · 82.9 → 81.6 · avg ↓ 0.9`, in `unit`; what the month does not have is left out.
  func line(in unit: MassUnit) -> String {
    var parts = [counted(entryCount, "entry", plural: "entries")]
    if let weights = weights(in: unit) { parts.append(weights) }
    if let change = changeOfAverageKilograms {
      parts.append("avg \(changeText(change, in: unit))")
    }
    return parts.joined(separator: " · ")
  }

  /// `82.9 → 81.6`, in `unit`; nil when nothing was weighed.
  func weights(in unit: MassUnit) -> String? {
    guard let first, let last else { return nil }
    return DecimalText.text(first, in: unit) + " → " + DecimalText.text(last, in: unit)
  }
}

extension YearMonth {
  /// `2026-01 January`
  var title: String { "\(self) \(name)" }
}

extension GymUsage {
  /// `5 visits, last 3 January 2026`, `no visits`
  var words: String {
    guard let lastUsed else { return "no visits" }
    return counted(visitCount, "visit") + ", last \(lastUsed.words)"
  }
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
