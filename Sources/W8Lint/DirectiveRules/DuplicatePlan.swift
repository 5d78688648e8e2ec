import Primitives
import W8Book
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let duplicatePlan = Rule(
    8514, "duplicate-plan", .error,
    Explanation(
      finds:
        "A second plan for an exercise that starts on the same day, at the same gym and title.",
      harm: "Only the first counts.",
      fix: "Remove one of them, or give the new one a later `from:`.",
      example: """
        plan       "Squat" from:2026-01-05 3x5 +2.5kg
        plan       "Squat" from:2026-01-05 5x5 +2.5kg
        """ + squatLogged,
      instead: """
        plan       "Squat" from:2026-01-05 3x5 +2.5kg
        plan       "Squat" from:2026-03-02 5x5 +2.5kg
        """ + squatLogged),
    .book { analysis, findings in
      let logbook = analysis.logbook
      guard logbook.settings.training.hasPlansOfOneDay else { return }
      var first: [String: FileLine] = [:]
      for (plan, fileLine) in analysis.planLines {
        let exercise = logbook.settings.training.canonical(exerciseKey(plan.exercise.text)).text
        let gym = plan.gym.map { logbook.settings.gyms.canonical(canonicalKey($0.text)).text }
        let title = plan.title.map { exerciseKey($0.text).text }
        let key = [exercise, gym ?? "", title ?? "", "\(plan.from.value)"].joined(separator: "\n")
        guard let counting = first[key] else {
          first[key] = fileLine
          continue
        }
        let from = CivilDate(written: plan.from.value)?.words ?? ""
        let there = analysis.whereabouts(of: counting, seenFrom: fileLine.file)
        findings.report(
          fileLine, plan.exercise.range.shifted(by: fileLine.sectionStart),
          "second plan for \(shortened(plan.exercise.text)) from \(from) (first \(there))",
          related: [
            analysis.related(
              counting, counting.contentRange, seenFrom: fileLine.file, "the plan that counts")
          ])
      }
    },
    fixes: .possible { scope in
      [.possible("Remove this plan", TextEdit(scope.fileLine.fullRange, ""))]
    })
}

/// A day with squats, below the plans of an example.
let squatLogged = """


  # 2026-01

  05 Mon   82.1
      Squat:              3x5 100
  """
