import W8Engine

/// Books that no person keeps: days out of order, several weights a day, months without any.
enum RandomBook {
  static let months = (1...10).map { month(2025, $0) }

  /// One to three parts of a book with up to ten entries each of one month.
  static func contributions(
    in month: YearMonth, using generator: inout some RandomNumberGenerator
  ) -> [[Entry]] {
    (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      (0..<Int32.random(in: 0...10, using: &generator)).map { line in
        entry(in: month, line: line * 3, using: &generator)
      }
    }
  }

  /// A month of random contributions.
  static func log(
    of month: YearMonth, using generator: inout some RandomNumberGenerator
  ) -> MonthLog {
    MonthLog(month: month, contributions: contributions(in: month, using: &generator))
  }

  /// Settings, half of the time those of a book without directives.
  static func settings(using generator: inout some RandomNumberGenerator) -> LogbookSettings {
    guard Bool.random(using: &generator) else { return LogbookSettings() }
    return LogbookSettings(
      unit: MassUnit.allCases.randomElement(using: &generator) ?? .kilogram,
      averageSpan: [1, 7, 10, 999].randomElement(using: &generator) ?? 7,
      dayValue: DayValueRule.allCases.randomElement(using: &generator) ?? .mean,
      start: [nil, kilograms(84.2)].randomElement(using: &generator) ?? nil)
  }

  private static func entry(
    in month: YearMonth, line: Int32, using generator: inout some RandomNumberGenerator
  ) -> Entry {
    let day = Int.random(in: 1...month.dayCount, using: &generator)
    var entry = Entry(date: month.date(day: day) ?? month.firstDay, line: line)
    if Bool.random(using: &generator) {
      entry.time = TimeOfDay(minutes: Int.random(in: 0..<4, using: &generator) * 400)
    }
    if Int.random(in: 0..<5, using: &generator) > 0 {
      let mass = Mass(
        thousandths: Int64.random(in: 800...840, using: &generator) * 100, of: .kilogram)
      let isExcluded = Int.random(in: 0..<8, using: &generator) == 0
      entry.weighIn = WeighIn(mass, writtenIn: .kilogram, isExcluded: isExcluded)
    }
    return entry
  }
}
