import W8Engine

/// The periods by which `report` adds up.
enum ReportPeriod: String, CaseIterable {
  case day, week, month, quarter, year

  /// The kind of the periods.
  var kind: PeriodKind {
    switch self {
    case .day: .day
    case .week: .week
    case .month: .month
    case .quarter: .quarter
    case .year: .year
    }
  }

  /// What stands above the periods.
  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
