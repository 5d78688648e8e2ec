import W8Book
import W8Edits
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let noMonth = Rule(
    8107, "no-month", .error,
    Explanation(
      finds: "A day above the first month header.",
      harm: "The entry has no date, so nothing in it counts.",
      fix: "Write a header such as `# 2026-01` above it, or the full date: `2026-01-03`.",
      example: "03 Sat   82.1\n",
      instead: january("03 Sat   82.1")),
    .section { scope, findings in
      for entry in scope.lowered.entries where entry.dating == .noMonth {
        let day = scope.tree.string(scope.dayRange(entry))
        findings.report(
          line: entry.line, scope.dayRange(entry),
          "day \(day) has no month; write a header above it, such as # 2026-01")
      }
    },
    fixes: .possible { scope in
      let month = scope.analysis.today.yearMonth
      let region = scope.region
      if region.firstUnreadHeader != nil { return [] }
      return scope.monthFixes.fixes(of: scope.rule) {
        region.header(aboveDaysOf: month).map {
          [.possible("Insert # \(month), the current month", $0)]
        } ?? []
      }
    })
}
