import W8Book
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let goalDirection = Rule(
    8506, "goal-direction", formerly: "goal-unreachable", .information,
    Explanation(
      finds: """
        A goal that you have reached, if your average stayed beyond it for 28 days and now moves \
        back toward it. Only for a `goal` line without `from:`.
        """,
      harm: """
        If this is a new goal, w8log still counts it as reached: it shows no forecast and no next \
        milestone.
        """,
      fix: "If the goal is new, add `from:` with the day on which it starts.",
      example: "goal       80.0\n\n" + turningYear,
      instead: "goal       80.0 from:2025-09-09\n\n" + turningYear),
    .book { analysis, findings in
      guard let (_, fileLine, _, goal) = analysis.currentGoal,
        let range = fileLine.range(of: .word), let turn = analysis.logbook.goalTurn
      else { return }
      findings.report(
        fileLine, range,
        "goal \(DecimalText.text(goal.weight, in: analysis.logbook.settings.unit)) was reached on "
          + "\(turn.crossed.words), and the average has moved back since \(turn.farthest.words); "
          + "if the goal is new, add from:\(turn.farthest)")
    },
    fixes: .preferred { scope in
      guard let turn = scope.analysis.logbook.goalTurn else { return [] }
      let start = "from:\(turn.farthest)"
      let end = TextRange(at: scope.diagnostic.range.end)
      return [.preferred("Add \(start)", TextEdit(end, " \(start)"))]
    })
}

/// A weigh-in every other week, of which the average is the weight: down to 76.0, then up again.
private let turningYear = """
  trend      span:1

  # 2025-07

  01 Tue   82.0
  15 Tue   81.0
  29 Tue   79.0

  # 2025-08

  12 Tue   78.0
  26 Tue   77.0

  # 2025-09

  09 Tue   76.0
  23 Tue   76.5

  # 2025-10

  07 Tue   77.0
  """
