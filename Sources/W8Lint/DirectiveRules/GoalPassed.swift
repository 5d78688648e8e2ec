import W8Book
import W8Edits
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let goalPassed = Rule(
    8505, "goal-passed", .information,
    Explanation(
      finds: "A goal with a date in the past.",
      harm: "w8log can no longer show the pace that you need.",
      fix: "Write a new date, or remove the date or the goal.",
      example: """
        goal       78.0 by:2020-06-01
        """,
      instead: """
        goal       78.0
        """),
    .book { analysis, findings in
      guard let (_, fileLine, goal, _) = analysis.currentGoal, let by = goal.by,
        let date = CivilDate(written: by.value), date < analysis.today
      else { return }
      findings.report(
        fileLine, by.argument.range.shifted(by: fileLine.sectionStart),
        "the date of the goal, \(date.words), has passed; set a later one or remove it")
    },
    fixes: .possible { scope in
      let removal = scope.fileLine.removal(of: scope.diagnostic.range)
      var fixes: [Fix] = [.possible("Remove the date", removal)]
      // Without the first goal the second would count, which may have passed as well.
      if scope.file.datedGoalCount == 1 {
        fixes.append(.possible("Remove the goal", TextEdit(scope.fileLine.fullRange, "")))
      }
      if let later = laterDate(scope) {
        fixes.append(.possible("Move the date to \(later)", scope.replacing(with: "by:\(later)")))
      }
      return fixes
    })
}

extension FileAnalysis {
  /// The number of goals of the file that have a date.
  fileprivate var datedGoalCount: Int {
    settings.directives.count { placed in
      if case .goal(let goal) = placed.directive { goal.by != nil } else { false }
    }
  }
}

/// The same day of the first year in which it is not past; nil when there is none.
private func laterDate(_ scope: FixScope) -> CivilDate? {
  guard let by = scope.analysis.currentGoal?.arguments.by,
    let date = CivilDate(written: by.value)
  else { return nil }
  let today = scope.analysis.today
  return [today.year, today.year + 1].lazy.compactMap { year in
    CivilDate(year: year, month: date.month, day: date.day)
      ?? CivilDate(year: year, month: date.month, day: 28)
  }.first { $0 >= today }
}
