package import Primitives

/// One set as it was done.
package struct LoggedSet: Hashable, Sendable {
  /// Whether the set works or only warms up.
  package let purpose: SetPurpose
  /// The completed repetitions; nil when the set has none written.
  package let repetitions: Int?
  /// The message about the repetitions.
  package let mark: RepetitionMark
  /// The time; nil when the set has none written.
  package let seconds: Seconds?
  /// The distance; nil when the set has none written.
  package let distance: Distance?
  /// The load as written.
  package let load: Load?
  /// The effort.
  package let effort: Effort?
  /// The texts in parentheses, in order.
  package let labels: [String]
}

/// The sets of a group.
package struct LoggedSets: RandomAccessCollection, Sendable {
  let group: SetGroup

  /// The index of the first set.
  package var startIndex: Int { 0 }
  /// The number of sets.
  package var endIndex: Int { group.setCount }

  /// The set at `index`, from 0.
  package subscript(index: Int) -> LoggedSet {
    let repetitions = group.repetitions?.element(ofSet: index)
    return LoggedSet(
      purpose: group.purpose, repetitions: repetitions.map { Int(clamping: $0.amount) },
      mark: repetitions?.mark ?? .none,
      seconds: group.seconds?.element(ofSet: index).map { $0.time },
      distance: group.distances?.element(ofSet: index).map {
        Distance(hundredNanometers: $0.amount)
      },
      load: group.load, effort: group.effort, labels: group.labels)
  }
}

/// How hard a set was.
package enum Effort: Hashable, Sendable {
  /// A rate of perceived exertion in half steps: `@8.5` is 17.
  case perceived(halves: UInt8)
  /// Repetitions that were left: `rir2` is 2.
  case inReserve(UInt8)

  /// The effort on the scale from 1 to 10 in half steps; n repetitions in reserve are 10 − n.
  package var halves: Int {
    switch self {
    case .perceived(let halves): Int(halves)
    case .inReserve(let left): 20 - 2 * Int(left)
    }
  }

  /// The effort on the scale from 1 to 10.
  package var value: Double { Double(halves) / 2 }
}

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
