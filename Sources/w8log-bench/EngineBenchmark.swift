import Foundation
import W8Engine
import W8Files

/// Times the figures of a book in the engine alone: all of them, and those that a changed day asks for.
struct EngineBenchmark {
  /// How many days have a weight.
  static let dayCount = 500_000
  let runs: Int

  /// Prints the least times.
  func run() {
    // As for a log of that many days that a command reads.
    makeHeapRoom(forFileOf: Self.dayCount * 16)
    let months = Self.months()
    let settings = LogbookSettings()
    print("\(Self.dayCount) days in the engine, on the processor")
    let whole = fastest { Logbook(months: months, settings: settings) }
    let book = whole.value
    let rates = fastest { Self.rates(of: book) }
    let both = fastest { Self.rates(of: Logbook(months: months, settings: settings)) }
    print("  averages and Holt           \(milliseconds(whole.time))")
    print("  rates of \(rates.value) weigh-ins    \(milliseconds(rates.time))")
    print("  all of them together        \(milliseconds(both.time))")
    print("  rows of all entries         \(milliseconds(fastest { Self.rows(of: book) }.time))")
    for (name, index) in [
      ("first", 0), ("middle", months.count / 2), ("last", months.count - 1),
    ] {
      var changed = months
      changed[index] = Self.changed(months[index])
      let time = fastest { book.updated(months: changed, settings: settings) }.time
      let padding = String(repeating: " ", count: 7 - name.count)
      print("  a day of the \(name) month\(padding)   \(milliseconds(time))")
    }
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
    var reader = RowFigureReader(book)
    return book.months.indices.reduce(0) { count, month in
      book.months[month].entries.indices.reduce(count) { count, entry in
        let row = reader.figures(of: EntryReference(month: month, entry: entry))
        return count + (row.rate == nil ? 0 : 1)
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
