import W8Engine

/// A day as the command line names it.
enum DayChoice: Hashable {
  /// A day of the calendar.
  case fixed(CivilDate)
  /// As many days before today.
  case ago(days: Int)
  /// The latest such day, today included.
  case latest(Weekday)

  /// Reads `2026-01-31`, `today`, `yesterday`, `-30d`, `-4w` or `mon`; nil for any other text.
  init?(_ text: String) {
    if let date = parseDate(text) {
      self = .fixed(date)
    } else if text == "today" {
      self = .ago(days: 0)
    } else if text == "yesterday" {
      self = .ago(days: 1)
    } else if let days = daysAgo(text) {
      self = .ago(days: days)
    } else if let weekday = parseWeekdays(text)?.first, !text.contains(",") {
      self = .latest(weekday)
    } else {
      return nil
    }
  }

  /// The day, as seen from `today`; nil where the calendar does not go back so far.
  func date(today: CivilDate) -> CivilDate? {
    switch self {
    case .fixed(let date): date
    case .ago(let days): today.adding(days: -days)
    case .latest(let weekday):
      (0..<7).lazy.compactMap { today.adding(days: -$0) }.first { $0.weekday == weekday }
    }
  }
}

/// The days that `-30d` or `-4w` says; nil for any other text.
private func daysAgo(_ text: String) -> Int? {
  guard text.hasPrefix("-"), let unit = text.last, unit == "d" || unit == "w",
    case let digits = text.dropFirst().dropLast(), 1...mostDigits ~= digits.count,
    let count = parseCount(String(digits))
  else { return nil }
  return unit == "w" ? 7 * count : count
}

/// More days than the calendar has need seven digits.
private let mostDigits = 7
