import W8Syntax

extension Rule {
  static let undeclaredGym = Rule(
    8301, "undeclared-gym", .warning,
    Explanation(
      finds: "A gym that no `gym` line declares, in a book that declares others.",
      harm: "A misspelt gym splits the history of every exercise done there in two.",
      example: """
        gym        @iron "Iron Temple"

        # 2026-01

        03 Sat   82.1   @irn
        """,
      instead: """
        gym        @iron "Iron Temple"

        # 2026-01

        03 Sat   82.1   @iron
        """),
    .section { scope, findings in
      guard !scope.book.gyms.isEmpty else { return }
      for use in scope.lowered.gymUses where scope.book.gym(use.gym) == nil {
        findings.report(
          line: use.line, use.range, "\(scope.tree.string(use.range)) is not declared")
      }
    })
}
