import W8Book
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let goalUnreachable = Rule(
    8506, "goal-unreachable", .information,
    Explanation(
      finds: """
        A goal from which the trend moves away, or towards which it does not move. Seven days \
        with a weight over a week or more are needed, four weeks where they are uneven.
        """,
      harm: "None; but as it goes now, the goal is not reached.",
      example: "goal       78.0\n\n" + risingWeek,
      instead: "goal       84.0\n\n" + risingWeek),
    .book { analysis, findings in
      guard let fileLine = analysis.currentGoal?.fileLine else { return }
      let outlook = analysis.logbook.goalOutlook(today: analysis.today)
      guard outlook.warnings.contains(.unreachable), let token = fileLine.token(.word),
        let velocity = outlook.weeklyVelocityKilograms
      else { return }
      let unit = analysis.logbook.settings.unit
      let calculated = unit == .stone ? MassUnit.pound : unit
      let weekly = DecimalText.text(kilograms: velocity, in: calculated)
      let sign = velocity > 0 && !weekly.hasPrefix("-") ? "+" : ""
      findings.report(
        fileLine, fileLine.range(of: token),
        "at \(sign)\(weekly) \(calculated.symbol) a week the trend does not lead to "
          + quoted(fileLine.string(of: token)))
    })
}

private let risingWeek = """
  # 2026-01

  01       82.0
  02       82.1
  03       82.2
  04       82.3
  05       82.4
  06       82.5
  07       82.6
  08       82.7

  """
