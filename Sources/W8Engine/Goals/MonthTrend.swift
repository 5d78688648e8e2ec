/// Holt's trend before and after a month: enough to know when it is still right.
struct MonthTrend: Sendable {
  /// The trend that the months before hand on; nil before the first day with a value.
  let carriedIn: HoltTrend?
  /// The trend that the month hands on.
  let carriedOut: HoltTrend?

  init(of days: [DayFigures], after carriedIn: HoltTrend?) {
    self.carriedIn = carriedIn
    guard let first = days.first else {
      carriedOut = carriedIn
      return
    }
    // The first day of a book is taken in twice, which changes nothing.
    var trend = carriedIn ?? HoltTrend(startingAt: first.valueKilograms, on: first.date)
    for day in days { trend.add(day.valueKilograms, on: day.date) }
    carriedOut = trend
  }

  /// Whether the month would come out the same after `trend`.
  func follows(_ trend: HoltTrend?) -> Bool {
    switch (carriedIn, trend) {
    case (nil, nil): true
    case (let known?, let trend?): known.isIdentical(to: trend)
    default: false
    }
  }
}

extension Logbook {
  /// The trend after the last day with a value; nil when there is none.
  package var trend: HoltTrend? { trends.last?.carriedOut }
}
