import W8Book
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let gap = Rule(
    8901, "gap", .information,
    Explanation(
      finds: """
        More than 14 days without a weigh-in, reported at the next weigh-in. A weight with `?` \
        counts as a weigh-in here.
        """,
      harm: """
        Nobody knows your weight in between. After a long gap the average starts again from the \
        next weigh-in.
        """,
      fix: "Add the missing days if you have them. Otherwise ignore this report.",
      example: january("03 Sat   82.1", "25 Sun   81.4"),
      instead: january("03 Sat   82.1", "14 Wed   81.8", "25 Sun   81.4")),
    .book { analysis, findings in
      var last: CivilDate?
      var lastReference: EntryReference?
      for (month, log) in analysis.logbook.months.enumerated() {
        for index in log.entries.indices where log.entries[index].weighIn != nil {
          let date = log.entries[index].date
          if let last, case let gap = Gap(last, date), gap.isLong,
            !isOfMistakenMonth(lastReference, analysis)
          {
            report(gap, EntryReference(month: month, entry: index), analysis, &findings)
          }
          last = date
          lastReference = EntryReference(month: month, entry: index)
        }
      }
    })
}

/// Whether the entry stands below a header of a wrong month, which is reported there.
private func isOfMistakenMonth(_ reference: EntryReference?, _ analysis: Analysis) -> Bool {
  guard let reference, let fileLine = analysis.location(of: reference)?.line else { return false }
  return MistakenMonth(fileLine.lowered) != nil
}

private func report(
  _ gap: Gap, _ reference: EntryReference, _ analysis: Analysis, _ findings: inout FileFindings
) {
  guard let fileLine = analysis.location(of: reference)?.line,
    MistakenMonth(fileLine.lowered) == nil
  else {
    return
  }
  findings.report(
    fileLine, dayRange(fileLine),
    "no weigh-in for \(gap.dayCount) days before this one; the last was on \(gap.lastDate.words)")
}
