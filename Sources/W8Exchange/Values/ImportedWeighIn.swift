package import W8Engine

/// What a source knows of one look at the scale.
package struct ImportedWeighIn: Equatable, Sendable {
  /// The lines of the source that it comes from; the first is where it begins.
  package var lines: [Int]
  /// The day.
  package var day: ImportedDay
  /// The time; nil where the source has none.
  package var time: TimeOfDay?
  /// The weight; nil for a day that is logged without one.
  package var mass: ImportedMass?
  /// The share of fat in tenths of a percent; nil where it was not measured.
  package var fatTenths: Int?
  /// What was written beside it, line by line or in one.
  package var note: String?
  /// Whether it may stand for another one of the same day with the same weight.
  package var mayBePlaceholder = false

  /// Makes a weigh-in of `line`.
  package init(
    line: Int, day: ImportedDay, time: TimeOfDay? = nil, mass: ImportedMass?,
    fatTenths: Int? = nil, note: String? = nil
  ) {
    lines = [line]
    self.day = day
    self.time = time
    self.mass = mass
    self.fatTenths = fatTenths
    self.note = note
  }
}
