import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let minutesOrMeters = Rule(
    8414, "minutes-or-metres", .information,
    Explanation(
      finds: """
        A distance in `m` that may be minutes: `20m` alone, up to 120 m, or `3x5m`, up to 5 m.
        """,
      harm: "`m` means meters, so `20m` is a distance of 20 meters.",
      fix: "Write `20min` for minutes.",
      example: january("03 Sat   82.1", "    Rowing:             20m"),
      instead: january("03 Sat   82.1", "    Rowing:             20min")),
    .section { scope, findings in
      let rows = scope.rows
      for index in scope.doubtedRows where rows[index].isShortDistance {
        let group = scope.group(ofRow: index)
        guard group.rows.allSatisfy({ $0 == index || !rows[$0].isOfAmount }),
          let range = findings.range(.distance, in: group, scope)
        else { continue }
        let text = scope.tree.string(range)
        let isOften = rows[index].count > 1
        let meters =
          isOften ? "meters" : "\(text.dropLast()) meter" + (rows[index].value == 1000 ? "" : "s")
        findings.report(
          line: group.line, range,
          "\(text) means \(meters); for minutes write \(text)in")
      }
    },
    fixes: .possible { scope in
      let edit = scope.replacing(with: scope.text + "in")
      guard scope.mends(edit) else { return [] }
      return [.possible("Write \(scope.text)in", edit)]
    })
}

/// Thousandths of the meters that may be minutes.
private let mostMeters = 120_000
/// Likewise of those that are done several times.
private let mostMetersOften = 5_000

extension SyntaxRow {
  /// Whether the row says a short distance in meters, once.
  @inline(__always)
  var isShortDistance: Bool {
    isOf(.distance) && value <= (count > 1 ? mostMetersOften : mostMeters) && distanceUnit == .meter
      && !isContinued
  }

  /// Whether the row says how much was done, or with how much.
  fileprivate var isOfAmount: Bool {
    isOf(.reps) || isOf(.duration) || isOf(.distance) || isOf(.load)
  }
}
