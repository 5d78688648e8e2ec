import JSON
import Primitives
import W8Book
import W8Engine
import W8Text

/// How much there is in a log.
struct StatsReport: Report {
  private let log: OpenedLog
  private let entryCount: Int
  private let first: CivilDate?
  private let last: CivilDate?

  init(_ log: OpenedLog) {
    self.log = log
    let months = log.analysis.logbook.months
    entryCount = months.reduce(0) { $0 + $1.entries.count }
    first = months.lazy.compactMap { $0.entries.first?.date }.first
    last = months.last { !$0.entries.isEmpty }?.entries.last?.date
  }

  func text(_ page: Page) -> String {
    var facts = [
      Fact("Files", String(log.analysis.files.count)),
      Fact("Lines", String(lineCount)),
      Fact("Entries", String(entryCount)),
      Fact("Days weighed", String(daysWeighed)),
    ]
    if let first, let last {
      let days = counted(last.days(since: first) + 1, "day")
      facts.append(Fact("Span", "\(first.words) to \(last.words), \(days)"))
    }
    if let gap = logbook.longestGap, gap.dayCount > 0 {
      let between = "between \(gap.lastDate.words) and \(gap.nextDate.words)"
      facts.append(Fact("Longest gap", "\(counted(gap.dayCount, "day")) \(between)"))
    }
    if sessionCount > 0 {
      facts.append(Fact("Sessions", "\(sessionCount) at \(counted(gymCount, "gym"))"))
    }
    return page.lines(of: facts)
  }

  var document: Document {
    Document([
      "files": .integer(log.analysis.files.count),
      "lines": .integer(lineCount),
      "entries": .integer(entryCount),
      "days": .integer(daysWeighed),
      "first": JSON(first) { .string($0.description) },
      "last": JSON(last) { .string($0.description) },
      "longestGapDays": JSON(logbook.longestGap) { .integer($0.dayCount) },
      "sessions": .integer(sessionCount),
      "gyms": .integer(gymCount),
    ])
  }

  private var logbook: Logbook { log.analysis.logbook }

  private var sessionCount: Int { logbook.sessions.count }

  private var gymCount: Int { logbook.gymUses.count { $0.visitCount > 0 } }

  private var lineCount: Int {
    log.analysis.files.reduce(0) { $0 + ($1.text.byteCount > 0 ? $1.text.lineCount : 0) }
  }

  private var daysWeighed: Int {
    logbook.months.reduce(0) { $0 + $1.countedDays.count }
  }
}
