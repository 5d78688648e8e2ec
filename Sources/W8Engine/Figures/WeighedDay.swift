import Primitives

/// What is known of a day with a counted weigh-in: 32 bytes, so that a book of them is read quickly.
struct WeighedDay: Sendable {
  /// The moving average after the day.
  let averageKilograms: Double
  /// The day and its last counted entry.
  let counted: CountedDay
  /// The index of its month in the book.
  let month: Int32

  /// The day.
  var date: CivilDate { counted.date }
  /// The last counted entry of the day.
  var lastEntry: EntryReference { EntryReference(monthIndex: month, entryIndex: counted.lastEntryIndex) }
}

/// The days of a book that have a value, ascending, with the averages.
struct WeighedDays: Sendable {
  private(set) var all: [WeighedDay] = []
  /// Where the days of each month end among them.
  private var ends: [Int] = []
  /// Holt's trend after the last day.
  private(set) var trend: HoltTrend?

  /// Works out all of `months`, which must ascend.
  init(of months: [MonthLog], _ settings: LogbookSettings) {
    var average = settings.start?.kilograms
    all.reserveCapacity(months.reduce(0) { $0 + $1.countedDays.count })
    ends.reserveCapacity(months.count)
    for (index, log) in months.enumerated() {
      precondition(index == 0 || months[index - 1].month < log.month, "the months of a logbook ascend")
      for day in log.countedDays {
        let value = settings.dayValue.kilograms(of: day, in: log)
        let next = settings.movingAverage.next(after: average, value: value)
        average = next
        if trend == nil { trend = HoltTrend(startingAt: value, on: day.date) }
        // The first day of a book is taken in twice, which changes nothing.
        trend?.add(value, on: day.date)
        all.append(
          WeighedDay(averageKilograms: next, counted: day, month: Int32(clamping: index)))
      }
      ends.append(all.count)
    }
  }

  /// Where the days of the month at `index` stand.
  func range(ofMonthAt index: Int) -> Range<Int> { (index > 0 ? ends[index - 1] : 0)..<ends[index] }

  /// How many days lie before `date`.
  func count(before date: CivilDate) -> Int { all.partitioningIndex { $0.date >= date } }

  /// The index of the latest day a week or more before the one at `index`; nil when there is none.
  func weekBefore(_ index: Int) -> Int? {
    all[..<index].lastIndex { all[index].date.days(since: $0.date) >= 7 }
  }
}
