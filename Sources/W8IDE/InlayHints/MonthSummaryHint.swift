import W8Book
import W8Engine

extension InlayHintProvider {
  /// `11 entries · 82.9 → 81.6 · avg ↓ 0.9` behind the header of a month.
  static let monthSummary = InlayHintProvider(kind: .monthSummary) { scope in
    let logbook = scope.analysis.logbook
    guard let month = scope.line.headerMonth, let index = logbook.index(of: month),
      let summary = logbook.summary(ofMonthAt: index)
    else { return nil }
    let facts = monthFacts(of: summary, in: scope.analysis)
    let part = InlayHintPart(
      text: summary.line(in: logbook.settings.unit),
      tooltip: facts.map { "\($0.label): \($0.text)" }.joined(separator: "\n"), target: nil)
    return scope.hint(.monthSummary, [part])
  }
}
