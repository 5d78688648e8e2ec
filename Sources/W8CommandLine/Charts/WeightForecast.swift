import W8Engine

/// Holt's trend, drawn on from the last day.
///
/// It ends where it reaches the goal, on the date of the goal, or where it would take more than a fourth of the
/// chart, whichever comes first.
struct WeightForecast {
  /// The trend after the last day.
  let trend: HoltTrend
  /// How many days it is drawn on, at least one.
  let dayCount: Int
  /// The last day drawn.
  let end: CivilDate
  /// The day on which it is at the goal, drawn or not; nil where it does not lead there within two years.
  let goalDate: CivilDate?
  /// The goal that it reaches on its last day; nil where it ends before.
  private let goalKilograms: Double?

  /// No forecast goes on for longer.
  private static let mostDays = 730
  /// How far it goes at most when there is no goal to aim at.
  private static let mostAimlessDays = 90
  /// The days shown have room for a third as many days to come, which so take a fourth of the chart.
  private static let daysPerForecastDay = 3
  /// By how many kilograms it may leave the weights shown, if those differ by less.
  private static let leastKilograms = 2.0

  /// Nil when the trend has too little to tell or the calendar ends; `days` are those shown.
  init?(_ trend: HoltTrend, after days: [DayFigures], goal: Goal?) {
    guard trend.isTelling, let first = days.first else { return nil }
    let shown = trend.lastDate.days(since: first.date)
    let reach = goal.flatMap { trend.days(to: $0.weight.kilograms, most: Self.mostDays) }
      .map { max($0, 1) }
    let by = goal?.by.map { $0.days(since: trend.lastDate) }.flatMap { $0 > 0 ? $0 : nil }
    let wanted = min(reach ?? Self.mostAimlessDays, by ?? .max)
    let most = min(
      Self.mostDays, shown / Self.daysPerForecastDay,
      reach == nil ? Self.daysInSight(trend, of: days) : .max,
      CivilDate.last.days(since: trend.lastDate))
    dayCount = min(wanted, most)
    guard dayCount > 0, let end = trend.lastDate.adding(days: dayCount) else { return nil }
    self.trend = trend
    self.end = end
    goalDate = reach.flatMap { trend.lastDate.adding(days: $0) }
    goalKilograms = dayCount == reach ? goal?.weight.kilograms : nil
  }

  /// The weight expected `days` after the last one.
  func kilograms(after days: Int) -> Double {
    let expected = trend.forecastKilograms(daysAhead: days) ?? trend.levelKilograms
    return days < dayCount ? expected : goalKilograms ?? expected
  }

  /// The weight expected on the last day.
  var endKilograms: Double { kilograms(after: dayCount) }

  /// Whether it reaches the goal on its last day.
  var reachesGoal: Bool { goalKilograms != nil }

  /// How the weight moves.
  var weeklyKilograms: Double { 7 * (trend.slopeKilogramsPerDay ?? 0) }

  /// How long a trend that goes away from the goal stays near the weights shown, and above nothing.
  private static func daysInSight(_ trend: HoltTrend, of days: [DayFigures]) -> Int {
    let values = days.map(\.valueKilograms)
    guard let least = values.min(), let most = values.max() else { return 1 }
    let room = min(max(most - least, leastKilograms), trend.levelKilograms)
    return wholeDays(room / (trend.slopeKilogramsPerDay ?? 0).magnitude) ?? mostDays
  }
}

/// The days rounded up, at least one; nil when they are too many to be drawn.
private func wholeDays(_ days: Double) -> Int? {
  guard days < 100_000 else { return nil }
  let whole = Int(max(days, 1))
  return Double(whole) < days ? whole + 1 : whole
}
