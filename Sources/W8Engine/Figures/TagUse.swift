/// A tag with how often and when it was last used.
package struct TagUse: Hashable, Sendable {
  /// The key of the tag, without the `#`.
  package let tag: String
  /// How many entries have it.
  package fileprivate(set) var entryCount: Int
  /// The latest entry that has it.
  package fileprivate(set) var lastEntry: EntryReference
  /// The day of the latest entry that has it.
  package fileprivate(set) var lastDate: CivilDate
}

extension Logbook {
  /// The tags of the entries, those used most first, then by name.
  package var tagUses: [TagUse] {
    var uses: [String: TagUse] = [:]
    for (month, log) in months.enumerated() {
      for (index, entry) in log.entries.enumerated() where !entry.tags.isEmpty {
        let row = EntryReference(month: month, entry: index)
        for tag in entry.tags {
          var use =
            uses[tag] ?? TagUse(tag: tag, entryCount: 0, lastEntry: row, lastDate: entry.date)
          // An entry may say the same tag twice.
          use.entryCount += use.entryCount > 0 && use.lastEntry == row ? 0 : 1
          use.lastEntry = row
          use.lastDate = entry.date
          uses[tag] = use
        }
      }
    }
    return uses.values.sorted { ($1.entryCount, $0.tag) < ($0.entryCount, $1.tag) }
  }
}
