import Primitives
import W8Analysis
import W8Engine
import W8Text

/// What a month comes to on one line:
/// `4 entries, 4 days weighed: 80.9 → 79.8 kg, mean 80.3, average ↓ 0.9; @home 1`.
func monthLine(_ summary: MonthSummary, in unit: MassUnit, _ gyms: BookDeclarations) -> String {
  var text = counted(summary.entryCount, "entry", plural: "entries")
  text += ", \(counted(summary.daysWeighed, "day")) weighed"
  if let first = summary.first, let last = summary.last {
    let (first, last) = (DecimalText.text(first, in: unit), DecimalText.text(last, in: unit))
    text += ": \(first) → \(last)\(unit == .stone ? "" : " \(unit.symbol)")"
  }
  if let mean = summary.meanKilograms {
    text += ", mean \(DecimalText.text(kilograms: mean, in: unit))"
  }
  if let change = summary.changeOfAverageKilograms {
    text += ", average \(changeText(change, in: unit))"
  }
  if !summary.visits.isEmpty { text += "; \(visible(gyms.words(for: summary.visits)))" }
  return text
}
