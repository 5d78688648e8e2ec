import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let crossFileDay = Rule(
    8703, "cross-file-day", .warning, .day,
    Explanation(
      finds: """
        A date with a weigh-in in two files of a book, told in the file that comes later. A date with \
        a weight in one file and training in another is no fault.
        """,
      harm: """
        Most often a day was copied from one file to another and now counts twice, or one of the \
        dates is wrong.
        """,
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
      for month in analysis.months.months.indices(where: { $0.sharedDays > 0 }) {
        let log = analysis.logbook.months[month]
        for day in analysis.months.months[month].sharedDays {
          guard
            let later = analysis.place(of: EntryReference(month: month, entry: day.entry))?.line,
            let first = analysis.place(of: EntryReference(month: month, entry: day.first))?.line
          else { continue }
          let date = log.entries[day.entry].date.words
          findings.report(
            later, dayRange(later),
            "\(date) is also \(analysis.whereabouts(of: first, seenFrom: later.file))",
            related: [
              analysis.related(first, dayRange(first), seenFrom: later.file, "the other weigh-in")
            ])
        }
      }
    })
}
