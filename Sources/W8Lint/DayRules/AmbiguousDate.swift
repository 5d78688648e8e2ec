import W8Book
import W8Edits
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let ambiguousDate = Rule(
    8114, "ambiguous-date", .error,
    Explanation(
      finds: "A date in another form than `2026-01-03`.",
      harm: "03/01/2026 is 3 January for half of the world and 1 March for the other half.",
      fix: "Write the date as year-month-day; the fixes offer both readings.",
      example: "03/01/2026   82.1\n",
      instead: "2026-01-03   82.1\n"),
    .syntax(.ambiguousDate) { scope in
      let readings = readings(of: scope.text)
      guard let first = readings.first else {
        return "\(quoted(scope.text)) is not a date; write dates as 2026-01-03"
      }
      return readings.count > 1
        ? "\(quoted(scope.text)) is ambiguous; write \(first) or \(readings[1])"
        : "\(quoted(scope.text)) is not a date; write \(first)"
    },
    fixes: .preferred { scope in
      let allowed = readings(of: scope.text).filter { date in
        guard let month = scope.fileLine.entry?.headerMonth,
          !scope.region.hasUnreadHeader(above: scope.fileLine)
        else { return true }
        return date.yearMonth == month
      }
      let weekday = scope.fileLine.entry?.weekday
      let agreeing = allowed.filter { $0.weekday == weekday }
      let likely = allowed.count == 1 ? allowed : agreeing
      return allowed.map { date in
        .preferred(
          "Write \(date)", scope.replacing(with: date.description), if: likely == [date])
      }
    })
}

/// The dates of the calendar that three numbers can mean, in the order year-month-day, day-month-year,
/// month-day-year; a year of two digits is one after 2000.
private func readings(of text: String) -> [CivilDate] {
  let parts = text.split { "/.-".contains($0) }
  let numbers = parts.compactMap { $0.utf8.count <= 4 ? Int($0) : nil }
  guard numbers.count == 3 else { return [] }
  let orders = [(0, 1, 2), (2, 1, 0), (2, 0, 1)]
  var dates: [CivilDate] = []
  for (year, month, day) in orders {
    let digits = parts[year].utf8.count
    guard digits == 4 || digits == 2, parts[month].utf8.count <= 2, parts[day].utf8.count <= 2,
      let date = CivilDate(
        year: numbers[year] + (digits == 2 ? 2000 : 0), month: numbers[month], day: numbers[day]),
      !dates.contains(date)
    else { continue }
    dates.append(date)
  }
  return dates
}
