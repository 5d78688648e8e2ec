import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let badValue = Rule(
    8605, "bad-value", .warning,
    Explanation(
      finds: """
        A value that is not what its key asks for: `fat` 1 to 60 percent, `waist` cm or in, \
        `sleep` hours, a declared metric its unit.
        """,
      harm: "It is in no list of measurements.",
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
