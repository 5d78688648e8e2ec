/// The days of a month with what was carried into it: enough to know when they are still right.
struct MonthFigures: Sendable {
  /// What the months before hand on.
  let carriedIn: Carry
  /// The days with a value, ascending.
  let days: [DayFigures]

  /// What a month hands on to the next.
  struct Carry: Sendable {
    /// The average so far; before the first day, the start that the settings give.
    var averageKilograms: Double?
    /// The last day with a value.
    var date: CivilDate?

    /// Whether both are equal to the last bit, so that equal days follow from them.
    func isIdentical(to other: Carry) -> Bool {
      date == other.date && averageKilograms?.bitPattern == other.averageKilograms?.bitPattern
    }
  }

  init(of log: MonthLog, after carry: Carry, average: MovingAverage, dayValue: DayValueRule) {
    var last = carry
    days = log.countedDays.map { day in
      let value = dayValue.kilograms(of: day, in: log.entries)
      let next = average.next(after: last.averageKilograms, value: value)
      let slope = last.slopeKilogramsPerDay(to: next, on: day.date)
      last = Carry(averageKilograms: next, date: day.date)
      return DayFigures(
        valueKilograms: value, averageKilograms: next, slopeKilogramsPerDay: slope, date: day.date)
    }
    carriedIn = carry
  }

  var carriedOut: Carry {
    guard let last = days.last else { return carriedIn }
    return Carry(averageKilograms: last.averageKilograms, date: last.date)
  }
}

extension MonthFigures.Carry {
  /// Nil when no day came before.
  fileprivate func slopeKilogramsPerDay(to average: Double, on day: CivilDate) -> Double? {
    guard let averageKilograms, let date else { return nil }
    return (average - averageKilograms) / Double(day.days(since: date))
  }
}
