package import W8Engine

/// One set as its source knows it.
package struct ImportedSet: Hashable, Sendable {
  /// Whether it is kept out of bests and volume.
  package var isWarmUp = false
  /// The repetitions, 0 to 9,999; nil where they are not known.
  package var repetitions: Int?
  /// What is said of the last repetition.
  package var mark = ImportedMark.none
  /// The load; nil where none is known.
  package var load: ImportedLoad?
  /// How far it went; nil where that is not known.
  package var distance: ImportedDistance?
  /// How long it took in seconds, 1 to 359,999; nil where that is not known.
  package var seconds: Int?
  /// How hard it was; nil where that is not known.
  package var effort: Effort?
  /// What else is said of it, without brackets.
  package var labels: [String] = []

  /// Makes a set of which nothing is known.
  package init() {}

  /// Whether it says that anything was done.
  var isDone: Bool {
    (repetitions ?? 0) > 0 || seconds != nil || distance != nil
      || (repetitions == nil && load != nil) || mark == .missed
  }

  /// Whether both can be told in one group: all but the repetitions is equal.
  func isLike(_ other: ImportedSet) -> Bool {
    isWarmUp == other.isWarmUp && load == other.load && distance == other.distance
      && seconds == other.seconds && effort == other.effort && labels == other.labels
      && (repetitions == nil) == (other.repetitions == nil)
  }
}

/// What a source says of the last repetition of a set.
package enum ImportedMark: Hashable, Sendable {
  /// Nothing.
  case none
  /// There were as many as possible.
  case asManyAsPossible
  /// The one after it failed.
  case missed
}

/// What a set was done with.
package enum ImportedLoad: Hashable, Sendable {
  /// A load.
  case mass(ImportedMass)
  /// The body alone.
  case bodyweight
  /// The body and so much more, or less.
  case bodyweightAnd(ImportedMass)

  /// The mass in it; nil for the body alone.
  var mass: ImportedMass? {
    switch self {
    case .mass(let mass), .bodyweightAnd(let mass): mass
    case .bodyweight: nil
    }
  }
}

/// A distance as its source writes it, rounded to three decimals.
package struct ImportedDistance: Hashable, Sendable {
  /// The number in thousandths of `unit`.
  package var thousandths: Int { Int(number) }
  /// The unit.
  package let unit: DistanceUnit
  private let number: Int32

  /// Makes a distance that a log can say, metres as kilometres where there are too many; nil for others.
  package init?(thousandths: Int, unit: DistanceUnit) {
    guard thousandths > 0 else { return nil }
    if thousandths <= ImportedMass.limit {
      number = Int32(truncatingIfNeeded: thousandths)
      self.unit = unit
    } else {
      let kilometres = (thousandths + 500) / 1000
      guard unit == .metre, kilometres <= ImportedMass.limit else { return nil }
      number = Int32(truncatingIfNeeded: kilometres)
      self.unit = .kilometre
    }
  }
}
