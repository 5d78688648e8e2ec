import W8Book
import W8Engine
import W8Syntax

extension Rule {
  static let futureDate = Rule(
    8112, "future-date", .warning,
    Explanation(
      finds: "An entry for a day after today.",
      harm: "Often the month or the year of the header is wrong.",
      fix: "Correct the day, or the header above it.",
      example: """
        # 9876-01

        03       82.1
        """,
      instead: january("03       82.1")),
    .section { scope, findings in
      // Days that a wrong header puts into the future are reported at the header.
      if scope.lowered.entries.contains(where: { $0.date.map { $0 > scope.today } ?? false }),
        MistakenMonth(scope.lowered) != nil
      {
        return
      }
      for entry in scope.lowered.entries {
        guard let date = entry.date, date > scope.today else { continue }
        let count = date.days(since: scope.today)
        findings.report(
          line: entry.line, scope.dayRange(entry),
          "\(date.words) is \(count) \(count == 1 ? "day" : "days") in the future")
      }
    })
}
