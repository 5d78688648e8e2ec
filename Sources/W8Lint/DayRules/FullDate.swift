import W8Book
import W8Edits
import W8Engine
import W8Syntax

extension Rule {
  static let fullDate = Rule(
    8109, "long-date", .hint,
    Explanation(
      finds: "A full date under a header of its own month.",
      harm: "None: the day is enough there, and keeps the columns.",
      example: january("2026-01-03 Sat   82.1"),
      instead: january("03 Sat   82.1")),
    .section { scope, findings in
      for entry in scope.lowered.entries {
        guard entry.dating == .fullDate, let date = entry.date, let month = entry.headerMonth
        else { continue }
        findings.report(
          line: entry.line, scope.dayRange(entry),
          "under # \(month) the day is enough: \(padded(date.day, to: 2))")
      }
    },
    fixes: .preferred { scope in
      guard let date = scope.fileLine.entry?.date,
        !scope.region.hasUnreadHeader(above: scope.fileLine)
      else { return [] }
      let day = padded(date.day, to: 2)
      return [.preferred("Write \(day)", scope.replacing(with: day))]
    })
}
