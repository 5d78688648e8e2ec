/// Works out averages and trend in one walk forward over the days.
struct FigureWork {
  /// Holt's trend after the days so far; nil before the first.
  private(set) var trend: HoltTrend?
  /// The least and the greatest counted weight so far.
  private(set) var countedMasses: ClosedRange<Mass>?
  private let dayValue: DayValueRule
  private let movingAverage: MovingAverage
  /// The average so far, or the one that a book starts with.
  private var average: Double?

  init(after carry: FigureChunk.Carry, settings: LogbookSettings) {
    dayValue = settings.dayValue
    movingAverage = settings.movingAverage
    average = carry.days.last?.averageKilograms ?? carry.startKilograms
    trend = carry.trend
  }

  /// Takes in the days of the next month and appends them to `output`, which has room for them.
  mutating func add(_ log: MonthLog, to output: inout OutputSpan<WeighedDay>) {
    guard let first = log.countedDays.first, let masses = log.countedMasses else { return }
    widen(to: masses)
    let value = dayValue.kilograms(of: first, in: log)
    // The first day of a book is taken in twice, which changes nothing.
    var step = Step(
      average: average ?? value, trend: trend ?? HoltTrend(startingAt: value, on: first.date),
      movingAverage: movingAverage)
    let days = log.countedDays
    var index = 0
    while index < days.count {
      // Nearly all days have one weigh-in: a loop that calls nothing keeps all in registers.
      while index < days.count, days[index].isSingle {
        output.append(step.add(days[index], days[index].lastMass.kilograms))
        index += 1
      }
      if index < days.count {
        output.append(step.add(days[index], dayValue.kilograms(of: days[index], in: log)))
        index += 1
      }
    }
    average = step.average
    trend = step.trend
  }

  private mutating func widen(to masses: ClosedRange<Mass>) {
    let known = countedMasses ?? masses
    countedMasses =
      min(known.lowerBound, masses.lowerBound)...max(known.upperBound, masses.upperBound)
  }

  /// What goes from one day to the next.
  private struct Step {
    var average: Double
    var trend: HoltTrend
    let movingAverage: MovingAverage

    @inline(__always)
    mutating func add(_ day: CountedDay, _ value: Double) -> WeighedDay {
      average = movingAverage.next(after: average, value: value)
      trend.add(value, on: day.date)
      return WeighedDay(averageKilograms: average, counted: day)
    }
  }
}
