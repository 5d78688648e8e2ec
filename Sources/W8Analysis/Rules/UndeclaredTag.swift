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
      guard scope.book.severity(of: .undeclaredTag) != .off else { return }
      for line in scope.tree.lines.indices where scope.tree.lines[line].kind.mayHaveNote {
        for range in tags(ofLine: line, scope.tree) {
          let name = scope.tree.string(range)
          guard !scope.book.names.tags.contains(canonicalKey(name)) else { continue }
          findings.report(line: line, range, "\(shortened(name)) is not declared")
        }
      }
    },
    fixes: { scope in
      [
        .possible(
          "Declare \(scope.text)", scope.declaration("tag        \(scope.text)", with: .tag))
      ]
    })
}

private func tags(ofLine line: Int, _ tree: SyntaxTree) -> [TextRange] {
  let fields = tree.tokens(ofLine: line).filter { $0.kind == .tag }
    .map { tree.range(of: $0, line: line) }
  let note = tree.noteRange(ofLine: line)
  return fields + (note.map { tree.names(after: UInt8(ascii: "#"), inNote: $0) } ?? [])
}
