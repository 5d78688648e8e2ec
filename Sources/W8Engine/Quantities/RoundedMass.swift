/// A weight with its last digit: a scale, a person or another program has rounded it.
package struct RoundedMass: Hashable, Sendable {
  private let mass: Mass
  /// Half of the last digit.
  private let margin: Mass

  /// Makes a weight that was written in `unit` with `decimals`; those of stones are of their pounds.
  package init(_ mass: Mass, writtenIn unit: MassUnit, decimals: Int) {
    self.mass = mass
    let digit = [1000, 100, 10, 1][min(max(decimals, 0), 3)]
    let whole = Mass(thousandths: Int64(digit), of: unit == .stone ? .pound : unit)
    margin = Mass(tenNanograms: whole.tenNanograms / 2)
  }

  /// Whether both may be one reading: two different numbers of equally many digits in one unit may not.
  package func mayBe(_ other: RoundedMass) -> Bool {
    (mass - other.mass).magnitude < margin + other.margin
  }
}
