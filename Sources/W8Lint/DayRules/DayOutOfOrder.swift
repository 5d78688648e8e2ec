import W8Book
import W8Edits
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let dayOutOfOrder = Rule(
    8110, "out-of-order", .warning,
    Explanation(
      finds: "A day below a later day. In a log with `order newest`: a day below an earlier day.",
      harm: """
        Averages and records are right in any order, but people overlook such a day.
        """,
      fix: "Move the line. `w8log fmt --sort` sorts the whole file.",
      example: january("04 Sun   82.4", "03 Sat   82.1"),
      instead: january("03 Sat   82.1", "04 Sun   82.4")),
    .section { scope, findings in
      // What a wrong header brings out of order is reported at the header.
      if MistakenMonth(scope.lowered) != nil { return }
      for entry in scope.lowered.entries {
        guard let date = entry.date, let previous = entry.previousDate,
          scope.order.forbids(date, below: previous)
        else { continue }
        findings.report(
          line: entry.line, scope.dayRange(entry),
          date < previous
            ? "\(date.words) is below \(previous.words); sort with `w8log fmt --sort`"
            : "\(date.words) is below \(previous.words) in an `order newest` log; sort with `w8log fmt --sort`"
        )
      }
    },
    fixes: .preferred { scope in
      let region = scope.region
      let turn = scope.turn
      let sorted = scope.monthFixes.fixes(of: scope.rule) {
        // Days of the next month are not to come before those of this one.
        let isSure = turn == nil && !region.entries.contains { $0.hasOtherWeekday }
        return sorting(region, scope.file.settings.order, isSure: isSure).map { [$0] } ?? []
      }
      return (scope.ownTurn?.fix.map { [$0] } ?? []) + sorted
    })
}

/// Puts the days of the region in order, each with the lines that belong to it.
///
/// nil where that would leave a day out of order, or give a line to another day. What is not sure is not preferred.
private func sorting(_ region: MonthRegion, _ order: WrittenOrder, isSure: Bool) -> Fix? {
  let blocks = region.dayBlocks
  guard let first = blocks.first, let last = blocks.last, !region.isUnresolved,
    !region.entries.contains(where: { $0.dating == .wrongMonth })
  else { return nil }
  let dates = blocks.compactMap { $0.entry.date }
  if let above = first.entry.previousDate,
    dates.contains(where: { order.forbids($0, below: above) })
  {
    return nil
  }
  let sorted = dates.indices.sorted { left, right in
    dates[left] == dates[right] ? left < right : order.forbids(dates[left], below: dates[right])
  }
  guard sorted != Array(dates.indices), let end = sorted.last else { return nil }
  if let next = region.dateBelow, order.forbids(next, below: dates[end]),
    !order.forbids(next, below: dates[dates.count - 1])
  {
    return nil
  }
  var text: [UInt8] = []
  for index in sorted {
    text += region.file.text.bytes(in: blocks[index].spacedRange)
    if text.last != .lineFeed { text += first.fileLine.lineEnd.utf8 }
  }
  let range = TextRange(first.spacedRange.start, last.spacedRange.end)
  // Of directives that say different things the first one counts: none may change its place.
  if region.lines.contains(where: { $0.kind == .directive && range.contains($0.fullRange.start) }) {
    return nil
  }
  return .preferred("Sort the days of this month", TextEdit(range, text), if: isSure)
}

extension MonthRegion {
  /// The first date that is written below the region.
  var dateBelow: CivilDate? {
    file.sections[sections.upperBound...].lazy
      .compactMap { section in section.lowered.entries.first { $0.date != nil }?.date }
      .first
  }
}
