/// Holt's trend before and after a month: enough to know when it is still right.
struct MonthTrend: Sendable {
  /// The trend that the months before hand on; nil before the first day with a value.
  let carriedIn: HoltTrend?
  /// The trend that the month hands on.
  let carriedOut: HoltTrend?

  init(of days: [DayFigures], after carriedIn: HoltTrend?) {
    var trend = carriedIn
    for day in days {
      if trend == nil {
        trend = HoltTrend(startingAt: day.valueKilograms, on: day.date)
      } else {
        trend?.add(day.valueKilograms, on: day.date)
      }
    }
    self.carriedIn = carriedIn
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
