import Primitives

/// A day of the proleptic Gregorian calendar, from 0001-01-01 to 9999-12-31, without a time zone.
package struct CivilDate: Hashable, Comparable, Sendable {
  /// The number of days after 1970-01-01 that the day is; negative before it.
  package let dayNumber: Int32

  /// The first day of the calendar, 0001-01-01.
  package static let first = CivilDate(validDayNumber: -719_162)
  /// The last day of the calendar, 9999-12-31.
  package static let last = CivilDate(validDayNumber: 2_932_896)

  /// Makes the day that is `dayNumber` days after 1970-01-01; nil outside the years 1 to 9999.
  package init?(dayNumber: Int32) {
    guard Self.first.dayNumber...Self.last.dayNumber ~= dayNumber else { return nil }
    self.init(validDayNumber: dayNumber)
  }

  /// Makes the date of `year` (1 to 9999), `month` and `day` (from 1); nil when there is no such day.
  package init?(year: Int, month: Int, day: Int) {
    guard let date = YearMonth(year: year, month: month)?.date(day: day) else { return nil }
    self = date
  }

  /// Days of whole eras of 400 years, of the years that begin in March, and of the months from
  /// March on, after Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms" (2013).
  init(_ yearMonth: YearMonth, validDay day: Int) {
    let month = yearMonth.month
    let year = month > 2 ? yearMonth.year : yearMonth.year - 1
    let (era, yearOfEra) = year.quotientAndRemainder(dividingBy: 400)
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    dayNumber = Int32(era * 146_097 + dayOfEra - 719_468)
  }

  /// The year, 1 to 9999.
  package var year: Int { components.year }

  /// The month of the year, 1 to 12.
  package var month: Int { components.month }

  /// The day of the month, from 1.
  package var day: Int { components.day }

  /// The month that the day belongs to.
  package var yearMonth: YearMonth { YearMonth(self) }

  /// The day of the week.
  package var weekday: Weekday {
    // 0001-01-01 was a Monday, so the remainder is in 0...6.
    let index = UInt8((dayNumber - Self.first.dayNumber) % 7)
    return Weekday(rawValue: index) ?? .monday
  }

  /// The day `count` days later, or earlier when negative; nil outside the years 1 to 9999.
  package func adding(days count: Int) -> CivilDate? {
    let (sum, overflow) = Int(dayNumber).addingReportingOverflow(count)
    guard !overflow, let dayNumber = Int32(exactly: sum) else { return nil }
    return CivilDate(dayNumber: dayNumber)
  }

  /// The number of days that the day lies after `other`; negative when it lies before.
  package func days(since other: CivilDate) -> Int {
    Int(dayNumber) - Int(other.dayNumber)
  }

  private init(validDayNumber: Int32) {
    dayNumber = validDayNumber
  }

  package static func < (left: CivilDate, right: CivilDate) -> Bool {
    left.dayNumber < right.dayNumber
  }

  /// The inverse of `init(_:validDay:)`, from the same source.
  var components: (year: Int, month: Int, day: Int) {
    let (era, dayOfEra) = (Int(dayNumber) + 719_468).quotientAndRemainder(dividingBy: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    return (year, month, day)
  }
}

extension CivilDate: CustomStringConvertible {
  /// The date as `YYYY-MM-DD`.
  package var description: String {
    let (year, month, day) = components
    return padded(year, to: 4) + "-" + padded(month, to: 2) + "-" + padded(day, to: 2)
  }
}

/// `number`, which is not negative, with zeros before it up to `width` digits.
package func padded(_ number: Int, to width: Int) -> String {
  var digits = String(number)
  while digits.utf8.count < width { digits = "0" + digits }
  return digits
}

extension CivilDate {
  /// The date as a person says it: `4 February 2026`.
  package var words: String { "\(wordsWithoutYear) \(year)" }

  /// `4 February`
  var wordsWithoutYear: String { "\(day) \(yearMonth.name)" }
}

/// The date written as `2026-01-31`; nil for any other text and for days that do not exist.
package func parseDate(_ text: String) -> CivilDate? {
  let bytes = Array(text.utf8)
  let dash = UInt8(ascii: "-")
  guard bytes.count == 10, bytes[4] == dash, bytes[7] == dash,
    let year = number(bytes[0..<4]), let month = number(bytes[5..<7]),
    let day = number(bytes[8..<10])
  else { return nil }
  return CivilDate(year: year, month: month, day: day)
}

private func number(_ digits: ArraySlice<UInt8>) -> Int? {
  guard digits.allSatisfy(isDigit) else { return nil }
  return digits.reduce(0) { 10 * $0 + Int($1 - UInt8(ascii: "0")) }
}

/// A day of the week; the week begins on Monday.
package enum Weekday: UInt8, CaseIterable, Hashable, Comparable, Sendable {
  case monday
  case tuesday
  case wednesday
  case thursday
  case friday
  case saturday
  case sunday

  /// The English name, such as `Monday`.
  package var name: String {
    switch self {
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    case .sunday: "Sunday"
    }
  }

  /// The first three letters of the English name, such as `Mon`.
  package var abbreviation: String { String(name.prefix(3)) }

  package static func < (left: Weekday, right: Weekday) -> Bool {
    left.rawValue < right.rawValue
  }
}
