import W8Book
import W8Engine

extension InlayHintProvider {
  /// `avg 82.3  ↓ 0.4/wk`, or `avg 82.3  ↓ 1.8 in 22 d`, behind an entry on a day that has a value.
  ///
  /// The rate leads to the entry compared with; an entry that is not compared has none. The tooltip of the last weigh-in
  /// has the pace, too.
  static let averageAndRate = InlayHintProvider(kind: .averageAndRate) { scope in
    let logbook = scope.analysis.logbook
    guard let reference = scope.analysis.reference(to: scope.line),
      let entry = logbook.entry(at: reference), let day = logbook.day(of: reference)
    else { return nil }
    let average = AverageFormula(day, in: logbook)
    let averageText = "avg \(average.result)"
    let isLast = logbook.lastCountedEntry(onOrBefore: .last) == reference
    let pace = isLast ? day.pace?.formula(in: logbook.settings.unit) : nil
    let tooltip = [average.sentence, pace.map { "pace: \($0)" }].compactMap { $0 }
      .joined(separator: "; ")
    guard let rate = logbook.rate(of: reference),
      let formula = RateFormula(rate, of: entry, in: logbook)
    else {
      let part = InlayHintPart(text: averageText, tooltip: tooltip, target: nil)
      return scope.hint(.averageAndRate, [part])
    }
    return scope.hint(
      .averageAndRate,
      [
        InlayHintPart(text: averageText + "  ", tooltip: tooltip, target: nil),
        InlayHintPart(
          text: rate.text(in: logbook.settings.unit), tooltip: formula.sentence,
          target: scope.analysis.target(of: rate.comparedWith)),
      ])
  }
}
