import Foundation
import W8Engine

/// Times the figures of a book in the engine alone.
struct EngineBenchmark {
  /// How many days have a weight.
  static let dayCount = 500_000
  let runs: Int

  /// Prints the least times.
  func run() {
    let months = Self.months()
    let settings = LogbookSettings()
    print("\(Self.dayCount) days in the engine, on the processor")
    let whole = fastest { Logbook(months: months, settings: settings) }
    let book = whole.value
    let rates = fastest { Self.rates(of: book) }
    let both = fastest { Self.rates(of: Logbook(months: months, settings: settings)) }
    let expected = fastest { Logbook(months: months, settings: settings).forecast?.days.count }
    print("  averages                    \(milliseconds(whole.time))")
    print("  averages and a forecast     \(milliseconds(expected.time))")
    print("  rates of \(rates.value) weigh-ins    \(milliseconds(rates.time))")
    print("  all of them together        \(milliseconds(both.time))")
    print("  rows of all entries         \(milliseconds(fastest { Self.rows(of: book) }.time))")
  }

  /// The time of the fastest run on the processor, which other programs do not add to.
  private func fastest<Value>(_ work: () -> Value) -> (value: Value, time: Duration) {
    var least = clock_t.max
    var value = work()
    for _ in 0..<runs {
      let start = clock()
      let result = work()
      least = min(least, clock() - start)
      value = result
    }
    return (value, .microseconds(Int64(least) * 1_000_000 / Int64(CLOCKS_PER_SEC)))
  }

  private static func rates(of book: Logbook) -> Int {
    book.months.indices.reduce(0) { count, month in
      count + book.rates(ofMonthAt: month).count { $0 != nil }
    }
  }

  /// Reads the figures of every entry as `log` does.
  private static func rows(of book: Logbook) -> Int {
    book.months.indices.reduce(0) { count, month in
      count + book.figures(ofMonthAt: month).count { $0.rate != nil }
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
}
