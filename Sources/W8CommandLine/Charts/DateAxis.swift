import W8Engine

/// The days at the foot of a chart.
struct DateAxis {
  /// The first day drawn.
  let first: CivilDate
  /// The last day drawn.
  let last: CivilDate

  /// A day with its name.
  struct Tick {
    /// The day.
    let date: CivilDate
    /// The day, month or year as it is written: what changed since the mark before.
    let label: String
  }

  /// An axis over `dates`.
  init(over dates: ClosedRange<CivilDate>) {
    first = dates.lowerBound
    last = dates.upperBound
  }

  /// Where the day stands between the first (0) and the last (1); a single day stands in the middle.
  func share(of date: CivilDate) -> Double {
    let width = last.days(since: first)
    return width > 0 ? Double(date.days(since: first)) / Double(width) : 0.5
  }

  /// The closest marks that fit; the first day alone when none do.
  func ticks(_ fit: ([Tick]) -> Bool) -> [Tick] {
    for step in DateStep.all where last.days(since: first) <= step.dayCount * Self.mostTicks {
      let ticks = labelled(step)
      if !ticks.isEmpty, fit(ticks) { return ticks }
    }
    return [Tick(date: first, label: first.description)]
  }

  /// More marks than these fit nowhere.
  private static let mostTicks = 100

  private func labelled(_ step: DateStep) -> [Tick] {
    var ticks: [Tick] = []
    for date in step.dates(from: first, to: last) {
      let isNewYear = ticks.last.map { $0.date.year != date.year } ?? true
      ticks.append(Tick(date: date, label: step.label(of: date, withYear: isNewYear)))
    }
    return ticks
  }
}

/// How far the marks of a chart are apart.
private enum DateStep {
  case days(Int)
  case weeks(Int)
  case months(Int)
  case years(Int)

  /// From the closest to the farthest.
  static let all: [DateStep] =
    [.days(1), .days(2), .weeks(1), .weeks(2), .months(1), .months(2), .months(3), .months(6)]
    + [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000].map { .years($0) }

  /// How many days lie between two marks, at least.
  var dayCount: Int {
    switch self {
    case .days(let count): count
    case .weeks(let count): 7 * count
    case .months(let count): 28 * count
    case .years(let count): 365 * count
    }
  }

  func label(of date: CivilDate, withYear isNewYear: Bool) -> String {
    let month = date.yearMonth.name.prefix(3)
    return switch self {
    case .days, .weeks: "\(date.day) \(month)" + (isNewYear ? " \(date.year)" : "")
    case .months: isNewYear ? "\(month) \(date.year)" : String(month)
    case .years: String(date.year)
    }
  }

  /// The days with a mark, ascending, both ends included.
  func dates(from first: CivilDate, to last: CivilDate) -> [CivilDate] {
    switch self {
    case .days(let count): days(every: count, from: first, to: last)
    case .weeks(let count): days(every: 7 * count, from: first, to: last)
    case .months(let count): months(every: count, from: first, to: last)
    case .years(let count): months(every: 12 * count, from: first, to: last)
    }
  }

  /// The calendar begins with a Monday, so every seventh day is one.
  private func days(every count: Int, from first: CivilDate, to last: CivilDate) -> [CivilDate] {
    let past = first.days(since: .first) % count
    let start = first.adding(days: past == 0 ? 0 : count - past)
    return start.map { Array(sequence(first: $0) { $0.adding(days: count) }.prefix { $0 <= last }) }
      ?? []
  }

  private func months(every count: Int, from first: CivilDate, to last: CivilDate) -> [CivilDate] {
    func firstDay(_ month: Int) -> CivilDate? {
      CivilDate(year: month / 12, month: month % 12 + 1, day: 1)
    }
    let month = first.year * 12 + first.month - 1 + (first.day == 1 ? 0 : 1)
    let start = (month + count - 1) / count * count
    let end = last.year * 12 + last.month - 1
    return stride(from: start, through: max(start, end), by: count).compactMap(firstDay)
      .filter { $0 <= last }
  }
}
