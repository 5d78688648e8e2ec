/// A mean or an average with its unit: `80.4 kg`, `12st9.1`.
package func massText(kilograms: Double, in unit: MassUnit) -> String {
  withUnit(DecimalText.text(kilograms: kilograms, in: unit), unit)
}

/// A weight with its unit: `80.4 kg`, `12st9.1`.
package func massText(_ mass: Mass, in unit: MassUnit) -> String {
  withUnit(DecimalText.text(mass, in: unit), unit)
}

/// The number with its unit; a stone stands inside of it.
package func withUnit(_ text: String, _ unit: MassUnit) -> String {
  unit == .stone ? text : "\(text) \(unit.symbol)"
}
