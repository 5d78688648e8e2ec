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
      example: """
        # 2026-01

        03 Sat   82.1   fat:18.6
        """,
      instead: """
        # 2026-01

        03 Sat   82.1   fat:18.6%
        """),
    .section { scope, findings in
      for line in scope.lowered.pairLines {
        for pair in scope.tree.pairs(ofLine: line) {
          guard let measure = scope.book.measure(of: pair.key), !measure.accepts(pair.value)
          else { continue }
          let key = String(pair.key.prefix(40))
          findings.report(line: line, pair.valueRange, "\(key): \(measure.wanted)")
        }
      }
    })
}
