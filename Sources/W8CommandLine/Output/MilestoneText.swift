import W8Engine
import W8Text

/// A milestone that was crossed: `★ 80.0 kg "Under eighty"`.
func milestoneText(_ milestone: Milestone, in unit: MassUnit) -> String {
  "★ \(milestoneName(milestone, in: unit))"
}

/// A milestone with its name: `80.0 kg "Under eighty"`.
func milestoneName(_ milestone: Milestone, in unit: MassUnit) -> String {
  let mass = massText(milestone.mass, in: unit)
  return milestone.label.map { "\(mass) \(inQuotes($0))" } ?? mass
}
