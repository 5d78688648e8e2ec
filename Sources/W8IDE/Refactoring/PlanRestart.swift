import W8Book
import W8Edits
import W8Engine
import W8Lint
import W8Syntax

extension RefactoringProvider {
  /// On a plan: a new line that starts today with nine tenths of the load that is due.
  static let planRestart = RefactoringProvider(kind: .rewrite) { scope in
    let (analysis, line) = (scope.analysis, scope.line)
    guard case .plan(let plan) = line.tree.directive(onLine: line.line),
      plan.rules.kind != .bodyWeight,
      let number = analysis.planNumber(on: line), let from = CivilDate(written: plan.from.value),
      from < analysis.today,
      let course = analysis.logbook.planCourse(of: exerciseKey(plan.exercise.text)),
      let target = course.target(ofPlan: number)
    else { return [] }
    let load = Amount(target.value / 10 * 9, target.unit)
    return [
      Refactoring("Start again at 90 %") { (_) throws(EditRefusal) in
        guard let edits = line.restartingPlan(from: analysis.today, with: load, in: scope.file)
        else { throw .refused("the line has no plan") }
        return BookEdit("Start again at 90 %", of: scope.file, edits)
      }
    ]
  }
}
