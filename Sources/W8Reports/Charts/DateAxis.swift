import W8Engine

/// The days at the foot of a chart.
struct DateAxis {
  let first: CivilDate
  let last: CivilDate

  /// A day with its name.
  struct Tick {
    let date: CivilDate
    /// The day, month or year as it is written: what changed since the mark before.
    let label: String
  }

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
      let ticks = labeled(step)
      if !ticks.isEmpty, fit(ticks) { return ticks }
    }
    return [Tick(date: first, label: first.description)]
  }

  /// More marks than these fit nowhere.
  private static let mostTicks = 100

  private func labeled(_ step: DateStep) -> [Tick] {
    var ticks: [Tick] = []
    for date in step.dates(from: first, to: last) {
      let isNewYear = ticks.last.map { $0.date.year != date.year } ?? true
      ticks.append(Tick(date: date, label: step.label(of: date, withYear: isNewYear)))
    }
    return ticks
  }
}

/// How far the marks of a chart are apart; a week is seven days, and a year twelve months.
private enum DateStep {
  case days(Int)
  case months(Int)

  /// From the closest to the farthest.
  static let all: [DateStep] =
    [1, 2, 7, 14].map { .days($0) } + [1, 2, 3, 6].map { .months($0) }
    + [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000].map { .months(12 * $0) }

  /// The number of days that lie between two marks, at least.
  var dayCount: Int {
    switch self {
    case .days(let count): count
    case .months(let count): count < 12 ? 28 * count : 365 * (count / 12)
    }
  }

  func label(of date: CivilDate, withYear isNewYear: Bool) -> String {
    let month = date.yearMonth.name.prefix(3)
    return switch self {
    case .days: "\(date.day) \(month)" + (isNewYear ? " \(date.year)" : "")
    case .months(12...): String(date.year)
    case .months: isNewYear ? "\(month) \(date.year)" : String(month)
    }
  }

  /// The days with a mark, ascending, both ends included.
  func dates(from first: CivilDate, to last: CivilDate) -> [CivilDate] {
    switch self {
    case .days(let count): days(every: count, from: first, to: last)
    case .months(let count): months(every: count, from: first, to: last)
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

/// The weights at the side of a chart: round ones in the unit shown, with the range that they span.
struct WeightAxis {
  /// The marks, ascending; at least two.
  let ticks: [Tick]

  /// A weight with its name.
  struct Tick {
    let kilograms: Double
    /// The weight as it is written, without its unit.
    let label: String
  }

  /// An axis over `kilograms` with at most `mostTicks` marks, which must be two at least.
  init(over kilograms: ClosedRange<Double>, in unit: MassUnit, mostTicks: Int) {
    let counted: MassUnit = unit == .stone ? .pound : unit
    let low = tenths(of: kilograms.lowerBound, in: counted)
    let high = tenths(of: kilograms.upperBound, in: counted)
    let steps = unit == .stone ? Self.stoneSteps : Self.decimalSteps
    let step =
      steps.first {
        Int((high / Double($0)).rounded(.up)) - Int((low / Double($0)).rounded(.down)) < mostTicks
      }
      ?? Self.greatestStep
    let first = Int((low / Double(step)).rounded(.down))
    let last = max(Int((high / Double(step)).rounded(.up)), first + 1)
    let masses = (first...last).map {
      Mass(thousandths: Int64($0) * Int64(step) * 100, of: counted)
    }
    let texts = masses.map { DecimalText.text($0, in: unit) }
    let areWhole = unit != .stone && texts.allSatisfy { $0.hasSuffix(".0") }
    ticks = zip(masses, texts).map {
      Tick(kilograms: $0.kilograms, label: areWhole ? String($1.dropLast(2)) : $1)
    }
  }

  /// The least and the greatest mark.
  var range: ClosedRange<Double> {
    let (low, high) = (ticks.first?.kilograms ?? 0, ticks.last?.kilograms ?? 1)
    return low...max(low, high)
  }

  /// Where the weight stands between the least mark (0) and the greatest (1).
  func share(of kilograms: Double) -> Double {
    let height = range.upperBound - range.lowerBound
    return height > 0 ? (kilograms - range.lowerBound) / height : 0.5
  }

  /// How far marks may be apart, in tenths of a kilogram or a pound.
  private static let decimalSteps = powers.flatMap { [$0, 2 * $0, 5 * $0] }
  /// The same in tenths of a pound, by whole stones from half a stone on.
  private static let stoneSteps =
    [1, 2, 5, 10, 20, 70] + powers.flatMap { [140 * $0, 280 * $0, 700 * $0] }
  private static let powers = (0..<10).map { exponent in
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
  private static let greatestStep = 1_000_000_000_000
}

/// The weight in tenths of `unit`, as near to it as no chart can tell from it.
private func tenths(of kilograms: Double, in unit: MassUnit) -> Double {
  let tenths = unit.value(ofKilograms: kilograms) * 10
  let limit = 1e12
  guard tenths.magnitude < limit else { return tenths < 0 ? -limit : limit }
  // A round weight must not miss its own mark by what a division of binary64 leaves over.
  return tenths.rounded() == (tenths * 1e6).rounded() / 1e6 ? tenths.rounded() : tenths
}
