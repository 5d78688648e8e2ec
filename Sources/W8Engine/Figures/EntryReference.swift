/// Which entry of a logbook is meant.
package struct EntryReference: Hashable, Comparable, Sendable {
  private let monthIndex: Int32
  private let entryIndex: Int32

  /// Names the entry at index `entry` of the month at index `month`, which no book has from 2³¹ on.
  package init(month: Int, entry: Int) {
    monthIndex = Int32(clamping: month)
    entryIndex = Int32(clamping: entry)
  }

  /// The index of the month in the logbook.
  package var month: Int { Int(monthIndex) }

  /// The index of the entry in the month.
  package var entry: Int { Int(entryIndex) }

  package static func < (left: EntryReference, right: EntryReference) -> Bool {
    (left.month, left.entry) < (right.month, right.entry)
  }
}
