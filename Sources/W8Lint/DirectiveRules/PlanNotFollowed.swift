import W8Book
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let planNotFollowed = Rule(
    8516, "plan-not-followed", .information,
    Explanation(
      finds: "A plan whose last three sessions had lighter or other sets than it wants.",
      harm: "The plan stays at its load until you lift it.",
      fix: """
        End the plan with `until:`, and add one with a later `from:` and the load that you lift \
        now; the fix writes both.
        """,
      example: """
        plan       "Squat" from:2026-01-01 3x5 100kg +2.5kg
        """ + lighterSquats,
      instead: """
        plan       "Squat" from:2026-01-01 3x5 100kg +2.5kg until:2026-01-09
        plan       "Squat" from:2026-01-10 3x5 60kg +2.5kg
        """ + lighterSquats),
    .book { analysis, findings in
      for (number, stall) in analysis.logbook.stalledPlans(on: analysis.today) {
        let (plan, fileLine) = analysis.planLines[number]
        findings.report(
          fileLine, plan.from.argument.range.shifted(by: fileLine.sectionStart),
          """
          last three sessions were not \(stall.due.text()); to start again, add a plan line with a later from:
          """)
      }
    },
    fixes: .possible { scope in
      let analysis = scope.analysis
      guard let number = analysis.planNumber(on: scope.fileLine),
        let stall = analysis.logbook.stalledPlans(on: analysis.today)
          .first(where: { $0.plan == number })?.stall, let load = stall.lifted,
        let next = stall.date.adding(days: 1),
        let edits = scope.fileLine.restartingPlan(
          from: next, with: load, in: scope.file, until: stall.date)
      else { return [] }
      return [.preferred("Start again from \(next)", edits, if: false)]
    })
}

private let lighterSquats = """


  # 2026-01

  05 Mon   82.1
      Squat:              3x5 60
  07 Wed
      Squat:              3x5 60
  09 Fri
      Squat:              3x5 60
  """
