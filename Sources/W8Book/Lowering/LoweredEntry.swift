package import W8Engine

/// What one entry line means, whether or not it has a date.
package struct LoweredEntry: Hashable, Sendable {
  /// The index of the line in its section.
  package let line: Int
  /// The date; nil when the line has none that exists.
  package let date: CivilDate?
  /// The day of the month if the line has no full date, even if the month has no such day.
  package let bareDay: UInt8?
  /// The date of the last dated entry above in the file.
  package let previousDate: CivilDate?
  /// The month of the header above; nil without a header that can be read.
  package let headerMonth: YearMonth?
  /// The body weight.
  package let weighIn: WeighIn?
  /// The way the date came about.
  package let dating: Dating
  /// The weekday that is written.
  package let weekday: Weekday?
  /// Whether anything is logged on the line or on an indented line below.
  package internal(set) var hasContent: Bool
}

/// The date of an entry and how it came about.
struct DatedDay {
  /// Nil when the line has none that exists.
  let date: CivilDate?
  let dating: Dating

  /// Whether the date is known to be of the month of the header above.
  var isInHeaderMonth: Bool { dating == .day }
}

/// The way the date of an entry came about, or why it has none.
package enum Dating: UInt8, Hashable, Sendable {
  /// A bare day under a header.
  case day
  /// A full date that agrees with the header, or that stands under none.
  case fullDate
  /// A full date in another month than the header above.
  case wrongMonth
  /// A day or date that the calendar does not have.
  case noSuchDay
  /// A bare day above any header.
  case noMonth
  /// A bare day under a header that cannot be read.
  case unknownMonth
  /// A date that could be read in several ways.
  case ambiguous
}
