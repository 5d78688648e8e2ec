/// An exact load or step with the unit in which it is written.
package struct Amount: Hashable, Sendable {
  /// Units of 10 nanograms; of a machine level, thousandths.
  package let value: Int64
  /// A kilogram or a pound; nil for a level.
  package let unit: MassUnit?

  /// Makes an amount of `value` in units of 10 nanograms, or in thousandths of a level.
  package init(_ value: Int64, _ unit: MassUnit?) {
    (self.value, self.unit) = (value, unit)
  }

  /// Makes an amount of `thousandths` of `unit`, of a level when nil.
  package init(thousandths: Int64, of unit: MassUnit?) {
    let mass = unit.map { Mass(thousandths: thousandths, of: $0).tenNanograms }
    self.init(mass ?? thousandths, unit)
  }

  /// The number without a unit: `102.5`.
  package var number: String {
    unit.map { DecimalText.text(load: Mass(tenNanograms: value), in: $0) }
      ?? DecimalText.text(thousandths: value)
  }

  /// The sign of the unit: `kg`, `lb` or `lvl`.
  package var symbol: String { unit?.symbol ?? "lvl" }

  /// The nearest number of the unit.
  package var nearest: Double {
    unit.map { Mass(tenNanograms: value).value(in: $0) } ?? Double(value) / 1000
  }
}
