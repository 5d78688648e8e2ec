import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let weekdayMismatch = Rule(
    8104, "weekday-mismatch", .warning,
    Explanation(
      finds: "The weekday written on an entry is not the one on which the date falls.",
      harm: """
        The weekday is the checksum of the date: where the two disagree, the day, the month header \
        or the whole block is likely to be in the wrong place.
        """,
      example: """
        # 2026-01

        03 Fri   82.1
        """,
      instead: """
        # 2026-01

        03 Sat   82.1
        """),
    .section { scope, findings in
      for entry in scope.lowered.entries {
        guard let date = entry.date, let weekday = entry.weekday, date.weekday != weekday else {
          continue
        }
        findings.report(
          line: entry.line, scope.range(.weekday, line: entry.line),
          "\(longDate(date)) is a \(date.weekday.name), not a \(weekday.name)")
      }
    },
    fixes: { scope in
      guard let entry = scope.place.entry, let date = entry.date, let weekday = entry.weekday else {
        return []
      }
      let right = date.weekday.abbreviation
      var fixes = [Fix.preferred("Write \(right)", scope.replacing(with: right))]
      if entry.dating == .day, let day = scope.place.token(.day),
        let nearest = nearestDate(to: date, on: weekday), nearest.yearMonth == date.yearMonth
      {
        let text = twoDigits(nearest.day)
        fixes.append(
          .possible(
            "Write day \(text), the nearest \(weekday.name)",
            TextEdit(scope.place.range(of: day), text)))
      }
      return fixes
    })
}

/// The date on `weekday` that is nearest to `date` in its month; the earlier of two.
private func nearestDate(to date: CivilDate, on weekday: Weekday) -> CivilDate? {
  [-1, 1, -2, 2, -3, 3].lazy
    .compactMap { date.adding(days: $0) }
    .first { $0.weekday == weekday && $0.yearMonth == date.yearMonth }
}
