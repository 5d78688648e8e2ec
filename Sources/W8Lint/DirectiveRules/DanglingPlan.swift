import Primitives
import W8Book
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let danglingPlan = Rule(
    8513, "dangling-plan", .warning,
    Explanation(
      finds: """
        A plan for an exercise or a gym that is not in the log. Also a plan with `in:"Day B"` if \
        the exercise has had three sessions and none was called Day B.
        """,
      harm: "No report shows the plan. Often the name is misspelled.",
      fix: "Correct the name, or remove the line.",
      example: "plan       \"Squatt\" from:2026-01-05 3x5 +2.5kg" + squatLogged,
      instead: "plan       \"Squat\" from:2026-01-05 3x5 +2.5kg" + squatLogged),
    .book { analysis, findings in
      for (plan, fileLine) in analysis.planLines {
        for (argument, message) in danglingNames(of: plan, in: analysis) {
          findings.report(fileLine, argument.range.shifted(by: fileLine.sectionStart), message.text)
        }
      }
    },
    fixes: .possible { scope in
      guard case .plan(let plan) = scope.fileLine.tree.directive(onLine: scope.fileLine.line)
      else { return [] }
      return danglingNames(of: plan, in: scope.analysis).compactMap { argument, message in
        let range = argument.range.shifted(by: scope.fileLine.sectionStart)
        guard range == scope.diagnostic.range, let right = message.right else { return nil }
        return .possible("Write \(right)", scope.replacing(with: right))
      }
    })
}

/// What is said of a name that the log does not have, and the argument that was meant.
private struct DanglingName {
  let text: String
  let right: String?

  init(_ what: String, nearest: String?, _ written: (String) -> String) {
    text = "\(what); " + (nearest.map { "did you mean \($0)?" } ?? "check the name")
    right = nearest.map(written)
  }
}

private func danglingNames(
  of plan: PlanArguments, in analysis: Analysis
) -> [(Argument, DanglingName)] {
  let logbook = analysis.logbook
  var found: [(Argument, DanglingName)] = []
  let exercise = logbook.settings.training.canonical(exerciseKey(plan.exercise.text))
  let isKnown = logbook.hasExercise(exercise)
  if !isKnown {
    let names = Vocabulary(logbook.exerciseUses.map { $0.name })
    found.append(
      (
        plan.exercise,
        DanglingName(
          "no exercise \(quoted(plan.exercise.text)) in this log",
          nearest: names.nearest(to: plan.exercise.text)
        ) { inQuotes($0) }
      ))
  }
  if let gym = plan.gym, analysis.book.gym(canonicalKey(gym.text)) == nil {
    let key = canonicalKey(gym.text)
    if !analysis.files.contains(where: { $0.sections.usedGyms.contains(key) }) {
      let names = Vocabulary(logbook.gymUses.map { analysis.book.spelling(of: $0.info.id) })
      found.append(
        (
          gym,
          DanglingName(
            "no gym \(shortened(gym.text)) in this log", nearest: names.nearest(to: gym.text)
          ) { $0 }
        ))
    }
  }
  if isKnown, let title = plan.title, let from = CivilDate(written: plan.from.value) {
    let sessions = logbook.exerciseSessions(of: exercise).filter { $0.date >= from }
    let titles = Set(sessions.compactMap { logbook.session(at: $0.session)?.title })
    if sessions.count >= 3, !titles.contains(where: { exerciseKey($0) == exerciseKey(title.text) })
    {
      found.append(
        (
          title,
          DanglingName(
            "no session \(quoted(title.text)) since \(from.words)",
            nearest: Vocabulary(titles.sorted()).nearest(to: title.text)
          ) { "in:\(inQuotes($0))" }
        ))
    }
  }
  return found
}
