import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let undeclaredTag: Rule = Rule(
    8603, "undeclared-tag", .off, .tags,
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
      let (tree, lines, rows) = (scope.tree, scope.lines, scope.rows)
      for line in lines.indices where lines[line].kind.mayHaveNote {
        let range = lines.span.rowRange(ofLine: line, rowCount: rows.count)
        guard range.contains(where: { rows[$0].isOf(.tag) || rows[$0].isOf(.note) }) else {
          continue
        }
        for token in tree.tokens(ofLine: line) where token.kind == .tag || token.kind == .note {
          let range = tree.range(of: token, line: line)
          let isTag = token.kind == .tag
          for tag in isTag ? [range] : tree.names(after: UInt8(ascii: "#"), inNote: range) {
            let name = tree.string(tag)
            guard !scope.book.names.hasTag(canonicalKey(name)) else { continue }
            findings.report(line: line, tag, "\(shortened(name)) is not declared")
          }
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
