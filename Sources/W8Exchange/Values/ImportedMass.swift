package import W8Engine

/// A weight or load as its source writes it, rounded to three decimals.
package struct ImportedMass: Hashable, Sendable {
  /// The number in thousandths of `unit`.
  package var thousandths: Int { Int(number) }
  /// The unit that it was measured in.
  package let unit: MassUnit
  /// There are millions in a long table.
  private let number: Int32

  /// The most thousandths that a log can say.
  package static let limit = 9_999_999

  /// Makes the mass of a number that a log can say; nil for others.
  package init?(thousandths: Int, unit: MassUnit) {
    guard -Self.limit...Self.limit ~= thousandths else { return nil }
    number = Int32(truncatingIfNeeded: thousandths)
    self.unit = unit
  }

  /// The exact mass.
  package var mass: Mass { Mass(thousandths: Int64(thousandths), of: unit) }

  /// Whether both are one reading that was converted there and back: less than 0.01 kg apart.
  package func isNear(_ other: ImportedMass) -> Bool {
    (mass - other.mass).magnitude < Mass(thousandths: 10, of: .kilogram)
  }
}
