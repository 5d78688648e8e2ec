import W8Book
import W8Engine
import W8Syntax

extension Rule {
  static let noSuchDay = Rule(
    8106, "no-such-day", .error,
    Explanation(
      finds: """
        A day or month that does not exist. If all days below a header fit another month, w8log \
        reports only the header.
        """,
      harm: "The entry has no date, so nothing in it counts.",
      fix: "Correct the day, or the header above it.",
      example: """
        # 2026-04

        31       82.1
        """,
      instead: """
        # 2026-04

        30       82.1
        """),
    .section { scope, findings in
      if scope.lowered.entries.contains(where: { $0.dating == .noSuchDay }),
        let mistaken = scope.mistakenMonth
      {
        findings.report(
          line: mistaken.header.line, scope.range(.yearMonth, line: mistaken.header.line),
          mistaken.message)
        return
      }
      for entry in scope.lowered.entries where entry.dating == .noSuchDay {
        findings.report(line: entry.line, scope.dayRange(entry), message(scope, entry))
      }
    },
    fixes: .preferred { scope in scope.fileLine.kind == .month ? scope.otherHeaders : [] })
}

private func message(_ scope: SectionScope, _ entry: LoweredEntry) -> String {
  let text = scope.tree.string(scope.dayRange(entry))
  let value = Int(scope.tree.tokens(ofLine: entry.line).day?.value ?? 0)
  let written = YearMonth(year: value / 10_000, month: value / 100 % 100)
  return missingDateMessage(text, in: value < 100 ? entry.headerMonth : written)
}
