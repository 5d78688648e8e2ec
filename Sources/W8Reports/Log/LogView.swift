import Primitives
import W8Book
package import W8Engine

/// What `log` shows of a log, as people and programs read it.
package struct LogView {
  let log: OpenedLog
  /// The unit of weights.
  package let unit: MassUnit
  /// The measurements that are shown too.
  let columns: [MeasuredColumn]
  /// The unit of loads where sessions are shown with their exercises; nil where they are not.
  let loadUnit: MassUnit?

  /// A view of `log` with measurements as `columns`, and with what was trained where that is asked for.
  package init(
    _ log: OpenedLog, _ settings: ReportSettings, columns: [MeasuredColumn], withExercises: Bool
  ) {
    self.log = log
    self.columns = columns
    unit = settings.unit(of: log)
    loadUnit = withExercises ? settings.loadUnit(of: log) : nil
  }

  /// Those of `rows` that have a session whose title holds `text`, in any case.
  package func titled(_ text: String, among rows: [EntryReference]) -> [EntryReference] {
    let part = text.lowercased()
    return rows.filter { log.titles(of: $0).contains { $0.lowercased().holds(part) } }
  }

  /// The entries of `references` as rows, in their order.
  package func table(of references: [EntryReference]) -> Table {
    var reader = LogRowReader(log)
    let rows = LogRows(
      rows: references.compactMap { reader.row(of: $0) }, log: log, unit: unit,
      names: ShownNames(log.analysis), measurements: columns)
    return loadUnit == nil ? rows.table : rows.tableWithExercises
  }

  /// The entries of `references` as a table for each month, in their order; each goes to `show`.
  package func showMonths<Refusal: Error>(
    of references: [EntryReference], on page: Page, _ show: ([UInt8]) throws(Refusal) -> Void
  ) throws(Refusal) {
    let logbook = log.analysis.logbook
    var table = LogTable(log, in: unit, page)
    table.measurements = columns
    table.tellsDaysOfRates = references.contains { (logbook.rate(of: $0)?.days ?? 7) != 7 }
    if loadUnit != nil { table.sessions = SessionText(log, in: unit) }
    let titles = monthTitles(of: log.analysis.files)
    var reader = LogRowReader(log)
    var rest = references[...]
    while let month = rest.first?.month {
      let ofMonth = rest.prefix { $0.month == month }
      rest = rest.dropFirst(ofMonth.count)
      guard let summary = logbook.summary(ofMonthAt: month) else { continue }
      let rows = ofMonth.compactMap { reader.row(of: $0) }
      try show(table.month(summary, title: titles[summary.month], rows))
    }
  }
}
