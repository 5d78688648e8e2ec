import Primitives
import W8Book
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let crossFileDay = Rule(
    8703, "cross-file-day", .warning,
    Explanation(
      finds:
        "A day with a weigh-in in two files of a log, reported in the file that is read later.",
      harm: "Often somebody copied the day, so it counts twice, or one of the dates is wrong.",
      fix: "Keep the weigh-in in one file, or correct the date.",
      example: """
        include    "2025.w8log"

        # 2026-01

        01 Thu   82.1

        === 2025.w8log

        # 2026-01

        01 Thu   82.1
        """,
      instead: """
        include    "2025.w8log"

        # 2026-01

        01 Thu   82.1

        === 2025.w8log

        # 2025-12

        31 Wed   82.1
        """),
    .book { analysis, findings in
      for (month, log) in analysis.logbook.months.enumerated() where log.hasSeveralSources {
        for day in sharedDays(of: log) {
          guard
            let later = analysis.location(of: EntryReference(month: month, entry: day.entry))?.line,
            let first = analysis.location(of: EntryReference(month: month, entry: day.first))?.line
          else { continue }
          let date = log.entries[day.entry].date.words
          findings.report(
            later, dayRange(later),
            "\(date) also has a weigh-in \(analysis.whereabouts(of: first, seenFrom: later.file)); "
              + "delete one or correct its date",
            related: [
              analysis.related(first, dayRange(first), seenFrom: later.file, "the other weigh-in")
            ])
        }
      }
    })
}

/// The days of `log` with a weigh-in in more than one file, one for each file but the first: the first entries with a
/// weigh-in of the day, in the file that comes later in the book and in the one that comes first.
private func sharedDays(of log: MonthLog) -> [(entry: Int, first: Int)] {
  let weighed = log.entries.indices.filter { log.entries[$0].weighIn != nil }
  let days = Dictionary(grouping: weighed) { log.entries[$0].date }
  return days.sorted { $0.key < $1.key }.flatMap { _, entries in
    let firsts = Dictionary(entries.map { (log.source(of: $0), $0) }) { first, _ in first }
    let sorted = firsts.sorted { $0.key < $1.key }.map { $0.value }
    return sorted.dropFirst().map { (entry: $0, first: sorted[0]) }
  }
}
