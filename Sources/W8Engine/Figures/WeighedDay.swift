import Primitives

/// A day that has a value; small, as a book has one for each day.
struct WeighedDay: Sendable {
  /// The moving average after the day.
  let averageKilograms: Double
  let date: CivilDate
  /// The index of its month in the book, and that of the day among the counted days of the month.
  let month: Int32
  let index: Int32
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
    for (month, log) in months.enumerated() {
      precondition(month == 0 || months[month - 1].month < log.month, "the months ascend")
      for (index, day) in log.countedDays.enumerated() {
        let value = settings.dayValue.kilograms(of: day, in: log)
        let next = settings.movingAverage.next(after: average, value: value)
        average = next
        if trend == nil { trend = HoltTrend(startingAt: value, on: day.date) }
        // The first day of a book is taken in twice, which changes nothing.
        trend?.add(value, on: day.date)
        all.append(
          WeighedDay(
            averageKilograms: next, date: day.date, month: Int32(clamping: month),
            index: Int32(clamping: index)))
      }
      ends.append(all.count)
    }
  }

  /// Where the days of the month at `index` stand.
  func range(ofMonthAt index: Int) -> Range<Int> { (index > 0 ? ends[index - 1] : 0)..<ends[index] }

  func count(before date: CivilDate) -> Int { all.partitioningIndex { $0.date >= date } }

  /// The index of the latest day a week or more before the one at `index`; nil when there is none.
  func weekBefore(_ index: Int) -> Int? {
    all[..<index].lastIndex { all[index].date.days(since: $0.date) >= 7 }
  }
}

/// The figures of a day that has a value.
package struct DayFigures: Hashable, Sendable {
  /// The value of the day.
  package let valueKilograms: Double
  /// The moving average after the day.
  package let averageKilograms: Double
  /// How much the average changed for each day since the last value; nil at the first value of the book.
  package let slopeKilogramsPerDay: Double?
  /// The day.
  package let date: CivilDate
}
