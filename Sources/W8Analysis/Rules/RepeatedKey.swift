import W8Syntax
import W8Text

extension Rule {
  static let repeatedKey = Rule(
    8606, "repeated-key", .warning,
    Explanation(
      finds: "A key that stands twice on a line. Only `alias` may be repeated.",
      harm: "The first counts; the other is lost.",
      example: """
        # 2026-01

        03 Sat   82.1   fat:18.6%  fat:18.9%
        """,
      instead: """
        # 2026-01

        03 Sat   82.1   fat:18.6%
        """),
    .section { scope, findings in
      for line in scope.lowered.pairLines {
        report(line, [], scope, &findings)
      }
      for directive in scope.lowered.parsed.directives {
        report(directive.line, ["alias"], scope, &findings)
      }
    })
}

private func report(
  _ line: Int, _ repeatable: Set<String>, _ scope: SectionScope, _ findings: inout SectionFindings
) {
  guard scope.tree.pairCount(ofLine: line) > 1 else { return }
  let pairs = scope.tree.pairs(ofLine: line)
  var known = repeatable
  for pair in pairs where !repeatable.contains(pair.key) {
    guard !known.insert(pair.key).inserted else { continue }
    findings.report(
      line: line, pair.range,
      "\(pair.key.prefix(40)): stands on this line already; the first counts")
  }
}
