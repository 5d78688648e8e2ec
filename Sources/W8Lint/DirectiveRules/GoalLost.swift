import W8Book
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let goalLost = Rule(
    8512, "goal-lost", .information,
    Explanation(
      finds: """
        A goal that was reached a week ago or more, and from which the trend and the last weight are away \
        again.
        """,
      harm: """
        None; but its milestones stay crossed, so that none of them is celebrated again. With `from:` \
        the journey starts anew.
        """,
      example: "goal       80.0\n\n" + lostAgain,
      instead: "goal       80.0 from:2026-01-12\n\n" + lostAgain),
    .book { analysis, findings in
      guard let fileLine = analysis.currentGoal?.fileLine, let range = fileLine.range(of: .word),
        let date = analysis.logbook.dayOfLostGoal
      else { return }
      findings.report(
        fileLine, range,
        "the goal was reached on \(date.words) and lost again; from: starts the journey anew")
    },
    fixes: .possible { scope in
      guard let goal = scope.analysis.currentGoal?.arguments,
        let last = scope.analysis.logbook.lastDay(onOrBefore: .last)?.date
      else { return [] }
      let from = "from:\(last)"
      let start = scope.fileLine.sectionStart
      let edit =
        if let written = goal.from {
          TextEdit(written.argument.range.shifted(by: start), from)
        } else {
          TextEdit(TextRange(at: end(of: goal, scope)), " \(from)")
        }
      return [.possible("Start anew on \(last.words)", edit)]
    })
}

/// Where the date of the goal ends, or its weight where it has none.
private func end(of goal: GoalArguments, _ scope: FixScope) -> Int {
  goal.by.map { $0.argument.range.end + scope.fileLine.sectionStart } ?? scope.diagnostic.range.end
}

/// 82 kg, down to 80 and up again, in twelve days.
private var lostAgain: String {
  let weights = ["82.0", "81.0", "80.0", "80.0"] + (0..<8).map { "8\($0 / 3 + 1).5" }
  let days = weights.enumerated().map { "\(padded($0 + 1, to: 2))       \($1)\n" }
  return "# 2026-01\n\n" + days.joined()
}
