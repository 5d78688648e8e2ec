import JSON
import Primitives
import W8Book
import W8Engine
import W8Syntax
import W8Text

/// How much there is in a log.
struct StatsReport: Report {
  private let log: OpenedLog
  private let entryCount: Int
  private let first: CivilDate?
  private let last: CivilDate?

  private let detail: StatsDetail?

  /// Makes the report of `log`, with what `--verbose` asks for if there is a detail.
  init(_ log: OpenedLog, _ detail: StatsDetail? = nil) {
    self.log = log
    self.detail = detail
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
    return page.lines(of: facts + (detail?.facts ?? []))
  }

  var document: Document {
    let members: JSONObject = [
      "files": .integer(log.analysis.files.count),
      "lines": .integer(lineCount),
      "entries": .integer(entryCount),
      "days": .integer(daysWeighed),
      "first": JSON(first) { .string($0.description) },
      "last": JSON(last) { .string($0.description) },
      "longestGapDays": JSON(logbook.longestGap) { .integer($0.dayCount) },
      "sessions": .integer(sessionCount),
      "gyms": .integer(gymCount),
    ]
    return Document(members.merging(detail?.members ?? [:]))
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

/// What `stats --verbose` tells besides.
struct StatsDetail {
  let files: [(path: String, byteCount: Int, lineCount: Int)]
  /// How many lines there are of each kind that occurs, in the order of kinds.
  let lineCounts: [(kind: LineKind, count: Int)]
  let times: PhaseTimes

  init(_ book: OpenedLog, _ times: PhaseTimes) {
    files = book.files.map { log in
      let bytes = log.file.text.byteCount
      return (log.name, bytes, bytes > 0 ? log.file.text.lineCount : 0)
    }
    var counts: [LineKind: Int] = [:]
    for file in book.analysis.files {
      for section in file.sections {
        for line in section.lowered.tree.lines { counts[line.kind, default: 0] += 1 }
      }
    }
    lineCounts = LineKind.allCases.compactMap { kind in counts[kind].map { (kind, $0) } }
    self.times = times
  }

  /// The lines that people read below the others.
  var facts: [Fact] {
    let kinds = lineCounts.map { "\($0.kind) \($0.count)" }.joined(separator: ", ")
    let phases = times.phases.map { "\($0.name) \(millisecondsText($0.duration))" }
    return [
      Fact("Bytes", String(files.reduce(0) { $0 + $1.byteCount })),
      Fact("Line kinds", kinds.isEmpty ? "none" : kinds, breaking: .list),
      Fact("Time", phases.joined(separator: ", "), breaking: .list),
    ]
      + files.map {
        let size = "\(counted($0.byteCount, "byte")), \(counted($0.lineCount, "line"))"
        return Fact("File", "\($0.path): \(size)")
      }
  }

  /// The members of the document besides the others.
  var members: JSONObject {
    [
      "bytes": .integer(files.reduce(0) { $0 + $1.byteCount }),
      "lineKinds": .object(
        JSONObject(lineCounts.lazy.map { ("\($0.kind)", .integer($0.count)) })),
      "milliseconds": .object(
        JSONObject(times.phases.lazy.map { ($0.name, .number(milliseconds($0.duration))) })),
      "paths": .array(
        files.map {
          .object([
            "path": .string($0.path), "bytes": .integer($0.byteCount),
            "lines": .integer($0.lineCount),
          ])
        }),
    ]
  }

  private func millisecondsText(_ duration: Duration) -> String {
    "\((milliseconds(duration) * 10).rounded() / 10) ms"
  }

  private func milliseconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) * 1000 + Double(attoseconds) / 1e15
  }
}

/// How long the phases of a run took.
package struct PhaseTimes {
  /// Getting the bytes.
  var reading: Duration
  /// Bytes to trees, in a pass of its own.
  var parsing: Duration
  /// All else: what the lines mean, the figures, the faults.
  var analysing: Duration

  package init(
    reading: Duration = .zero, parsing: Duration = .zero, analysing: Duration = .zero
  ) {
    self.reading = reading
    self.parsing = parsing
    self.analysing = analysing
  }

  /// The phases in order with their names.
  var phases: [(name: String, duration: Duration)] {
    [("reading", reading), ("parsing", parsing), ("analysing", analysing)]
  }
}
