import W8Book
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let closedGym = Rule(
    8308, "closed-gym", .warning,
    Explanation(
      finds: "A session at a gym after the day on which it closed.",
      harm: "Either the gym of the session or the date after `closed:` is wrong.",
      fix: "Correct the wrong one.",
      example: """
        gym        @old closed:2025-12-31

        # 2026-01

        03 Sat   82.1   @old
        """,
      instead: """
        gym        @old closed:2026-01-31

        # 2026-01

        03 Sat   82.1   @old
        """),
    .section { scope, findings in
      guard scope.book.gyms.contains(where: { $0.closed != nil }) else { return }
      var entries = scope.lowered.entries[...]
      var date: CivilDate?
      for use in scope.lowered.gymUses {
        while let entry = entries.first, entry.line <= use.line {
          date = entry.date
          entries.removeFirst()
        }
        guard let closed = scope.book.gym(use.gym)?.closed, let date, date > closed,
          !scope.lowered.orphans.contains(use.line)
        else { continue }
        let gym = shortened(scope.tree.string(use.range))
        findings.report(
          line: use.line, use.range,
          "\(gym) closed on \(closed.words), before this session")
      }
    })
}
