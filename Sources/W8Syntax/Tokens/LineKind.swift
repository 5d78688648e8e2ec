/// What a line is, decided by the line alone.
///
/// A malformed line keeps its kind and carries a fault, so that a slip on one line never changes
/// how another line is read.
package enum LineKind: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  /// Nothing but spaces and tabs.
  case blank
  /// `; text`, indented or not.
  case comment
  /// `# 2026-01 title`.
  case month
  /// `03 Sat 82.1 @iron`, a day and what was logged on it.
  case entry
  /// An indented `@gym`.
  case session
  /// An indented `Name: sets`.
  case exercise
  /// An indented `> text`.
  case note
  /// A keyword at the margin with its arguments.
  case directive
  /// Anything else.
  case unknown
}
