package import Primitives

/// One set as it was done.
package struct LoggedSet: Hashable, Sendable {
  /// Whether the set works or only warms up.
  package let purpose: SetPurpose
  /// The completed repetitions; nil when the set has none written.
  package let repetitions: Int?
  /// What is said about the repetitions.
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
      seconds: group.seconds?.element(ofSet: index).map(\.time),
      distance: group.distances?.element(ofSet: index).map {
        Distance(hundredNanometres: $0.amount)
      },
      load: group.load, effort: group.effort, labels: group.labels)
  }
}
