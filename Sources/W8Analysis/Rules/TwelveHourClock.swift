import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let twelveHourClock = Rule(
    8118, "clock-12h", .error, .field,
    Explanation(
      finds: "A time with am or pm.",
      harm: "The entry has no time: a log counts the hours from 00 to 23.",
      example: """
        # 2026-01

        03 Sat   82.1   7:10pm
        """,
      instead: """
        # 2026-01

        03 Sat   82.1   19:10
        """),
    .syntax(.clock12h) { scope in
      let right = timeOfDay(scope.text).map { "write \($0)" }
      return "\(quoted(scope.text)) is not a time of the 24-hour clock"
        + (right.map { "; " + $0 } ?? ", such as 19:10")
    },
    fixes: { scope in
      guard let time = timeOfDay(scope.text) else { return [] }
      let edit = scope.replacing(with: time.description)
      guard scope.mends(edit) else { return [] }
      return [.safe("Write \(time)", edit)]
    })
}

/// The time that `7:10pm`, `7 pm` or `12:05am` means; nil when there is no such time.
private func timeOfDay(_ text: String) -> TimeOfDay? {
  let lowered = text.lowercased()
  let isAfternoon = lowered.hasSuffix("pm")
  let parts = lowered.dropLast(2).split { ": \t".contains($0) }
  guard let hour = parts.first.flatMap({ Int($0) }), 1...12 ~= hour else { return nil }
  let minute = parts.count > 1 ? Int(parts[1]) : 0
  return minute.flatMap {
    TimeOfDay(hour: hour % 12 + (isAfternoon ? 12 : 0), minute: $0)
  }
}
