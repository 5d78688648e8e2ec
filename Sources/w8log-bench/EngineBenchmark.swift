import W8Engine

/// Times the figures of a book in the engine alone: all of them, and those that a changed day asks for.
struct EngineBenchmark {
  /// How many days have a weight.
  static let dayCount = 500_000
  /// What the figures of so many days may cost, in milliseconds.
  static let limitMilliseconds = 10.0

  let runs: Int

  /// Prints the median times.
  func run() {
    let months = Self.months()
    let settings = LogbookSettings()
    print("\(Self.dayCount) days in the engine")
    let whole = median { Logbook(months: months, settings: settings) }
    print("  averages and Holt           \(milliseconds(whole.time))")
    let book = whole.value
    let rates = median { Self.rates(of: book) }
    print("  rates of all \(rates.value) weigh-ins \(milliseconds(rates.time))")
    for (name, index) in [
      ("first", 0), ("middle", months.count / 2), ("last", months.count - 1),
    ] {
      var changed = months
      changed[index] = Self.changed(months[index])
      let time = median { book.updated(months: changed, settings: settings) }.time
      let padding = String(repeating: " ", count: 7 - name.count)
      print("  a day of the \(name) month\(padding)   \(milliseconds(time))")
    }
  }

  private func median<Value>(_ work: () -> Value) -> (value: Value, time: Duration) {
    let clock = ContinuousClock()
    var times: [Duration] = []
    var value = work()
    for _ in 0..<runs {
      times.append(clock.measure { value = work() })
    }
    return (value, times.sorted()[times.count / 2])
  }

  private static func rates(of book: Logbook) -> Int {
    book.months.indices.reduce(0) { count, month in
      count
        + book.months[month].entries.indices.count { entry in
          book.rate(of: EntryReference(month: month, entry: entry)) != nil
        }
    }
  }

  /// A weight on every day from the first of the year 600 on.
  private static func months() -> [MonthLog] {
    var random = Random(seed: 1)
    var months: [MonthLog] = []
    var count = 0
    var month = YearMonth(year: 600, month: 1)
    while let current = month, count < dayCount {
      let days = min(current.dayCount, dayCount - count)
      let entries = (1...days).compactMap { day in
        current.date(day: day).map { entry(on: $0, &random) }
      }
      months.append(MonthLog(month: current, contributions: [entries]))
      count += days
      month = current.lastDay.adding(days: 1)?.yearMonth
    }
    return months
  }

  private static func entry(on date: CivilDate, _ random: inout Random) -> Entry {
    var entry = Entry(date: date, line: Int32(date.day))
    let thousandths = Int64.random(in: 79_000...81_000, using: &random)
    entry.weighIn = WeighIn(Mass(thousandths: thousandths, of: .kilogram), writtenIn: .kilogram)
    return entry
  }

  /// The month with another weight on its last day.
  private static func changed(_ month: MonthLog) -> MonthLog {
    var entries = month.entries
    let mass = Mass(thousandths: 70_000, of: .kilogram)
    entries[entries.count - 1].weighIn = WeighIn(mass, writtenIn: .kilogram)
    return MonthLog(month: month.month, contributions: [entries])
  }
}
