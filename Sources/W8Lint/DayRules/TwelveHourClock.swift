import W8Book
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let twelveHourClock = Rule(
    8118, "clock-12h", .error,
    Explanation(
      finds: "A time with am or pm.",
      harm: "w8log does not read it: times in a log are from 00:00 to 23:59.",
      fix: "Write `19:10` for 7:10 pm; `check --fix` does that.",
      example: january("03 Sat   82.1   7:10pm"),
      instead: january("03 Sat   82.1   19:10")),
    .syntax(.clock12h) { scope in
      let right = timesOfDay(scope.text).map { $0.description }
      return "\(quoted(scope.text)) is not a 24-hour time"
        + (right.isEmpty
          ? "; write one such as 19:10" : "; write \(right.joined(separator: " or "))")
    },
    fixes: .safe { scope in
      let times = timesOfDay(scope.text)
      return times.compactMap { time in
        let written = time.description
        let (title, edit) = ("Write " + written, scope.replacing(with: written))
        guard scope.mends(edit) else { return nil }
        return times.count == 1 ? .safe(title, edit) : .possible(title, edit)
      }
    })
}

/// The times that `7:10pm`, `7 pm` or `12:05am` may mean: two at twelve, where people mean midnight and noon by either;
/// none when there is no such time.
private func timesOfDay(_ text: String) -> [TimeOfDay] {
  let isAfternoon = text.utf8.suffix(2).first.map { $0 | 0x20 } == UInt8(ascii: "p")
  let parts = text.utf8.dropLast(2).split { $0 == UInt8(ascii: ":") || isBlank($0) }
  guard let hour = parts.first.flatMap({ Int(Substring($0)) }), 1...12 ~= hour,
    let minute = parts.count > 1 ? Int(Substring(parts[1])) : 0
  else { return [] }
  let afternoon = isAfternoon ? 12 : 0
  let hours = hour == 12 ? [afternoon, 12 - afternoon] : [hour + afternoon]
  return hours.compactMap { TimeOfDay(hour: $0, minute: minute) }
}
