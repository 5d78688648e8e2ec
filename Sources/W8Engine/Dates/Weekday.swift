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
