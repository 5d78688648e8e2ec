/// Which entries are shown; conditions are joined by AND, and none of them changes a figure.
package struct RowFilter: Hashable, Sendable {
  /// The first day shown; nil for no bound.
  package var since: CivilDate?
  /// The last day shown; nil for no bound.
  package var until: CivilDate?

  /// Makes a filter of a span of days, both ends included; without arguments it shows everything.
  package init(since: CivilDate? = nil, until: CivilDate? = nil) {
    self.since = since
    self.until = until
  }

  /// Whether `entry` is shown.
  func includes(_ entry: Entry) -> Bool {
    isInSpan(entry.date)
  }

  /// Whether no entry of `month` can be shown.
  func excludesAll(of month: YearMonth) -> Bool {
    if let since, month.lastDay < since { return true }
    if let until, month.firstDay > until { return true }
    return false
  }

  private func isInSpan(_ date: CivilDate) -> Bool {
    if let since, date < since { return false }
    if let until, date > until { return false }
    return true
  }
}

extension Logbook {
  /// The entries that `filter` shows, in ascending order.
  package func rows(matching filter: RowFilter = RowFilter()) -> [EntryReference] {
    var rows: [EntryReference] = []
    for (month, log) in months.enumerated() where !filter.excludesAll(of: log.month) {
      for index in log.entries.indices where filter.includes(log.entries[index]) {
        rows.append(EntryReference(month: month, entry: index))
      }
    }
    return rows
  }
}
