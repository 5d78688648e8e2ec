import W8Book
import W8Edits
import W8Engine
import W8Syntax

extension Rule {
  static let wrongMonth = Rule(
    8108, "wrong-month", .warning,
    Explanation(
      finds: "A full date in another month than the header above it.",
      harm: """
        The entry counts on the full date, but people look for it below the header. One of the \
        two may be wrong.
        """,
      fix: "Move it below the header of its month, as `check --fix` does, or correct the date.",
      example: january("31 Sat   81.0", "2026-02-01 Sun   80.9"),
      instead: """
        # 2026-01

        31 Sat   81.0

        # 2026-02

        01 Sun   80.9
        """),
    .section { scope, findings in
      for entry in scope.lowered.entries where entry.dating == .wrongMonth {
        guard let date = entry.date, let month = entry.headerMonth else { continue }
        findings.report(
          line: entry.line, scope.dayRange(entry),
          "\(date) is below the header # \(month); move it or correct the date")
      }
    },
    fixes: .safe { scope in
      guard let entry = scope.fileLine.entry, let date = entry.date, let header = entry.headerMonth
      else { return [] }
      if scope.region.hasUnreadHeader(above: scope.fileLine) { return [] }
      var fixes = [MisfiledDays(scope)?.fix(of: scope.fileLine)].compactMap { $0 }
      if let here = header.date(day: date.day) {
        let title = "Write \(padded(date.day, to: 2)), a day of \(header)"
        fixes.append(.possible(title, scope.replacing(with: padded(here.day, to: 2))))
      }
      return fixes
    })
}
