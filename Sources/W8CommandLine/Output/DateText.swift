import W8Engine

extension CivilDate {
  /// The date with its day of the week, such as `2026-02-04 Wed`.
  var withWeekday: String { "\(description) \(weekday.abbreviation)" }

  /// How far the date is from `today`: `today`, `yesterday`, `6 days ago`, `in 3 days`.
  func distance(from today: CivilDate) -> String {
    switch days(since: today) {
    case 0: "today"
    case -1: "yesterday"
    case 1: "tomorrow"
    case let days where days < 0: "\(-days) days ago"
    case let days: "in \(days) days"
    }
  }
}
