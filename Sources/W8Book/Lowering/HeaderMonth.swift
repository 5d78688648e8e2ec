import W8Engine

/// The month that bare days belong to, with what is worked out once for all of them.
struct HeaderMonth {
  let month: YearMonth
  private let firstDay: CivilDate
  private let dayCount: Int
  /// The place of the month among the contributions of the section; nil before it has any.
  var contribution: Int?

  /// Nil without a month that is known.
  init?(_ state: MonthState) {
    guard case .known(let month) = state else { return nil }
    self.month = month
    firstDay = month.firstDay
    dayCount = month.dayCount
  }

  /// The date of `day`; nil when the month has no such day.
  func date(day: Int) -> CivilDate? {
    1...dayCount ~= day ? firstDay.adding(days: day - 1) : nil
  }
}
