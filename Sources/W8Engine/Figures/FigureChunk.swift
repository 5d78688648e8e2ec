import Primitives

/// The figures of consecutive months, kept and worked out together.
///
/// A logbook is a row of chunks. One whose months are the same objects and into which the same is
/// carried goes on into the next logbook as it is, so that a change costs what lies after it.
final class FigureChunk: Sendable {
  /// How many months a chunk has, except the last one.
  static let monthCount = 32

  /// The first and the last month.
  let months: ClosedRange<YearMonth>
  /// What the months before hand on.
  let carriedIn: Carry
  /// The days handed on by the months before, then the days with a value; ascending.
  let days: [WeighedDay]
  /// What each of the months has.
  let parts: [Part]
  /// The trend after the last day.
  let trend: HoltTrend?
  /// The least and the greatest counted weight; nil when no weight counts.
  let countedMasses: ClosedRange<Mass>?
  /// The weights that do not fit, by the index of their month in the chunk.
  let strayWeights: Deferred<[StrayWeight]>

  /// What a month has.
  struct Part: Sendable {
    /// Where its days end among those of the chunk.
    let dayEnd: Int32
    let entryCount: Int32
  }

  /// What months hand on to those after them.
  struct Carry: Sendable {
    /// The average before the first day of a book, if its settings give one.
    var startKilograms: Double?
    /// The last days with a value, as many as slopes, rates and stray weights look back at.
    var days: [WeighedDay] = []
    /// The value of each of them in kilograms.
    var values: [Double] = []
    /// The index of the month of each of them.
    var months: [Int32] = []
    /// Holt's trend so far.
    var trend: HoltTrend?

    /// Whether all is equal to the last bit, so that equal figures follow from equal months.
    func isIdentical(to other: Carry) -> Bool {
      startKilograms?.bitPattern == other.startKilograms?.bitPattern
        && days.elementsEqual(other.days) { $0.isIdentical(to: $1) }
        && values.elementsEqual(other.values) { $0.bitPattern == $1.bitPattern }
        && months == other.months && trend.isIdentical(to: other.trend)
    }

    /// Whether the weights are equal, so that the same weights of equal months are stray.
    fileprivate func hasWeights(of other: Carry) -> Bool {
      days.elementsEqual(other.days) { $0.counted.isIdentical(to: $1.counted) }
        && values.elementsEqual(other.values) { $0.bitPattern == $1.bitPattern }
    }
  }

  /// Works out the figures of the months of `book` at `range`, which is not empty; they must ascend.
  ///
  /// What is found is kept of `known`, which must have the same months and the same rule for the value of a day.
  init(
    of book: [MonthLog], at range: Range<Int>, after carry: Carry, settings: LogbookSettings,
    known: FigureChunk? = nil
  ) {
    var work = FigureWork(after: carry, settings: settings)
    var parts: [Part] = []
    parts.reserveCapacity(range.count)
    var last: YearMonth?
    let count = range.reduce(carry.days.count) { $0 + book[$1].countedDays.count }
    days = Array(capacity: count) { output in
      for day in carry.days { output.append(day) }
      for index in range {
        let log = book[index]
        precondition(last.map { $0 < log.month } ?? true, "the months of a logbook ascend")
        last = log.month
        work.add(log, to: &output)
        parts.append(Part(dayEnd: Int32(clamping: output.count), entryCount: log.entryCount))
      }
    }
    months = book[range.lowerBound].month...book[range.upperBound - 1].month
    self.parts = parts
    carriedIn = carry
    trend = work.trend
    countedMasses = work.countedMasses
    if let known, known.carriedIn.hasWeights(of: carry) {
      strayWeights = known.strayWeights
    } else {
      let search = StrayWeightSearch(
        days: days, valuesBefore: carry.values, months: Array(book[range]),
        dayValue: settings.dayValue)
      strayWeights = Deferred { search.found() }
    }
  }

  /// The indices of the months of the chunk at `index` in a book of `count` months.
  static func range(at index: Int, of count: Int) -> Range<Int> {
    index * monthCount..<min((index + 1) * monthCount, count)
  }

  /// What the months hand on, if they are those of `book` from the one at `index` on, under `settings`.
  func carriedOut(
    fromMonthAt index: Int, of book: [MonthLog], _ settings: LogbookSettings
  ) -> Carry {
    var carry = Carry(startKilograms: carriedIn.startKilograms, trend: trend)
    for day in max(0, days.count - Self.mostDaysCarried)..<days.count {
      let month = month(ofDayAt: day, inChunkFrom: index)
      carry.days.append(days[day])
      carry.values.append(settings.dayValue.kilograms(of: days[day].counted, in: book[month]))
      carry.months.append(Int32(clamping: month))
    }
    return carry
  }

  /// So many differences are asked for what is usual, and each looks at so many days.
  static let mostDaysCarried = Outlier.residualCount + usualDayCount
  /// Of the days before a day, at most six lie less than a week before it.
  static let mostDaysOfWeek = 7

  /// Where the days of the chunk's own months stand among `days`.
  var ownDays: Range<Int> { carriedIn.days.count..<days.count }

  /// Where the days of the month at `place` in the chunk stand among `days`.
  func days(ofMonthAt index: Int) -> Range<Int> {
    (index > 0 ? Int(parts[index - 1].dayEnd) : carriedIn.days.count)..<Int(parts[index].dayEnd)
  }

  /// The index in the book of the month of the day at `index`, if the first month of the chunk is
  /// at `first`.
  func month(ofDayAt index: Int, inChunkFrom first: Int) -> Int {
    guard index >= carriedIn.days.count else { return Int(carriedIn.months[index]) }
    return first + parts.partitioningIndex { $0.dayEnd > index }
  }

  /// Where the first own day that is not before `date` stands among `days`.
  func firstDay(onOrAfter date: CivilDate) -> Int {
    ownDays.partitioningIndex { days[$0].date >= date }
  }

  /// The figures of the day at `index`, which is one of the month `log`, by the `rule` of the book.
  func figures(at index: Int, in log: MonthLog, _ rule: DayValueRule) -> DayFigures {
    let day = days[index]
    let before = index > 0 ? days[index - 1] : nil
    let slope = before.map { before in
      (day.averageKilograms - before.averageKilograms) / Double(day.date.days(since: before.date))
    }
    return DayFigures(
      valueKilograms: rule.kilograms(of: day.counted, in: log),
      averageKilograms: day.averageKilograms, slopeKilogramsPerDay: slope, date: day.date)
  }
}
