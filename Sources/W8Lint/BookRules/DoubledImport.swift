import W8Book
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let doubledImport = Rule(
    8705, "doubled-import", .warning,
    Explanation(
      finds: """
        The same sets or the same weight twice a day, on at least three days, always the same \
        number of whole hours apart. Reported once, on the first of these days.
        """,
      harm: """
        Probably you imported the same data twice, with different time zones (`--zone`). Volume \
        and sets count twice.
        """,
      fix: """
        Remove the copies. If you really do the same twice a day, write `lint doubled-import off`.
        """,
      example: twice(in: ["18:00", "19:00"]),
      instead: twice(in: ["18:00"])),
    .book { analysis, findings in
      let (sessions, weighIns) = analysis.hoursApart
      for (found, what) in [(sessions, "same sets"), (weighIns, "same weigh-in")] {
        guard let found = found.mostFrequent(onDays: 3),
          let later = analysis.line(of: found.later), let earlier = analysis.line(of: found.earlier)
        else { continue }
        let hours = found.hours == 1 ? "1 hour" : "\(found.hours) hours"
        findings.report(
          later, timeRange(later),
          "imported twice? the \(what) \(hours) apart on \(found.days) days, here at "
            + "\(found.earlier.time) and \(found.later.time); "
            + "delete the copies, or add `lint doubled-import off`",
          related: [
            analysis.related(
              earlier, timeRange(earlier), seenFrom: later.file, "\(what) \(hours) earlier")
          ])
      }
    })
}

private func twice(in times: [String]) -> String {
  let days = ["05 Mon", "07 Wed", "09 Fri"].map { day in
    "\(day)\n" + times.map { "    @ \($0)\n    Squat:              3x5 100\n" }.joined()
  }
  return "# 2026-01\n\n" + days.joined()
}

private func timeRange(_ line: FileLine) -> TextRange {
  line.range(of: .time) ?? line.range(of: .timeSpan) ?? line.contentRange
}
