import W8Engine

/// How far back from today a trend goes.
enum TrendRange: String, CaseIterable {
  case week, month, quarter
  case halfYear = "half-year"
  case year, all

  /// The first day of the range; nil when it has no beginning.
  func firstDay(today: CivilDate) -> CivilDate? {
    dayCount.flatMap { today.adding(days: 1 - $0) }
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
