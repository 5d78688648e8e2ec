/// A month of the calendar.
struct Month: Sendable {
  let year: Int
  /// 1 to 12.
  let number: Int

  /// All months of the last `years` years up to 2025.
  static func all(ofTheLast years: Int) -> [Month] {
    (2026 - years..<2026).flatMap { year in (1...12).map { Month(year: year, number: $0) } }
  }

  /// The English name.
  var name: String { Self.names[number - 1] }

  /// As a header writes it: `2026-01`.
  var numerals: String { "\(fourDigits(year))-\(inTwoDigits(number))" }

  var days: [Day] { (1...dayCount).map { Day(month: self, number: $0) } }

  private var dayCount: Int {
    let isLeap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
    return number == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(number) ? 30 : 31
  }

  private static let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}

/// A day of the calendar.
struct Day: Sendable {
  let month: Month
  /// 1 to 31.
  let number: Int

  /// As an entry writes it below a header: `03`.
  var numerals: String { inTwoDigits(number) }

  /// As an entry writes it below none: `2026-01-03`.
  var date: String { "\(month.numerals)-\(numerals)" }

  /// Three letters: `Sat`.
  var weekdayName: String { String(weekdayNameInFull.prefix(3)) }

  var weekdayNameInFull: String { Self.weekdays[weekday] }

  /// 0 for Monday to 6 for Sunday, by Sakamoto's method.
  var weekday: Int {
    let offsets = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
    let year = month.number < 3 ? month.year - 1 : month.year
    let days = year + year / 4 - year / 100 + year / 400 + offsets[month.number - 1] + number
    return (days + 6) % 7
  }

  private static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
}

/// The number with a zero before a single digit.
func inTwoDigits(_ number: Int) -> String {
  number < 10 ? "0\(number)" : "\(number)"
}

private func fourDigits(_ number: Int) -> String {
  String(repeating: "0", count: max(0, 4 - "\(number)".count)) + "\(number)"
}
