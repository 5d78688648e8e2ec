import Primitives
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

/// A group of `times` sets of equal repetitions.
func group(_ times: Int = 1, x repetitions: Int, at load: Load? = nil) -> SetGroup {
  var group = SetGroup()
  group.repetitions = SetSeries(SetElement(repetitions: repetitions), times: times)
  group.load = load
  return group
}

/// A load written without a unit, or in `unit`.
func load(_ value: Double, _ unit: MassUnit? = nil) -> Load {
  .mass(written(value, unit))
}

/// One's own weight with a number added.
func bodyWeight(_ added: Double = 0, _ unit: MassUnit? = nil) -> Load {
  .bodyWeight(written(added, unit))
}

func level(_ value: Int32) -> Load { .level(thousandths: value * 1000) }

func written(_ value: Double, _ unit: MassUnit? = nil) -> WrittenLoad {
  WrittenLoad(thousandths: Int32((value * 1000).rounded()), unit: unit)
}

/// An exercise whose key is its name in lower case.
func exercise(_ name: String, _ groups: SetGroup..., line: Int32 = 0) -> LoggedExercise {
  var exercise = LoggedExercise(name, key: ExactText(name.lowercased()), line: line)
  exercise.groups = groups
  return exercise
}

extension SetGroup {
  /// The same group as a warm-up.
  var warmUp: SetGroup {
    var group = self
    group.purpose = .warmUp
    return group
  }

  /// The same group with a list of repetitions.
  func repeating(_ first: SetElement, _ rest: SetElement..., times: Int = 1) -> SetGroup {
    var group = self
    group.repetitions = SetSeries(first, rest: rest, times: times)
    return group
  }
}

extension Entry {
  /// The same entry with a session more, at `gym` or at the default gym.
  func doing(
    _ exercises: LoggedExercise..., at gym: GymID? = nil, from time: TimeOfDay? = nil
  ) -> Entry {
    var entry = self
    var session = Session(gym: gym, time: time)
    session.exercises = exercises
    entry.sessions.append(session)
    return entry
  }
}

extension ExerciseInfo {
  /// A declared exercise with other names; its key is its name in lower case.
  static func alias(_ aliases: ExerciseKey..., of name: String) -> ExerciseInfo {
    var exercise = ExerciseInfo(name, key: ExactText(name.lowercased()))
    exercise.aliases = aliases
    return exercise
  }
}

extension Logbook {
  /// The implausible loads of the month at `index`.
  func implausibleLoads(inMonthAt index: Int) -> [ImplausibleLoad] {
    implausibleLoads.filter { $0.session.month == index }
  }
}

extension Logbook {
  /// What the weight at `reference` is doubted for; nil when it is not.
  func stray(at reference: EntryReference) -> SuspectWeight? {
    suspectWeights.first { $0.entry == reference }
  }
}
