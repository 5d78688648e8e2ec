import Primitives
import W8Book
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let sessionTimes = Rule(
    8313, "session-times", .warning,
    Explanation(
      finds: """
        A session of more than 12 hours, or one that overlaps with another of its day.
        """,
      harm: "`18:00-17:30` lasts until the next evening, so durations are wrong.",
      fix: "Correct the time.",
      example: january("03 Sat   82.1", "    @iron 18:00-17:30", "    Squat:              3x5 100"),
      instead: january("03 Sat   82.1", "    @iron 16:30-17:30", "    Squat:              3x5 100")),
    .section { scope, findings in
      var longest: Range<Int>?
      for line in scope.lines.indices {
        switch scope.lines[line].kind {
        case .entry: longest = nil
        case .session:
          guard let (range, minutes) = times(ofSession: line, scope) else { continue }
          if minutes.count > mostMinutes {
            let (hours, rest) = minutes.count.quotientAndRemainder(dividingBy: 60)
            let length = rest == 0 ? "\(hours) h" : "\(hours) h \(rest) min"
            let text = scope.tree.string(range)
            findings.report(line: line, range, "\(text) lasts \(length); check the times")
          } else if let longest, longest.overlaps(minutes) {
            let other = "\(clock(longest.lowerBound))-\(clock(longest.upperBound % 1440))"
            findings.report(
              line: line, range,
              "this session overlaps with that of \(other) on the same day; check the times")
          }
          if minutes.count <= mostMinutes, minutes.upperBound > longest?.upperBound ?? 0 {
            longest = minutes
          }
        default: continue
        }
      }
    })
}

/// Longer sessions are not likely.
private let mostMinutes = 12 * 60

/// The token with the times of a session line, and the minutes that they span from midnight on; one minute if only the
/// start is known, and nil without a time.
private func times(ofSession line: Int, _ scope: SectionScope) -> (TextRange, Range<Int>)? {
  let rows = scope.lines.span.rowRange(ofLine: line, rowCount: scope.rows.count)
  guard
    let row = rows.lazy.map({ scope.rows[$0] }).first(where: {
      $0.isOf(.time) || $0.isOf(.timeSpan)
    })
  else { return nil }
  if row.isOf(.time) {
    return (scope.range(.time, line: line), Int(row.value)..<Int(row.value) + 1)
  }
  let (start, end) = (Int(row.value >> 16), Int(row.value & 0xFFFF))
  return (
    scope.range(.timeSpan, line: line), start..<(end < start ? end + 1440 : max(end, start + 1))
  )
}

private func clock(_ minute: Int) -> String {
  "\(padded(minute / 60, to: 2)):\(padded(minute % 60, to: 2))"
}
