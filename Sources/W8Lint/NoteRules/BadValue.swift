import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let badValue = Rule(
    8605, "bad-value", .warning,
    Explanation(
      finds: """
        A value that does not fit its key. `fat` needs 1 to 60 percent, `waist` needs a number \
        in `cm` or `in`, `sleep` needs hours, and a key of your own needs the unit of its \
        `metric` line.
        """,
      harm: "Reports on measurements do not show the value.",
      fix: "Write the value with its unit, such as `fat:18.6%`.",
      example: january("03 Sat   82.1   fat:18.6"),
      instead: january("03 Sat   82.1   fat:18.6%")),
    .section { scope, findings in
      for pair in scope.lowered.pairs where !pair.isOwn {
        guard let measure = scope.book.measure(of: pair.key),
          !measure.accepts(scope.text.span, scope.tree.contentRange(of: pair))
        else { continue }
        findings.report(
          line: pair.line, pair.valueRange,
          "invalid value of \(pair.key.prefix(40)); \(measure.wanted)")
      }
    },
    fixes: .preferred { scope in [scope.measureReading].compactMap { $0 } })
}
