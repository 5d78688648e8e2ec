/// A body weight that was written on an entry.
package struct WeighIn: Hashable, Sendable {
  /// The exact mass.
  package var mass: Mass
  /// The unit in which the mass was written.
  package var unit: MassUnit
  /// Whether the weight is shown but kept out of every figure: it has a `?`, or is not plausible and the log does not say that
  /// such weights are right.
  package var isExcluded: Bool

  /// Makes a weigh-in of `mass`, written in `unit`, which counts unless it is excluded.
  package init(_ mass: Mass, writtenIn unit: MassUnit, isExcluded: Bool = false) {
    self.mass = mass
    self.unit = unit
    self.isExcluded = isExcluded
  }
}

extension Mass {
  /// Whether a person can weigh as much: 20 kg to 400 kg, both included.
  package var isPlausibleBodyWeight: Bool {
    Mass(thousandths: 20_000, of: .kilogram) <= self
      && self <= Mass(thousandths: 400_000, of: .kilogram)
  }
}
