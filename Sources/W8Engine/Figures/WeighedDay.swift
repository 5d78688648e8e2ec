import Primitives

/// A day that has a value; small, as a book has one for each day.
struct WeighedDay: Sendable {
  /// The moving average after the day.
  let averageKilograms: Double
  let date: CivilDate
  /// The index of its month in the book, and that of the day among the counted days of the month.
  let month: Int32
  let index: Int32
  /// The index among all days of the first of its stretch, which begins after a long pause.
  let stretch: Int32
}

/// The days of a book that have a value, ascending, with the averages.
struct WeighedDays: Sendable {
  private(set) var all: [WeighedDay] = []
  /// Where the days of each month end among them.
  private var ends: [Int] = []

  /// Works out all of `months`, which must ascend.
  init(of months: [MonthLog], _ settings: LogbookSettings) {
    var (average, stretch) = (settings.start?.kilograms, 0)
    all.reserveCapacity(months.reduce(0) { $0 + $1.countedDays.count })
    ends.reserveCapacity(months.count)
    for (month, log) in months.enumerated() {
      precondition(month == 0 || months[month - 1].month < log.month, "the months ascend")
      for (index, day) in log.countedDays.enumerated() {
        let value = settings.dayValue.kilograms(of: day, in: log)
        if hasLongPause(before: day.date, span: settings.span) {
          (average, stretch) = (nil, all.count)
        }
        let next = settings.movingAverage.next(after: average, value: value)
        average = next
        all.append(
          WeighedDay(
            averageKilograms: next, date: day.date, month: Int32(clamping: month),
            index: Int32(clamping: index), stretch: Int32(clamping: stretch)))
      }
      ends.append(all.count)
    }
  }

  /// Whether a long pause lies between the last day and `date`: of more than four spans, and more than three times the
  /// usual distance between neighbors.
  private func hasLongPause(before date: CivilDate, span: Int) -> Bool {
    guard let last = all.last?.date, case let distance = date.days(since: last),
      distance > Self.mostSpans * span
    else { return false }
    let before = all.suffix(Self.distanceCount + 1).map { $0.date }
    let distances = zip(before.dropFirst(), before).map { Double($0.days(since: $1)) }
    let usual = distances.isEmpty ? Double(span) : median(of: distances)
    return Double(distance) > Self.mostDistances * usual
  }

  /// The number of spans of the average that are no long pause yet.
  private static let mostSpans = 4
  /// The number of usual distances that are no long pause yet.
  private static let mostDistances = 3.0
  /// The number of distances decide what that is usual.
  private static let distanceCount = 10

  /// The position of the days of the month at `index`.
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
  /// The average of the day before it in its stretch; nil at the first value of the book and after a long pause.
  package let previousAverageKilograms: Double?
  /// The pace of the day; nil while its stretch is too short for one.
  package let pace: Pace?
  /// The day.
  package let date: CivilDate
}
