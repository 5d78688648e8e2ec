/// A month of one year, from January 0001 to December 9999.
package struct YearMonth: Hashable, Comparable, Sendable {
  private let monthsSinceYearZero: Int32

  /// The English names of the months, January first.
  package static let names = [
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
  ]

  /// Makes the month `month` (1 to 12) of `year` (1 to 9999); nil for other numbers.
  package init?(year: Int, month: Int) {
    guard 1...9999 ~= year, 1...12 ~= month else { return nil }
    monthsSinceYearZero = Int32(year * 12 + month - 1)
  }

  /// Makes the month that has `number`; nil for a number that no month has.
  package init?(number: Int32) {
    guard 12..<120_000 ~= number else { return nil }
    monthsSinceYearZero = number
  }

  /// How many months after January of the year 0 the month is.
  package var number: Int32 { monthsSinceYearZero }

  init(_ date: CivilDate) {
    let (year, month, _) = date.components
    monthsSinceYearZero = Int32(year * 12 + month - 1)
  }

  /// The year, 1 to 9999.
  package var year: Int { Int(monthsSinceYearZero / 12) }

  /// The month of the year, 1 to 12.
  package var month: Int { Int(monthsSinceYearZero % 12) + 1 }

  /// The English name of the month, such as `January`.
  package var name: String { Self.names[month - 1] }

  /// The number of days that the month has.
  package var dayCount: Int {
    switch month {
    case 2: isLeapYear ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The first day of the month.
  package var firstDay: CivilDate { CivilDate(self, validDay: 1) }

  /// The last day of the month.
  package var lastDay: CivilDate { CivilDate(self, validDay: dayCount) }

  /// The date of `day` (from 1) in the month; nil when the month has no such day.
  package func date(day: Int) -> CivilDate? {
    1...dayCount ~= day ? CivilDate(self, validDay: day) : nil
  }

  package static func < (left: YearMonth, right: YearMonth) -> Bool {
    left.monthsSinceYearZero < right.monthsSinceYearZero
  }

  private var isLeapYear: Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}

extension YearMonth: CustomStringConvertible {
  /// The month as it stands in a header, such as `2026-01`.
  package var description: String {
    padded(year, to: 4) + "-" + padded(month, to: 2)
  }
}
