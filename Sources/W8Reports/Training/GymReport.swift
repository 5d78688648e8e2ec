import Primitives
import W8Book
import W8Engine
import W8Lint

/// The gyms of a log, the last used first.
struct GymReport: ListReport {
  let rows: [GymUsage]
  private let gyms: BookDeclarations

  /// The gyms that may be named if only `shown` is.
  init(_ analysis: Analysis, _ shown: ShownEntries? = nil) {
    rows = analysis.logbook.gymUses.filter { shown.has(gym: $0.info.id) }
    gyms = analysis.book
  }

  let listName = "gyms"

  var emptiness: String? { rows.isEmpty ? "no gyms to show" : nil }

  var fields: [Field<GymUsage>] {
    [
      .text("id", "Gym", breaking: .words, shown: { gyms.spelling(of: $0.info.id) }) {
        $0.info.id.text
      },
      .text("name", "Name", breaking: .words) { $0.info.name },
      .text("color", "Color", spare: 1) { $0.info.color.rawValue },
      .flag("default", "Default", spare: 2, yes: "default") { $0.info.isDefault },
      .flag("declared", "Declared", spare: 3, yes: "yes", no: "no") { $0.origin == .declared },
      .count("visits", "Visits") { $0.visitCount },
      .date("lastUsed", "Last used", absence: "never") { $0.lastUsed },
      .text("closed", "Closed", spare: 0, shown: { $0.info.closed?.withWeekday }) {
        $0.info.closed?.description
      },
    ]
  }

  /// People see the column of closed gyms only where there is one.
  func text(_ page: Page) -> String {
    var table = table
    if rows.allSatisfy({ $0.info.closed == nil }) {
      table.columns.removeLast()
      table.rows = table.rows.map { $0.dropLast() }
    }
    return textTable(table, page)
  }
}
