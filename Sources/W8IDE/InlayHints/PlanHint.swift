import W8Book
import W8Engine
import W8Syntax

extension InlayHintProvider {
  /// `plan 3x5 105 (25+15+2.5)` behind the first line of an exercise in a session; behind an exercise without sets it can be
  /// taken.
  static let plan = InlayHintProvider(kind: .plan) { scope in
    let analysis = scope.analysis
    guard scope.line.kind == .exercise, !analysis.logbook.settings.training.plans.isEmpty,
      let reference = analysis.session(at: scope.line),
      let own = analysis.logbook.exercise(
        onLine: Int32(clamping: scope.line.line), of: reference),
      own.lines.first.map({ Int($0.line) }) == scope.line.line,
      let planned = PlannedSets(own.exercise, in: reference, analysis)
    else { return nil }
    let part = InlayHintPart(text: planned.hint, tooltip: planned.why, target: nil)
    var hint = scope.hint(.plan, [part])
    if scope.line.tokens.last?.kind == .colon, let sets = planned.loggable() {
      hint.insertion = (scope.line.text.last == " " ? "" : " ") + sets
    }
    return hint
  }
}
