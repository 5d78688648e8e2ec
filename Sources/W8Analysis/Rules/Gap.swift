import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let gap = Rule(
    8901, "gap", .information, .nothing,
    Explanation(
      finds: """
        More than 14 days without a weigh-in between two with one, told at the later. A weight \
        that is kept out of the average counts as a weigh-in here.
        """,
      harm: "None; but the average knows nothing of what happened in between.",
      example: """
        # 2026-01

        03 Sat   82.1
        25 Sun   81.4
        """,
      instead: """
        # 2026-01

        03 Sat   82.1
        14 Wed   81.8
        25 Sun   81.4
        """),
    .book { analysis, findings in
      let months = analysis.months.months
      var start = 0
      while let month = months.firstIndex(from: start, where: { $0.hasLongGap(after: $1) }) {
        start = month + 1
        let days = months[month].weighedDays
        if let first = days.first?.entry,
          let gap = months.sum(before: month).gap(before: months[month].summary)
        {
          report(gap, EntryReference(month: month, entry: first), analysis, &findings)
        }
        for gap in days.gaps {
          report(gap.gap, EntryReference(month: month, entry: gap.entry), analysis, &findings)
        }
      }
    })
}

private func report(
  _ gap: Gap, _ reference: EntryReference, _ analysis: Analysis, _ findings: inout FileFindings
) {
  guard let place = analysis.place(of: reference)?.line else { return }
  let token = place.tokens.day
  findings.report(
    place, token.map(place.range) ?? firstScalar(of: place),
    "\(gap.dayCount) days without a weigh-in since \(gap.lastDate.words)")
}

extension BookMonth.Sum {
  /// Whether a long gap lies in these months, or between them and the months `before`.
  fileprivate func hasLongGap(after before: BookMonth.Sum) -> Bool {
    hasLongGap || before.gap(before: self) != nil
  }
}
