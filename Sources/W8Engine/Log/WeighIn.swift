/// A body weight that was written on an entry.
package struct WeighIn: Hashable, Sendable {
  /// The exact mass.
  package var mass: Mass
  /// The unit in which the mass was written.
  package var unit: MassUnit
  /// Whether the weight is shown but kept out of every figure (`?`).
  package var isExcluded: Bool

  /// Makes a weigh-in of `mass`, written in `unit`, which counts unless it is excluded.
  package init(_ mass: Mass, writtenIn unit: MassUnit, isExcluded: Bool = false) {
    self.mass = mass
    self.unit = unit
    self.isExcluded = isExcluded
  }
}
