import Primitives
import W8Book
import W8Engine
import W8Lint

/// The tags of the selected entries, those used most first.
struct TagReport: ListReport {
  let rows: [Use]

  struct Use {
    let tag: TagKey
    var count = 0
    var days = 0
    var sessions = 0
    var lastDate: CivilDate?

    /// Counts an entry, which is no earlier than those before, and those of its sessions that the tag is about.
    mutating func add(_ entry: Entry, sessions: Int) {
      count += 1
      if entry.date != lastDate { days += 1 }
      self.sessions += sessions
      lastDate = entry.date
    }
  }

  init(_ log: OpenedLog, _ selection: Selection) {
    let logbook = log.analysis.logbook
    var uses: [TagKey: Use] = [:]
    for row in selection.rows(of: log) {
      guard let entry = logbook.entry(at: row) else { continue }
      // An entry may say the same tag twice.
      for tag in Set(entry.tags) {
        // Of one session no line needs to be read.
        let fileLine = entry.sessionCount > 1 ? log.analysis.location(of: row)?.line : nil
        let sessions = fileLine.map { $0.lowered.sessionCount(ofTag: tag, at: $0.line) }
        uses[tag, default: Use(tag: tag)].add(entry, sessions: sessions ?? entry.sessionCount)
      }
    }
    rows = uses.values.sorted { ($1.count, $0.tag) < ($0.count, $1.tag) }
  }

  var emptiness: String? { rows.isEmpty ? "no tags to show" : nil }

  /// The table with a bar behind each row, as long as the page has room for.
  func text(_ page: Page) -> String {
    let most = rows.first?.count ?? 1
    var shown = table
    let taken = TextTable(table, page).width + TableFit.gap
    let longest = min(Self.barColumns, max(1, (page.width ?? .max) - taken))
    shown.columns.append(Table.Column(key: "bar", title: ""))
    shown.rows = zip(shown.rows, rows).map { row, use in
      let length = max(1, Int((Double(longest) * Double(use.count) / Double(most)).rounded()))
      return row + [.text(String(repeating: "█", count: length))]
    }
    return textTable(shown, page)
  }

  let listName = "tags"

  private static let barColumns = 20

  var fields: [Field<Use>] {
    [
      .text("name", "Tag", breaking: .words, shown: { "#\($0.tag.text)" }, { $0.tag.text }),
      .count("count", "Entries", { $0.count }),
      .count("days", "Days", spare: 1) { $0.days },
      .count("sessions", "Sessions", spare: 2) { $0.sessions },
      .date("lastDate", "Last", { $0.lastDate }),
    ]
  }
}
