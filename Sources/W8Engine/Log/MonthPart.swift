/// What one part of a book contributes to a month.
package struct MonthPart: Sendable {
  /// The entries in book order.
  package var entries: [Entry]
  /// What the sessions of the entries come to.
  package var totals: TrainingTotals

  /// Takes entries with what their sessions come to.
  package init(_ entries: [Entry], _ totals: TrainingTotals) {
    self.entries = entries
    self.totals = totals
  }

  /// Counts the sessions of those of `entries` that belong to `month`.
  init(_ entries: [Entry], in month: YearMonth) {
    let days = month.firstDay...month.lastDay
    self.init(entries, TrainingTotals(of: entries.lazy.filter { days.contains($0.date) }))
  }
}
