import W8Book
import W8Edits
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let weekdayMismatch = Rule(
    8104, "weekday-mismatch", .warning,
    Explanation(
      finds: """
        A weekday that does not match its date. If all weekdays of a month fit another month, \
        w8log reports only the header.
        """,
      harm: """
        Either the weekday, the day or the month is wrong, and the entry may count on the wrong \
        date.
        """,
      fix: "Correct the wrong one; the fixes offer all three.",
      example: january("03 Fri   82.1"),
      instead: january("03 Sat   82.1")),
    .section { scope, findings in
      if let mistaken = scope.mistakenMonth {
        // The missing day is an error, and reported instead.
        if mistaken.missingDay != nil { return }
        findings.report(
          line: mistaken.header.line, scope.range(.yearMonth, line: mistaken.header.line),
          mistaken.message)
        return
      }
      for entry in scope.lowered.entries {
        guard let date = entry.date, let weekday = entry.weekday, date.weekday != weekday else {
          continue
        }
        findings.report(
          line: entry.line, scope.range(.weekday, line: entry.line),
          "\(date.words) is a \(date.weekday.name), not a \(weekday.name)")
      }
    },
    fixes: .preferred { scope in
      if scope.fileLine.kind == .month { return scope.otherHeaders }
      guard let entry = scope.fileLine.entry, let date = entry.date, let weekday = entry.weekday
      else {
        return []
      }
      let title = "Write \(date.weekday.abbreviation)"
      let right = scope.replacing(with: date.weekday.abbreviation)
      guard entry.dating == .day, let day = scope.fileLine.token(.day) else {
        return [.preferred(title, right)]
      }
      if scope.region.hasUnreadHeader(above: scope.fileLine) { return [] }
      // The weekday, the day and the month above: each may be the slip.
      var fixes = (scope.ownTurn?.fix.map { [$0] } ?? []) + [.possible(title, right)]
      if let nearest = nearestDate(to: date, on: weekday) {
        let text = padded(nearest.day, to: 2)
        fixes.append(
          .possible(
            "Write day \(text), the nearest \(weekday.name)",
            TextEdit(scope.fileLine.range(of: day), text)))
      }
      return fixes
        + scope.monthFixes.fixes(of: scope.rule) { otherMonth(scope.region, scope) }
    })
}

/// The date on `weekday` that is nearest to `date` in its month; the earlier of two.
private func nearestDate(to date: CivilDate, on weekday: Weekday) -> CivilDate? {
  [-1, 1, -2, 2, -3, 3, -4, 4, -5, 5, -6, 6].lazy
    .compactMap { date.adding(days: $0) }
    .first { $0.weekday == weekday && $0.yearMonth == date.yearMonth }
}

/// Another month for the header above: one that fits every day below it, is past and not in the book.
///
/// A wrong year is the commonest slip, so the same month of the years beside is tried first.
private func otherMonth(_ region: MonthRegion, _ scope: FixScope) -> [Fix] {
  guard let header = region.header, let token = header.fileLine.token(.yearMonth)
  else { return [] }
  let title = header.fileLine.token(.title).map(header.fileLine.string) ?? ""
  let named = title.utf8.split(separator: UInt8(ascii: " "), maxSplits: 1).first
    .flatMap { WrittenMonth.number(ofName: Substring($0)) }
  let fitting = [-12, 12, -1, 1].lazy.compactMap { header.month.adding(months: $0) }
    .first { month in
      (named == nil || named == month.month) && region.fits(month)
        && scope.analysis.logbook.index(of: month) == nil
        && month.lastDay <= scope.analysis.today
    }
  return fitting.map { month in
    [
      .possible(
        "Change the header to # \(month), which fits the weekdays below it",
        TextEdit(header.fileLine.range(of: token), month.description))
    ]
  } ?? []
}

extension YearMonth {
  /// The month `count` months later, or earlier when negative; nil outside the years 1 to 9999.
  func adding(months count: Int) -> YearMonth? {
    let months = year * 12 + month - 1 + count
    return YearMonth(year: months / 12, month: months % 12 + 1)
  }
}
