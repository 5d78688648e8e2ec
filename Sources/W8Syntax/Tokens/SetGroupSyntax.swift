package import Primitives

/// One group of sets as it is written: what can be read of it.
package struct SetGroupSyntax: Hashable, Sendable {
  /// The number of sets that a group holds at most.
  package static let maximalSetCount = 99

  /// Whether `w` marks the sets as a warm-up.
  package internal(set) var isWarmup = false
  /// The reps of one round.
  package internal(set) var reps: [RepsSyntax] = []
  /// The number of times that the list of reps is done; 1 when not written.
  package internal(set) var repsCount = 1
  /// The durations of one round.
  package internal(set) var seconds: [Seconds] = []
  /// The number of times that the list of durations is done; 1 when not written.
  package internal(set) var secondsCount = 1
  /// The unit of the first duration.
  package internal(set) var timeForm = TimeForm.seconds
  /// The distances of one round.
  package internal(set) var distances: [DistanceSyntax] = []
  /// The number of times that the list of distances is done; 1 when not written.
  package internal(set) var distancesCount = 1
  /// The load; nil when none is written.
  package internal(set) var load: LoadSyntax?
  /// The effort; nil when none is written.
  package internal(set) var effort: EffortSyntax?
  /// The texts of the labels, without parentheses.
  package internal(set) var labels: [String] = []
  /// Whether something in it cannot be read.
  package internal(set) var hasFault = false

  /// The greatest of the counts of the lists; 1 when none is written.
  package var count: Int { max(repsCount, secondsCount, distancesCount) }

  /// Whether it adds to figures: what a group with a fault says is not certain, nor what a missing one would have said.
  package var counts: Bool { !hasFault && saysSomething }

  private var saysSomething: Bool {
    !reps.isEmpty || load != nil || !seconds.isEmpty || !distances.isEmpty || effort != nil
      || !labels.isEmpty || isWarmup
  }
}

/// The number of repetitions that a set has, and how it ended.
package struct RepsSyntax: Hashable, Sendable {
  /// The number that is written.
  package let count: Int
  /// The mark after the number.
  package let mark: Mark

  /// The way a set ended.
  package enum Mark: UInt8, Sendable {
    case none
    /// `!`: the next repetition failed.
    case failed
    /// `+`: as many as possible.
    case maximal
  }
}

/// A load as it is written.
package enum LoadSyntax: Hashable, Sendable {
  /// Thousandths of a unit; the unit is `.none` when none is written.
  case mass(thousandths: UInt32, unit: WrittenUnit)
  /// Thousandths of a level of a machine.
  case level(thousandths: UInt32)
  /// The body's weight and thousandths of a unit more, or less when negative.
  case bodyweight(thousandths: Int, unit: WrittenUnit)
}

/// An effort as it is written.
package enum EffortSyntax: Hashable, Sendable {
  /// Halves of the scale from 1 to 10.
  case perceived(halves: Int)
  /// Repetitions in reserve, 0…9.
  case inReserve(Int)
}

extension LoadSyntax {
  /// The load that `row` says.
  package init(_ row: SyntaxRow) {
    if row.isLevel {
      self = .level(thousandths: row.value)
    } else if row.isBodyweight {
      let thousandths = Int(row.value)
      self = .bodyweight(
        thousandths: row.isNegative ? -thousandths : thousandths, unit: row.unit)
    } else {
      self = .mass(thousandths: row.value, unit: row.unit)
    }
  }
}
