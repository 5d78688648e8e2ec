import W8Book
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let steepGoal = Rule(
    8511, "steep-goal", .warning,
    Explanation(
      finds: """
        A goal whose date asks for more than 1 % of body weight a week, as long as it is not reached.
        """,
      harm: "Faster than that costs muscle and is seldom kept up.",
      example: """
        goal       72.0 by:2030-06-15

        # 2026-01

        03 Sat   82.1
        """,
      instead: """
        goal       72.0 by:2031-06-15

        # 2026-01

        03 Sat   82.1
        """),
    .book { analysis, findings in
      guard let (_, fileLine, goal, _) = analysis.currentGoal, let by = goal.by else { return }
      let outlook = analysis.logbook.goalOutlook(today: analysis.today)
      guard outlook.warnings.contains(.steep), let level = outlook.levelKilograms, level > 0,
        let required = outlook.requiredWeeklyKilograms
      else { return }
      let share = DecimalText.text(100 * required / level)
      let sign = required > 0 ? "+" : ""
      findings.report(
        fileLine, by.argument.range.shifted(by: fileLine.sectionStart),
        "the goal's date needs \(sign)\(share) % of body weight a week")
    })
}
