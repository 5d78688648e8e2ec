/// The weight that the owner of a book wants to have.
package struct Goal: Hashable, Sendable {
  /// The weight.
  package var weight: Mass
  /// The unit in which the weight was written.
  package var unit: MassUnit
  /// The day by which it is to be reached.
  package var by: CivilDate?
  /// The day from which the way to it counts.
  package var from: CivilDate?
  /// How far from the goal still is the goal, as written.
  package var writtenBand: Mass?

  /// Makes a goal of `weight`, written in `unit`.
  package init(
    _ weight: Mass, writtenIn unit: MassUnit, by: CivilDate? = nil, from: CivilDate? = nil,
    band: Mass? = nil
  ) {
    self.weight = weight
    self.unit = unit
    self.by = by
    self.from = from
    writtenBand = band
  }

  /// How far from the goal still is the goal, both ends included: as written, else a quarter of a
  /// kilogram or half a pound.
  package var band: Mass {
    writtenBand
      ?? Mass(thousandths: unit == .kilogram ? 250 : 500, of: unit == .stone ? .pound : unit)
  }
}

/// A `milestone` directive of a book.
package enum MilestoneDeclaration: Hashable, Sendable {
  /// One weight, with what it is called.
  case weight(Mass, label: String?)
  /// Every multiple of a mass between the start and the goal.
  case every(Mass)
}
