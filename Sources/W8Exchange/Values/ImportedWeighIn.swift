package import W8Engine

/// What a source knows of one look at the scale.
package struct ImportedWeighIn: Equatable, Sendable {
  /// The lines of the source that it comes from; the first is where it begins.
  package var lines: [Int]
  /// The lines of the source where it stands beside a session, of which these rows are.
  package var sharedLines: [Int] = []
  /// The day.
  package var day: ImportedDay
  /// The time; nil where the source has none.
  package var time: TimeOfDay?
  /// The weight; nil for a day that is logged without one.
  package var mass: ImportedMass?
  /// Whether the weight is kept out of every figure.
  package var isExcluded = false
  /// The share of fat in tenths of a percent; nil where it was not measured, or stands among `pairs`.
  package var fatTenths: Int?
  /// What else was measured, as a log writes it.
  package var pairs: [WrittenPair] = []
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

  /// Whether there is anything to be told of the day: a `-` alone tells nothing.
  var saysSomething: Bool {
    mass != nil || fatTenths != nil || !pairs.isEmpty || note.map(W8Exchange.saysSomething) == true
  }

  /// Whether something is measured under `key`.
  func measures(_ key: String) -> Bool {
    key == "fat" && fatTenths != nil || pairs.contains { $0.key == key }
  }
}
