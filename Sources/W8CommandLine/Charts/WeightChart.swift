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
  /// The goal.
  let goal: Goal?
  /// The milestones apart from the goal, crossed or not.
  let milestones: [Milestone]
  /// What is shown, and in which unit.
  let quantity: ShownQuantity
  /// The span of the average in days.
  let span: Int
  /// Why there is no forecast although the last day is shown; nil when there is nothing to say.
  let isTooShortToForecast: Bool
  /// What is to be said of a goal that should have been reached before the day on which the chart is looked at;
  /// nil where that day is not known or there is nothing to say.
  let overdue: String?

  /// The unit in which weights are shown.
  var unit: MassUnit { quantity.unit }

  /// A chart of the rows of `logbook` that a selection left, which ascend, looked at on `today` if that is known.
  init(_ logbook: Logbook, rows: [EntryReference], _ quantity: ShownQuantity, today: CivilDate?) {
    points = weighInPoints(of: rows, in: logbook)
    let shown = shownDays(of: rows, in: logbook)
    days = shown
    goal = logbook.settings.goal
    milestones = logbook.milestones.filter { $0.kind != .goal }
    self.quantity = quantity
    overdue = today.flatMap { logbook.goalOutlook(today: $0).overdueWords }
    span = min(max(logbook.settings.averageSpan, 1), 999)
    let trend = logbook.trend.flatMap { $0.lastDate == shown.last?.date ? $0 : nil }
    isTooShortToForecast = trend.map { !$0.isTelling } ?? false
    forecast = trend.flatMap { WeightForecast($0, after: shown, goal: logbook.settings.goal) }
  }

  /// The first and the last day drawn, the forecast included; nil without a day.
  var dates: ClosedRange<CivilDate>? {
    guard let first = days.first?.date, let last = days.last?.date else { return nil }
    return first...max(last, forecast?.end ?? last)
  }

  /// The least and the greatest weight drawn; nil without a day.
  ///
  /// A goal that is far away is not drawn: it would press all else into one line.
  var kilograms: ClosedRange<Double>? {
    guard let own = ownKilograms else { return nil }
    guard showsGoal, let goal = goal?.weight.kilograms else { return own }
    return min(own.lowerBound, goal)...max(own.upperBound, goal)
  }

  /// Whether the goal is near enough to be drawn.
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
  private static let mostStretch = 3.0
  /// Equal weights are a line in the middle of so much.
  private static let leastKilograms = 1.0

  private var ownKilograms: ClosedRange<Double>? {
    var all = points.map(\.mass.kilograms) + days.map(\.averageKilograms)
    if let forecast { all.append(forecast.endKilograms) }
    guard let least = all.min(), let most = all.max() else { return nil }
    let missing = max(Self.leastKilograms - (most - least), 0) / 2
    return (least - missing)...(most + missing)
  }
}

/// A counted weigh-in.
struct WeighInPoint: Hashable {
  /// The day.
  let date: CivilDate
  /// Which of the counted weigh-ins of its day it is, from 1, whatever is selected.
  let number: Int
  /// The time, if written.
  let time: TimeOfDay?
  /// The weight.
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
