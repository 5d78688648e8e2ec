import W8Engine

/// A mean or an average with its unit: `80.4 kg`, `12st9.1`.
func massText(kilograms: Double, in unit: MassUnit) -> String {
  withUnit(DecimalText.text(kilograms: kilograms, in: unit), unit)
}

/// A weight with its unit: `80.4 kg`, `12st9.1`.
func massText(_ mass: Mass, in unit: MassUnit) -> String {
  withUnit(DecimalText.text(mass, in: unit), unit)
}

/// A change with its arrow and unit: `↓ 0.4 kg`.
func changeTextWithUnit(_ kilograms: Double, in unit: MassUnit) -> String {
  withUnit(changeText(kilograms, in: unit), unit)
}

/// The number with its unit; a stone stands inside of it.
func withUnit(_ text: String, _ unit: MassUnit) -> String {
  unit == .stone ? text : "\(text) \(unit.symbol)"
}
