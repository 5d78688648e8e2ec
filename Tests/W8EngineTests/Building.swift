import Testing
import W8Engine

/// The date of three numbers, which must be a real one.
func date(_ year: Int, _ month: Int, _ day: Int) -> CivilDate {
  existing(CivilDate(year: year, month: month, day: day), or: .first)
}

/// The day `offset` days after 2026-01-10.
func day(_ offset: Int) -> CivilDate {
  existing(date(2026, 1, 10).adding(days: offset), or: .last)
}

func month(_ year: Int, _ month: Int) -> YearMonth {
  existing(YearMonth(year: year, month: month), or: CivilDate.first.yearMonth)
}

func time(_ hour: Int, _ minute: Int) -> TimeOfDay? {
  TimeOfDay(hour: hour, minute: minute)
}

/// Kilograms with at most three decimals as an exact mass.
func kilograms(_ value: Double) -> Mass { mass(value, .kilogram) }

/// A number with at most three decimals as an exact mass.
func mass(_ value: Double, _ unit: MassUnit) -> Mass {
  Mass(thousandths: Int64((value * 1000).rounded()), of: unit)
}

/// An entry with a counted weight, or with none.
func entry(
  _ date: CivilDate, _ mass: Mass? = nil, at time: TimeOfDay? = nil, line: Int32 = 0
) -> Entry {
  var entry = Entry(date: date, line: line)
  entry.weighIn = mass.map { WeighIn($0, writtenIn: .kilogram) }
  entry.time = time
  return entry
}

extension Entry {
  /// The same entry with its weight kept out of the figures.
  var excluded: Entry {
    var entry = self
    entry.weighIn?.isExcluded = true
    return entry
  }

  /// The same entry with sessions.
  func visiting(_ gyms: GymID?...) -> Entry {
    var entry = self
    entry.sessions = gyms.map { Session(gym: $0) }
    return entry
  }
}

/// The months of `entries`, which stand in book order, each month one contribution.
func months(of entries: [Entry]) -> [MonthLog] {
  Dictionary(grouping: entries, by: \.date.yearMonth)
    .map { MonthLog(month: $0.key, contributions: [$0.value]) }
    .sorted { $0.month < $1.month }
}

/// A logbook of `entries`, which stand in book order.
func logbook(_ entries: [Entry], _ settings: LogbookSettings = LogbookSettings()) -> Logbook {
  Logbook(months: months(of: entries), settings: settings)
}

/// One entry a day from `day(0)` on, in kilograms.
func daily(_ values: [Double], _ settings: LogbookSettings = LogbookSettings()) -> Logbook {
  logbook(values.enumerated().map { entry(day($0), kilograms($1)) }, settings)
}

/// Whether two numbers differ by at most `tolerance`.
func isClose(_ left: Double?, _ right: Double, within tolerance: Double = 1e-9) -> Bool {
  left.map { ($0 - right).magnitude <= tolerance } ?? false
}

func areClose(_ left: [Double], _ right: [Double], within tolerance: Double = 1e-9) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy { isClose($0, $1, within: tolerance) }
}

private func existing<Value>(_ value: Value?, or other: Value) -> Value {
  guard let value else {
    Issue.record("a test names a day or month that does not exist")
    return other
  }
  return value
}
