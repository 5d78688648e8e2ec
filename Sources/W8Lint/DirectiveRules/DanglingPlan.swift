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
      harm:
        "The plan never sees a session. Often the name is misspelled, or an import has another.",
      fix: "Correct the name, or remove the line.",
      example: "plan       \"Squatt\" from:2026-01-05 3x5 +2.5kg" + squatLogged,
      instead: "plan       \"Squat\" from:2026-01-05 3x5 +2.5kg" + squatLogged),
    .book { analysis, findings in
      for (number, (plan, fileLine)) in analysis.planLines.enumerated() {
        for (argument, message, _) in analysis.danglingNames(of: plan, number) {
          findings.report(fileLine, argument.range.shifted(by: fileLine.sectionStart), message)
        }
      }
    },
    fixes: .possible { scope in
      guard case .plan(let plan) = scope.fileLine.tree.directive(onLine: scope.fileLine.line),
        let number = scope.analysis.planNumber(on: scope.fileLine)
      else { return [] }
      return scope.analysis.danglingNames(of: plan, number).compactMap { argument, _, right in
        let range = argument.range.shifted(by: scope.fileLine.sectionStart)
        guard range == scope.diagnostic.range, let right else { return nil }
        return .possible("Write \(right)", scope.replacing(with: right))
      }
    })
}

extension Analysis {
  /// The names of a plan that the log does not have, what is said of them, and what was meant.
  fileprivate func danglingNames(
    of plan: PlanArguments, _ number: Int
  ) -> [(argument: Argument, message: String, right: String?)] {
    let training = logbook.settings.training
    let keys = training.plans[number]
    let exercise = training.canonical(keys.exercise)
    var found: [(argument: Argument, message: String, right: String?)] = []
    func report(
      _ argument: Argument, _ what: String, _ names: [String], _ written: (String) -> String
    ) {
      let nearest =
        Vocabulary(names).nearest(to: argument.text) ?? theOnly(startingWith: argument.text, names)
      let advice = nearest.map { "did you mean \($0)?" } ?? "check the name, or declare it first"
      found.append((argument, "\(what); \(advice)", nearest.map(written)))
    }
    if !logbook.hasExercise(exercise) {
      report(
        plan.exercise, "no exercise \(quoted(plan.exercise.text)) in this log",
        logbook.exerciseUses.map { $0.name }
      ) { inQuotes($0) }
    } else if let title = plan.title, let from = CivilDate(written: plan.from.value),
      !(logbook.planCourse(of: exercise)?.hasSession(ofPlan: number) ?? false)
    {
      let sessions = logbook.exerciseSessions(of: exercise).filter { $0.date >= from }
      let titles = Set(sessions.compactMap { logbook.session(at: $0.session)?.title })
      if sessions.count >= 3,
        !titles.contains(where: { exerciseKey($0) == exerciseKey(title.text) })
      {
        report(title, "no session \(quoted(title.text)) since \(from.words)", titles.sorted()) {
          "in:\(inQuotes($0))"
        }
      }
    }
    if let gym = plan.gym, let key = keys.gym, book.gym(key) == nil,
      !files.contains(where: { $0.sections.usedGyms.contains(key) })
    {
      report(
        gym, "no gym \(shortened(gym.text)) in this log",
        logbook.gymUses.map { book.spelling(of: $0.info.id) }
      ) { $0 }
    }
    return found
  }
}

/// The only one of `names` that goes on after `start`, as `Squat (Barbell)` after `Squat`; nil where there is none or are several.
private func theOnly(startingWith start: String, _ names: [String]) -> String? {
  let key = exerciseKey(start).text + " "
  let longer = names.filter { exerciseKey($0).text.hasPrefix(key) }
  return longer.count == 1 ? longer[0] : nil
}
