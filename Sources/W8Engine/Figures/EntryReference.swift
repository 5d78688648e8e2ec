/// Which entry of a logbook is meant.
package struct EntryReference: Hashable, Comparable, Sendable {
  /// The index of the month in the logbook.
  package let month: Int
  /// The index of the entry in the month.
  package let entry: Int

  /// Names the entry at index `entry` of the month at index `month`.
  package init(month: Int, entry: Int) {
    self.month = month
    self.entry = entry
  }

  package static func < (left: EntryReference, right: EntryReference) -> Bool {
    (left.month, left.entry) < (right.month, right.entry)
  }
}
