import Primitives
import W8Engine

/// What a picture of weights, or of another measurement, shows, whatever it is drawn with.
///
/// A selection cuts what is shown and changes no figure. Weights with `?` are left out, as they are
/// of every figure.
struct WeightChart {
  /// The weigh-ins, ascending.
  let points: [WeighInPoint]
  /// The days with a value, ascending.
  let days: [DayFigures]
  /// Where the trend leads; nil when the last day is not shown or there is too little to tell.
  let forecast: WeightForecast?
  let goal: Goal?
  /// The milestones apart from the goal, crossed or not.
  let milestones: [Milestone]
  /// What is shown, and in which unit.
  let quantity: DisplayedQuantity
  /// The span of the average in days.
  let span: Int
  /// Why there is no forecast although the last day is shown; nil when there is nothing to say.
  let isTooShortToForecast: Bool
  /// What is to be said of a goal that should have been reached before the day on which the chart is looked at;
  /// nil where that day is not known or there is nothing to say.
  let overdue: String?

  /// What is said where there is no day to draw; nil where there is one.
  var emptiness: String? { days.isEmpty ? quantity.nothingToShow : nil }

  /// The unit in which weights are shown.
  var unit: MassUnit { quantity.unit }

  /// A chart of the rows of `logbook` that a selection left, which ascend, looked at on `today` if that is known.
  init(_ logbook: Logbook, rows: [EntryReference], _ quantity: DisplayedQuantity, today: CivilDate?)
  {
    points = weighInPoints(of: rows, in: logbook)
    let shown = shownDays(of: rows, in: logbook)
    days = shown
    goal = logbook.settings.goal
    milestones = logbook.milestones.filter { $0.kind != .goal }
    self.quantity = quantity
    overdue = today.flatMap { logbook.goalOutlook(today: $0).overdueWords }
    span = logbook.settings.span
    let trend = logbook.trend.flatMap { $0.lastDate == shown.last?.date ? $0 : nil }
    isTooShortToForecast = trend.map { !$0.isTelling } ?? false
    forecast = trend.flatMap { WeightForecast($0, after: shown, goal: logbook.settings.goal) }
  }

  /// Whether the goal lies below all that is drawn.
  var isGoalBelow: Bool {
    guard let goal = goal?.weight.kilograms, let kilograms else { return false }
    return goal < kilograms.lowerBound
  }

  /// The days without a pause between them: those on either side of one are in different runs.
  var runs: [ArraySlice<DayFigures>] { runsWithoutPause(days, { $0.date }) }

  /// The first and the last day drawn, the forecast included; nil without a day.
  var dates: ClosedRange<CivilDate>? {
    guard let first = days.first?.date, let last = days.last?.date else { return nil }
    return first...max(last, forecast?.end ?? last)
  }

  /// The least and the greatest weight drawn; nil without a day.
  ///
  /// A goal that is far away is an arrow at the edge: it would press all else into one line.
  var kilograms: ClosedRange<Double>? {
    guard let own = ownKilograms else { return nil }
    guard showsGoal, let goal = goal?.weight.kilograms else { return own }
    return min(own.lowerBound, goal)...max(own.upperBound, goal)
  }

  /// Whether the goal is near enough to be drawn as a line: what stands beside the weights takes half the height at most.
  var showsGoal: Bool {
    guard let own = ownKilograms, let goal = goal?.weight.kilograms else { return false }
    let most = Self.mostStretch * (own.upperBound - own.lowerBound)
    return max(own.upperBound, goal) - min(own.lowerBound, goal) <= most
  }

  /// The milestones between the least and the greatest weight drawn.
  var milestonesInSight: [Milestone] {
    guard let kilograms else { return [] }
    return milestones.filter { kilograms.contains($0.mass.kilograms) }
  }

  /// How many times its own height a chart may grow to show the goal.
  private static let mostStretch = 2.0
  /// Equal weights are a line in the middle of so much.
  private static let leastKilograms = 1.0

  private var ownKilograms: ClosedRange<Double>? {
    var all = points.map { $0.mass.kilograms } + days.map { $0.averageKilograms }
    if let forecast { all.append(forecast.endKilograms) }
    guard let least = all.min(), let most = all.max() else { return nil }
    let missing = max(Self.leastKilograms - (most - least), 0) / 2
    return (least - missing)...(most + missing)
  }
}

/// Over so many days without a value a line is thin and dashed: nothing was measured there.
let longestFirmGap = 14

/// `values`, which ascend, cut where there are more than `longestFirmGap` days from one to the next.
func runsWithoutPause<Value>(_ values: [Value], _ date: (Value) -> CivilDate) -> [ArraySlice<Value>]
{
  values.chunked { date($1).days(since: date($0)) <= longestFirmGap }
}

/// A counted weigh-in.
struct WeighInPoint: Hashable {
  let date: CivilDate
  /// Which of the counted weigh-ins of its day it is, from 1, whatever is selected.
  let number: Int
  /// The time, if written.
  let time: TimeOfDay?
  let mass: Mass
}

/// The counted weigh-ins among `rows`, which ascend.
private func weighInPoints(of rows: [EntryReference], in logbook: Logbook) -> [WeighInPoint] {
  let wanted = Set(rows)
  var points: [WeighInPoint] = []
  var (date, number) = (CivilDate?.none, 0)
  for row in logbook.rows() {
    guard let entry = logbook.entry(at: row), let mass = entry.countedMass else { continue }
    number = entry.date == date ? number + 1 : 1
    date = entry.date
    guard wanted.contains(row) else { continue }
    points.append(WeighInPoint(date: entry.date, number: number, time: entry.time, mass: mass))
  }
  return points
}

/// The days with a value that have one of `rows`, which ascend.
private func shownDays(of rows: [EntryReference], in logbook: Logbook) -> [DayFigures] {
  var days: [DayFigures] = []
  for row in rows {
    guard let day = logbook.day(of: row), day.date != days.last?.date else { continue }
    days.append(day)
  }
  return days
}

/// Holt's trend, drawn on from the last day.
///
/// It begins at the end of the average: what lies between that and the level of the trend fades up to its last day.
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
  /// The average of the last day.
  let startKilograms: Double

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
    guard trend.isTelling, let first = days.first, let last = days.last else { return nil }
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
    startKilograms = last.averageKilograms
    goalDate = reach.flatMap { trend.lastDate.adding(days: $0) }
    goalKilograms = dayCount == reach ? goal?.weight.kilograms : nil
  }

  /// What is drawn `days` after the last one.
  func kilograms(after days: Int) -> Double {
    let rest = 1 - Double(days) / Double(dayCount)
    let expected = trend.forecastKilograms(daysAhead: days) ?? trend.levelKilograms
    return (days < dayCount ? expected : goalKilograms ?? expected)
      + rest * (startKilograms - trend.levelKilograms)
  }

  /// The weight expected on the last day.
  var endKilograms: Double { kilograms(after: dayCount) }

  /// Whether it reaches the goal on its last day.
  var reachesGoal: Bool { goalKilograms != nil }

  var weeklyKilograms: Double { 7 * (trend.slopeKilogramsPerDay ?? 0) }

  /// How long a trend that goes away from the goal stays near the weights shown, and above nothing.
  private static func daysInSight(_ trend: HoltTrend, of days: [DayFigures]) -> Int {
    let values = days.map { $0.valueKilograms }
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
