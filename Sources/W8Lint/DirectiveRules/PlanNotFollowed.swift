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
      for (number, (plan, fileLine)) in analysis.planLines.enumerated() {
        guard let stalled = StalledPlan(number, plan, in: analysis) else { continue }
        findings.report(
          fileLine, plan.from.argument.range.shifted(by: fileLine.sectionStart),
          "last three sessions were not \(stalled.due); to start again, add a plan line with a later from:"
        )
      }
    },
    fixes: .possible { scope in
      guard
        let number = scope.analysis.planLines.firstIndex(where: {
          $0.fileLine.file == scope.fileLine.file
            && $0.fileLine.contentRange == scope.fileLine.contentRange
        }), case let plan = scope.analysis.planLines[number].plan,
        let stalled = StalledPlan(number, plan, in: scope.analysis), let load = stalled.load,
        let next = stalled.last.adding(days: 1),
        let edits = scope.fileLine.restartingPlan(
          from: next, with: load, in: scope.file, until: stalled.last)
      else { return [] }
      return [.preferred("Start again from \(next)", edits, if: false)]
    })
}

/// A plan whose last sessions were others.
private struct StalledPlan {
  /// The sets that it wants.
  let due: String
  /// The day of the last session.
  let last: CivilDate
  /// The load that all sets had there; nil where none had it.
  let load: Amount?

  init?(_ number: Int, _ plan: PlanArguments, in analysis: Analysis) {
    let logbook = analysis.logbook
    guard let course = logbook.planCourse(of: exerciseKey(plan.exercise.text)) else { return nil }
    let latest = course.latest(3, ofPlan: number)
    guard latest.count == 3, latest.allSatisfy({ $0.outcome == .other }),
      let gym = latest.last?.gym, let date = latest.last?.date,
      let due = course.due(at: gym, in: plan.title?.text, on: analysis.today), due.plan == number
    else { return nil }
    self.due = due.text()
    last = date
    load = plan.rules.max == nil ? latest.last?.lifted : nil
  }
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
