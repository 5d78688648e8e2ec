/// A weight on the way to the goal.
package struct Milestone: Hashable, Sendable {
  /// The weight.
  package let mass: Mass
  /// What it is called, as declared.
  package internal(set) var label: String?
  /// Where it comes from.
  package internal(set) var kind: MilestoneKind
  /// Which way it is crossed; stable when it is the start itself and the value of its day, or when
  /// nothing was weighed.
  package internal(set) var direction: Direction
  /// When it was crossed first; nil as long as it was not.
  package internal(set) var crossing: MilestoneCrossing?
}

/// Where a milestone comes from.
package enum MilestoneKind: UInt8, Hashable, Comparable, Sendable {
  /// A multiple of an interval.
  case generated
  /// A weight that the book names.
  case explicit
  /// The goal itself.
  case goal

  package static func < (left: MilestoneKind, right: MilestoneKind) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// When a milestone was crossed.
package struct MilestoneCrossing: Hashable, Sendable {
  /// The day.
  package let date: CivilDate
  /// The first counted entry of that day that is itself at the milestone or beyond.
  package let entry: EntryReference
}
