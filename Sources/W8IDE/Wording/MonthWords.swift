import Primitives
import W8Engine

extension MonthSummary {
  /// `11 entries · 82.9 → 81.6 · avg −0.9`, in `unit`; what the month does not have is left out.
  func line(in unit: MassUnit) -> String {
    var parts = [counted(entryCount, "entry", plural: "entries")]
    if let weights = weights(in: unit) { parts.append(weights) }
    if let change = changeOfAverageKilograms {
      parts.append("avg \(signedText(kilograms: change, in: unit))")
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
