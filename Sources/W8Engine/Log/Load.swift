/// A load as it was written.
package enum Load: Hashable, Sendable {
  /// A weight: `100`, `45lb`.
  case mass(WrittenLoad)
  /// A level of a machine in thousandths: `7lvl`.
  case level(thousandths: Int32)
  /// One's own weight and what is added to it, or taken off when negative: `bw`, `bw+10`, `-15`.
  case bodyWeight(WrittenLoad)
}

/// A number with the unit that was written with it.
package struct WrittenLoad: Hashable, Sendable {
  /// The number in thousandths of its unit.
  package let thousandths: Int32
  /// The unit, a kilogram or a pound; nil when none was written.
  package let unit: MassUnit?

  /// Nothing, in any unit.
  package static let zero = WrittenLoad(thousandths: 0, unit: nil)

  /// Makes a load of `thousandths` of `unit`, which is nil when none was written.
  package init(thousandths: Int32, unit: MassUnit?) {
    self.thousandths = thousandths
    self.unit = unit
  }

  /// The exact mass, read in `other` when no unit was written.
  package func mass(unlessWritten other: MassUnit) -> Mass {
    Mass(thousandths: Int64(thousandths), of: unit ?? other)
  }
}
