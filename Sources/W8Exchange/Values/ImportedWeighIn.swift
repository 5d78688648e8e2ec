package import W8Engine

/// What a source knows of one look at the scale.
package struct ImportedWeighIn: Hashable, Sendable {
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
  /// The tags of the day, as a log writes them.
  package var tags: [String] = []
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

  /// What is said of it, wherever that stands.
  var withoutLines: ImportedWeighIn {
    var same = self
    (same.lines, same.sharedLines) = ([], [])
    return same
  }

  /// Whether there is anything to be written of the day: a `-` alone says nothing.
  var saysSomething: Bool {
    mass != nil || fatTenths != nil || !pairs.isEmpty || !tags.isEmpty
      || note.map(W8Exchange.saysSomething) == true
  }

  /// Whether something is measured under `key`.
  func measures(_ key: String) -> Bool {
    key == "fat" && fatTenths != nil || pairs.contains { $0.key == key }
  }
}

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

  /// Whether both are one reading that was converted there and back: less than 0.01 kg apart, in two units as near as their
  /// digits allow.
  package func isNear(_ other: ImportedMass) -> Bool {
    (mass - other.mass).magnitude < Mass(thousandths: 10, of: .kilogram)
      || unit != other.unit && rounded.mayBe(other.rounded)
  }

  private var rounded: RoundedMass {
    // A zero at the end is not known here: hardly any source has whole numbers.
    let decimals = [100, 10].firstIndex { thousandths.isMultiple(of: $0) } ?? 2
    return RoundedMass(mass, writtenIn: unit, decimals: decimals + 1)
  }
}
