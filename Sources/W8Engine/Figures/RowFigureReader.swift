/// Reads the figures of entries, quickest where those of a month are asked for one after the other.
package struct RowFigureReader {
  private let book: Logbook
  /// The month last asked for, and the figures of its entries.
  private var month = -1
  private var rows: [RowFigures] = []

  /// Makes a reader of the figures of `book`.
  package init(_ book: Logbook) {
    self.book = book
  }

  /// The figures of the entry that `reference` names; all nil when there is no such entry.
  package mutating func figures(of reference: EntryReference) -> RowFigures {
    if month != reference.month {
      month = reference.month
      rows = book.figures(ofMonthAt: reference.month)
    }
    return rows.indices.contains(reference.entry)
      ? rows[reference.entry] : RowFigures(day: nil, rate: nil)
  }
}
