import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let noMonth = Rule(
    8107, "no-month", .error, .day,
    Explanation(
      finds: "A bare day that stands above every month header.",
      harm: "The entry has no date, so nothing on it counts.",
      example: "03 Sat   82.1\n",
      instead: """
        # 2026-01

        03 Sat   82.1
        """),
    .section { scope, findings in
      for entry in scope.lowered.entries where entry.dating == .noMonth {
        let day = scope.tree.string(scope.dayRange(entry))
        findings.report(
          line: entry.line, scope.dayRange(entry),
          "day \(day) stands above any month header; write one, such as # 2026-01")
      }
    },
    fixes: .possible { scope in
      let month = scope.analysis.today.yearMonth
      let region = scope.region
      if region.firstUnreadHeader != nil { return [] }
      return scope.monthFixes.fixes(of: scope.rule) {
        region.header(aboveDaysOf: month).map { [.possible("Insert # \(month)", $0)] } ?? []
      }
    })
}

extension MonthRegion {
  /// Sets a header of `month` above the first bare day of a region that has none; nil where a day would not be of
  /// that month.
  func header(aboveDaysOf month: YearMonth) -> TextEdit? {
    let lines = lines
    guard let first = lines.firstIndex(where: { $0.entry?.dating == .noMonth }),
      canStand(under: month, lines[first...])
    else { return nil }
    let start = firstAttached(above: first, in: lines)
    let end = lines[first].lineEnd
    let gap = start > 0 && lines[start - 1].kind != .blank ? end : ""
    return TextEdit(TextRange(at: lines[start].textStart), "\(gap)# \(month)\(end)\(end)")
  }
}

/// Whether every day among `lines` exists in `month`.
private func canStand(under month: YearMonth, _ lines: ArraySlice<LinePlace>) -> Bool {
  lines.allSatisfy { line in
    guard let entry = line.entry else { return true }
    if let date = entry.date { return date.yearMonth == month }
    guard entry.dating == .noMonth, let day = line.token(.day) else { return true }
    return month.date(day: Int(day.value)) != nil
  }
}
