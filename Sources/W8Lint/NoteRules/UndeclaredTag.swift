import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let undeclaredTag: Rule = Rule(
    8603, "undeclared-tag", .off,
    Explanation(
      finds: "A tag without a `tag` line. Off by default.",
      harm: "If you declare all your tags, this rule finds misspelled ones.",
      fix: "Correct the tag, or declare it.",
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
          findings.report(
            line: line, tag, "tag \(shortened(name)) has no tag line; correct it or add the line")
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
