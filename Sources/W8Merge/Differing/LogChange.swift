package import W8Engine
import W8Syntax

/// One thing that a new version of a log says otherwise than the old one.
package struct LogChange: Hashable, Sendable {
  /// What a change is of.
  package enum Kind: String, CaseIterable, Sendable {
    case entry, weight, time, gym, tag, field, exercise, sets, note, comment, line, setting
  }

  /// What it is of.
  package let kind: Kind
  /// The time of the entry, as it is written, where the day has several.
  package var time: String?
  /// The exercise that it is of; nil where it is of none.
  package var exercise: String?
  /// The gym of the exercise; nil where it has none.
  package var gym: String?
  /// What the old version says; nil where it says nothing of it.
  package let was: String?
  /// What the new version says; nil where it says nothing of it.
  package let new: String?
  /// The index of the line in its file: of the new version, or where that says nothing of the old one.
  package let line: Int
  /// The index of the file among those of the version.
  package let file: Int
}

/// The message otherwise of a day.
package struct DayDifference: Sendable {
  /// The day.
  package let date: CivilDate
  /// The changes.
  package let changes: [LogChange]
}

/// How much means something else though it is written as before, because a setting is another.
package struct MeaningChanges: Hashable, Sendable {
  /// Weights without a unit.
  package internal(set) var weights = 0
  /// Exercises with loads without a unit.
  package internal(set) var exercises = 0
  /// Sessions without a gym.
  package internal(set) var sessions = 0
}
