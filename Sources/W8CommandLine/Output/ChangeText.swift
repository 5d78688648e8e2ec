import W8Engine

/// A change without its sign behind its arrow; what is shown as nothing has none.
func changeText(_ kilograms: Double, in unit: MassUnit) -> String {
  let size = DecimalText.text(kilograms: abs(kilograms), in: unit)
  let nothing = DecimalText.text(.zero, in: unit)
  return "\(size == nothing ? "–" : kilograms < 0 ? "↓" : "↑") \(size)"
}
