/// A stretch of the calendar such as `2026-W05`, `2026-Q1` or `2026`.
package struct Period: Hashable, Sendable {
  /// How long it is.
  package let kind: PeriodKind
  /// Its first day.
  package let firstDay: CivilDate

  /// Makes the period of `kind` that `date` lies in.
  package init(_ kind: PeriodKind, containing date: CivilDate) {
    self.kind = kind
    let (year, month, _) = date.components
    firstDay =
      switch kind {
      case .day: date
      case .week: ISOWeek(of: date).firstDay
      case .month: date.yearMonth.firstDay
      case .quarter: Self.firstDay(year, month: (month - 1) / 3 * 3 + 1)
      case .halfYear: Self.firstDay(year, month: (month - 1) / 6 * 6 + 1)
      case .year: Self.firstDay(year, month: 1)
      }
  }

  /// Makes a week.
  package init(_ week: ISOWeek) {
    self.init(.week, containing: week.firstDay)
  }

  /// Makes a month.
  package init(_ month: YearMonth) {
    self.init(.month, containing: month.firstDay)
  }

  /// Makes a year, 1 to 9999; nil for other numbers.
  package init?(year: Int) {
    guard let month = YearMonth(year: year, month: 1) else { return nil }
    self.init(.year, containing: month.firstDay)
  }

  /// Makes quarter 1 to 4 of a year; nil for other numbers.
  package init?(year: Int, quarter: Int) {
    guard 1...4 ~= quarter, let month = YearMonth(year: year, month: 3 * quarter) else {
      return nil
    }
    self.init(.quarter, containing: month.firstDay)
  }

  /// Makes half 1 or 2 of a year; nil for other numbers.
  package init?(year: Int, half: Int) {
    guard 1...2 ~= half, let month = YearMonth(year: year, month: 6 * half) else { return nil }
    self.init(.halfYear, containing: month.firstDay)
  }

  /// Its last day.
  package var lastDay: CivilDate {
    switch kind {
    case .day: firstDay
    case .week: firstDay.adding(days: 6) ?? .last
    case .month, .quarter, .halfYear, .year: lastMonth.lastDay
    }
  }

  /// Its days, both ends included.
  package var days: ClosedRange<CivilDate> { firstDay...lastDay }

  /// The period of the same kind after it; nil at the end of the calendar.
  package var next: Period? {
    lastDay.adding(days: 1).map { Period(kind, containing: $0) }
  }

  /// The period of the same kind before it; nil at the start of the calendar.
  package var previous: Period? {
    firstDay.adding(days: -1).map { Period(kind, containing: $0) }
  }

  private var lastMonth: YearMonth {
    let (year, month, _) = firstDay.components
    let last = month + kind.monthCount - 1
    return YearMonth(year: year, month: last) ?? firstDay.yearMonth
  }

  private static func firstDay(_ year: Int, month: Int) -> CivilDate {
    YearMonth(year: year, month: month)?.firstDay ?? .first
  }
}

/// The length of a period.
package enum PeriodKind: UInt8, CaseIterable, Hashable, Sendable {
  case day
  /// Monday to Sunday.
  case week
  case month
  case quarter
  case halfYear
  case year

  fileprivate var monthCount: Int {
    switch self {
    case .day, .week, .month: 1
    case .quarter: 3
    case .halfYear: 6
    case .year: 12
    }
  }
}

extension Period: CustomStringConvertible {
  /// The period as `2026-01-31`, `2026-W05`, `2026-01`, `2026-Q1`, `2026-H1` or `2026`.
  package var description: String {
    let (year, month, _) = firstDay.components
    return switch kind {
    case .day: firstDay.description
    case .week: ISOWeek(of: firstDay).description
    case .month: firstDay.yearMonth.description
    case .quarter: padded(year, to: 4) + "-Q\((month + 2) / 3)"
    case .halfYear: padded(year, to: 4) + "-H\((month + 5) / 6)"
    case .year: padded(year, to: 4)
    }
  }
}

extension Period: Comparable {
  package static func < (left: Period, right: Period) -> Bool {
    (left.firstDay, left.kind.rawValue) < (right.firstDay, right.kind.rawValue)
  }
}
