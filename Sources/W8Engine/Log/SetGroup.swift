package import Primitives

/// What stands between two commas of an exercise line: sets with one load.
package struct SetGroup: Hashable, Sendable {
  /// Whether the sets work or only warm up.
  package var purpose: SetPurpose = .work
  /// The repetitions.
  package var repetitions: SetSeries?
  /// The times.
  package var seconds: SetSeries?
  /// The unit in which the times were written; nil if it is unknown.
  package var timeForm: TimeForm?
  /// The distances.
  package var distances: SetSeries?
  /// The unit in which the distances were written.
  package var distanceUnit = DistanceUnit.meter
  /// The load as written.
  package var load: Load?
  /// The effort.
  package var effort: Effort?
  /// The texts in parentheses, in order.
  package var labels: [String] = []

  /// Makes a group that says nothing; it is one set.
  package init() {}

  /// The number of sets that the group is, at least 1: as many as its longest series has elements.
  package var setCount: Int {
    max(repetitions?.count ?? 1, seconds?.count ?? 1, distances?.count ?? 1)
  }

  /// The sets one by one; nothing is stored for them.
  package var sets: LoggedSets { LoggedSets(group: self) }

  /// Whether each set says the same as the first.
  package var areSetsAlike: Bool {
    let count = setCount
    func isOneOfAll(_ series: SetSeries?) -> Bool {
      guard let series else { return true }
      return series.listCount == 1 && (series.times == 1 || series.times == count)
    }
    return isOneOfAll(repetitions) && isOneOfAll(seconds) && isOneOfAll(distances)
  }

  /// Whether the load is a level of a machine.
  var isLevel: Bool {
    guard case .level = load else { return false }
    return true
  }

  /// Whether the sets are work of which something was done: one repetition, where they are written.
  package var countsForBests: Bool { purpose == .work && !isMissed }

  /// Whether repetitions are written, and all of them are 0.
  private var isMissed: Bool {
    guard let repetitions else { return false }
    return (0..<repetitions.listCount).allSatisfy {
      repetitions.listElement(at: $0).amount <= 0
    }
  }

  /// The number of sets that have at least one completed repetition.
  package var completedSetCount: Int {
    guard let repetitions else { return 0 }
    let isOne = repetitions.count == 1
    if isOne { return repetitions.first.amount > 0 ? setCount : 0 }
    let inList = (0..<repetitions.listCount).count { repetitions.listElement(at: $0).amount > 0 }
    return inList * repetitions.times
  }

  /// The number of sets that were done: with at least one completed repetition, or where none are written with a
  /// time, a distance or a load.
  package var doneSetCount: Int {
    if let repetitions {
      // A longer list of times or distances goes on without repetitions.
      let further = repetitions.count == 1 ? 0 : setCount - repetitions.count
      return completedSetCount + max(further, 0)
    }
    return seconds == nil && distances == nil && load == nil ? 0 : setCount
  }

  /// The completed repetitions of all sets.
  package var completedRepetitions: Int {
    guard let repetitions else { return 0 }
    let isOne = repetitions.count == 1
    if isOne { return Self.clamped(repetitions.first.amount) * setCount }
    let inList = (0..<repetitions.listCount).reduce(0) {
      $0 + Self.clamped(repetitions.listElement(at: $1).amount)
    }
    return inList * repetitions.times
  }

  /// More repetitions than any line can say must not trap.
  private static func clamped(_ amount: Int64) -> Int { Int(min(max(amount, 0), 1_000_000)) }
}

/// What sets are done for.
package enum SetPurpose: UInt8, Hashable, Sendable {
  case work
  /// `w5 60`: kept out of bests, volumes and comparisons.
  case warmUp
}
