package import W8Engine

/// One day of a log, or a part of it, as it would be typed.
package struct ImportedEntry: Equatable, Sendable {
  /// The day.
  package let date: CivilDate
  /// What stands behind the day on its line: weight, time, pairs and a note; empty for a session alone.
  package var fields = ""
  /// The indented lines below: notes, sessions, exercises; a note of an exercise stands eight blanks deep, all else four.
  package var lines: [String] = []
  /// The first line of the note on a weigh-in; nil where it has none.
  package var note: String?
  /// The lines of the source that it comes from.
  package var sourceLines: [Int] = []
}
