import W8Book
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let implausibleGoal = Rule(
    8510, "implausible-goal", formerly: "unhealthy-goal", .warning,
    Explanation(
      finds: "A goal more than a third above or below your average weight.",
      harm: "It may be a typo (8 or 780 for 78), or the wrong unit.",
      fix: "Correct the goal.",
      example: """
        goal       8

        # 2026-01

        03 Sat   82.1
        """,
      instead: """
        goal       78

        # 2026-01

        03 Sat   82.1
        """),
    .book { analysis, findings in
      guard let (_, fileLine, _, goal) = analysis.currentGoal,
        let range = fileLine.range(of: .word),
        let last = analysis.logbook.lastDay(onOrBefore: .last),
        goal.isImplausible(forAverage: last.averageKilograms)
      else { return }
      let unit = analysis.logbook.settings.unit
      findings.report(
        fileLine, range,
        "\(quoted(analysis.files[fileLine.file].string(range))) is more than a third away from "
          + "the average, \(massText(kilograms: last.averageKilograms, in: unit)); check the goal")
    })
}
