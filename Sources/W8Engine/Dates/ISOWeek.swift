/// A week of ISO 8601: Monday to Sunday, in the year that holds its Thursday.
package struct ISOWeek: Hashable, Comparable, Sendable {
  /// The year of the week, which may differ from that of a day at a year's edge.
  package let year: Int
  /// The number of the week in its year, 1 to 53.
  package let week: Int

  /// Makes the week that `date` belongs to.
  package init(of date: CivilDate) {
    let thursday = date.dayNumber - Int32(date.weekday.rawValue) + 3
    // The calendar begins on a Monday and ends on a Friday: each of its weeks has its Thursday.
    let year = (CivilDate(dayNumber: thursday) ?? date).year
    let newYear = YearMonth(year: year, month: 1)?.firstDay ?? date
    self.year = year
    week = Int(thursday - newYear.dayNumber) / 7 + 1
  }

  /// Makes week `week` of `year`; nil when the year does not have it.
  package init?(year: Int, week: Int) {
    guard 1...9999 ~= year, 1...53 ~= week,
      let fourth = CivilDate(year: year, month: 1, day: 4)
    else { return nil }
    // The fourth of January always lies in the first week.
    guard let date = fourth.adding(days: 7 * (week - 1)) else { return nil }
    self.init(of: date)
    guard self.year == year, self.week == week else { return nil }
  }

  /// The Monday of the week.
  package var firstDay: CivilDate {
    let fourth = YearMonth(year: year, month: 1)?.firstDay.adding(days: 3) ?? .first
    let monday = 7 * (week - 1) - Int(fourth.weekday.rawValue)
    return fourth.adding(days: monday) ?? .first
  }

  /// The Sunday of the week, or the last day of the calendar.
  package var lastDay: CivilDate { firstDay.adding(days: 6) ?? .last }

  package static func < (left: ISOWeek, right: ISOWeek) -> Bool {
    (left.year, left.week) < (right.year, right.week)
  }
}

extension ISOWeek: CustomStringConvertible {
  /// The week as `2026-W02`.
  package var description: String {
    padded(year, to: 4) + "-W" + padded(week, to: 2)
  }
}
