import W8Analysis
import W8Engine

/// The tags of the selected entries, those used most first.
struct TagReport: Report {
  private let uses: [Use]

  private struct Use {
    let name: String
    var count = 0
    var lastDate: CivilDate
  }

  init(_ log: OpenedLog, _ invocation: Invocation) throws(Failure) {
    let logbook = log.analysis.logbook
    var uses: [String: Use] = [:]
    for row in try Selection(invocation).rows(of: logbook) {
      guard let entry = logbook.entry(at: row) else { continue }
      // An entry may say the same tag twice.
      for tag in Set(entry.tags) {
        uses[tag, default: Use(name: tag, lastDate: entry.date)].count += 1
        uses[tag]?.lastDate = entry.date
      }
    }
    self.uses = uses.values.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }

  var emptiness: String? { uses.isEmpty ? "no tags to show" : nil }

  func text(_ page: Page) -> String {
    let most = uses.first?.count ?? 1
    var shown = table
    shown.columns.append(Table.Column(key: "bar", title: ""))
    shown.rows = zip(shown.rows, uses).map { row, use in
      let length = max(1, Int((20 * Double(use.count) / Double(most)).rounded()))
      return row + [.text(String(repeating: "█", count: length))]
    }
    return textTable(shown, page.style)
  }

  var table: Table {
    Table(
      columns: [
        Table.Column(key: "name", title: "Tag"),
        Table.Column(key: "count", title: "Entries", alignment: .right),
        Table.Column(key: "lastDate", title: "Last"),
      ],
      rows: uses.map { use in
        [
          .text(use.name, shown: "#\(use.name)"),
          .count(use.count),
          .text(use.lastDate.description, shown: use.lastDate.withWeekday),
        ]
      })
  }

  var document: Document {
    Document([:], "tags", of: uses) { use in
      .object([
        "name": .string(use.name),
        "count": .integer(use.count),
        "lastDate": .string(use.lastDate.description),
      ])
    }
  }
}
