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
  /// The expected weights; nil when the last day is not shown or there is no forecast.
  let forecast: ForecastBand?
  /// What is expected on the day that people are told; nil without a forecast.
  let expected: ExpectedWeight?
  /// The reason why there is no forecast although the last day is shown; nil when there is nothing to say.
  let earlyWords: String?
  let goal: Goal?
  /// The milestones apart from the goal, crossed or not.
  let milestones: [Milestone]
  /// What is shown, and in which unit.
  let quantity: DisplayedQuantity
  /// The span of the average in days.
  let span: Int

  /// The message if there is no day to draw; nil where there is one.
  var emptiness: String? { days.isEmpty ? quantity.nothingToShow : nil }

  /// The unit in which weights are shown.
  var unit: MassUnit { quantity.unit }

  /// A chart of the rows of `logbook` that a selection left, which ascend.
  init(_ logbook: Logbook, rows: [EntryReference], _ quantity: DisplayedQuantity) {
    points = weighInPoints(of: rows, in: logbook)
    let shown = shownDays(of: rows, in: logbook)
    days = shown
    goal = logbook.settings.goal
    milestones = logbook.milestones.filter { $0.kind != .goal }
    self.quantity = quantity
    span = logbook.settings.span
    let (by, last) = (logbook.settings.goal?.by, logbook.lastDay(onOrBefore: .last)?.date)
    let expects = quantity.key == nil && shown.last?.date == last
    let forecast = expects ? logbook.forecast : nil
    earlyWords = expects ? logbook.lastStretch?.earlyWords : nil
    expected = forecast?.usualDay(by: by)
    self.forecast = forecast.flatMap { ForecastBand($0, after: shown, by: by) }
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
    return first...max(last, forecast?.points.last?.date ?? last)
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
    for point in forecast?.points ?? [] {
      all += [point.fourInFive.lowerBound, point.fourInFive.upperBound]
    }
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

/// The expected weights as a chart draws them from the last day on.
///
/// They end with the horizon, on the date of the goal, or where they would take more than a fourth of the chart, whichever
/// comes first.
struct ForecastBand {
  /// The last day with a value, and each day drawn after it.
  let points: [Point]

  /// What is expected on one day, in kilograms.
  struct Point {
    let date: CivilDate
    let middle: Double
    let half: ClosedRange<Double>
    let fourInFive: ClosedRange<Double>
  }

  /// The days shown have room for a third as many days to come, which so take a fourth of the chart.
  private static let daysPerForecastDay = 3

  /// Nil where there is room for no day; `days` are those shown.
  init?(_ forecast: Forecast, after days: [DayFigures], by: CivilDate?) {
    let shown = days.first.map { forecast.date.days(since: $0.date) } ?? 0
    let left = by.map { $0.days(since: forecast.date) } ?? 0
    let count = min(shown / Self.daysPerForecastDay, left > 0 ? left : .max)
    guard count > 0 else { return nil }
    let (start, level) = (forecast.date, forecast.startKilograms)
    points =
      [Point(date: start, middle: level, half: level...level, fourInFive: level...level)]
      + forecast.days.prefix(count).map {
        Point(date: $0.date, middle: $0.kilograms, half: $0.half, fourInFive: $0.fourInFive)
      }
  }
}
