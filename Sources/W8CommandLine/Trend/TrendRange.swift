import W8Engine

/// How far back from today a trend goes.
enum TrendRange: String, CaseIterable {
  case week, month, quarter
  case halfYear = "half-year"
  case year, all

  /// The days of the range, the last of them today; nil when it has neither beginning nor end.
  func days(today: CivilDate) -> ClosedRange<CivilDate>? {
    dayCount.map { (today.adding(days: 1 - $0) ?? .first)...today }
  }

  /// How many days it has, today included.
  private var dayCount: Int? {
    switch self {
    case .week: 7
    case .month: 30
    case .quarter: 91
    case .halfYear: 182
    case .year: 365
    case .all: nil
    }
  }
}
