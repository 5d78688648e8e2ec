import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let undeclaredTag: Rule = Rule(
    8603, "undeclared-tag", .off,
    Explanation(
      finds: "A tag that no `tag` line declares. Off unless it is switched on.",
      harm: "With a closed list of tags, a misspelt one is seen at once.",
      example: """
        lint       undeclared-tag warning
        tag        #salty

        # 2026-01

        03 Sat   82.1   #slaty
        """,
      instead: """
        lint       undeclared-tag warning
        tag        #salty

        # 2026-01

        03 Sat   82.1   #salty
        """),
    .section { scope, findings in
      for line in scope.lines.indices {
        for tag in scope.tree.tags(ofLine: line) {
          let name = scope.tree.string(tag)
          guard !scope.book.names.hasTag(canonicalKey(name)) else { continue }
          findings.report(line: line, tag, "\(shortened(name)) is not declared")
        }
      }
    },
    fixes: .possible { scope in
      [
        .possible(
          "Declare \(scope.text)", scope.declaration("tag \(scope.text)", with: .tag))
      ]
    })
}
