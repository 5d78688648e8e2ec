import W8Engine
import W8Reports

/// A period as the command line names it.
enum PeriodChoice: Hashable {
  /// A period of the calendar.
  case fixed(Period)
  /// The period of the kind that today lies in.
  case this(PeriodKind)
  /// The one before it.
  case last(PeriodKind)

  /// Reads `2026`, `2026-Q1`, `2026-H1`, `2026-01`, `2026-W05`, `2026-01-31`, `this-month`,
  /// `last-week`, `today` or `yesterday`; nil for any other text.
  init?(_ text: String) {
    if let period = calendarPeriod(text) {
      self = .fixed(period)
      return
    }
    switch text {
    case "today": self = .this(.day)
    case "yesterday": self = .last(.day)
    default:
      let words = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
      guard words.count == 2, let kind = PeriodKind(word: String(words[1])) else { return nil }
      switch words[0] {
      case "this": self = .this(kind)
      case "last": self = .last(kind)
      default: return nil
      }
    }
  }

  /// The days of the period, both ends included.
  func days(today: CivilDate) -> ClosedRange<CivilDate> {
    switch self {
    case .fixed(let period): return period.days
    case .this(let kind): return Period(kind, containing: today).days
    case .last(let kind):
      let current = Period(kind, containing: today)
      return (current.previous ?? current).days
    }
  }
}

extension PeriodKind {
  /// The kind that a word such as `half-year` names; nil for any other word.
  init?(word: String) {
    guard let kind = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = kind
  }
}

/// What engine and command line write alike: the text of a period reads back as it.
private func calendarPeriod(_ text: String) -> Period? {
  if let date = parseDate(text) { return Period(.day, containing: date) }
  let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
  guard parts[0].utf8.count == 4, let year = parseCount(parts[0]), parts.count <= 2 else {
    return nil
  }
  guard parts.count == 2 else { return Period(year: year) }
  let last = parts[1]
  let number = parseCount(String(last.dropFirst()))
  let period: Period? =
    switch last.first {
    case "W": number.flatMap { ISOWeek(year: year, week: $0) }.map { Period($0) }
    case "Q": number.flatMap { Period(year: year, quarter: $0) }
    case "H": number.flatMap { Period(year: year, half: $0) }
    default: parseCount(last).flatMap { YearMonth(year: year, month: $0) }.map { Period($0) }
    }
  return period?.description == text ? period : nil
}

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

/// The days of the week in text such as `mon,wed` or `Saturday`; nil when one of them is none.
func parseWeekdays(_ text: String) -> [Weekday]? {
  let words = text.split(separator: ",", omittingEmptySubsequences: false)
  let days = words.compactMap { word in
    Weekday.allCases.first { day in
      [day.name.lowercased(), day.abbreviation.lowercased()].contains(word.lowercased())
    }
  }
  return days.count == words.count ? days : nil
}
