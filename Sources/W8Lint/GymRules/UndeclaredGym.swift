import Primitives
import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let undeclaredGym = Rule(
    8301, "undeclared-gym", .warning,
    Explanation(
      finds: "A gym without a `gym` line, if the log declares other gyms.",
      harm: "If the name is a typo, each exercise at that gym has two separate histories.",
      fix: "Correct the name, or declare the gym.",
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
      let undeclared = scope.lowered.usedGyms.filter { scope.book.gym($0) == nil }
      guard !undeclared.isEmpty else { return }
      for use in scope.lowered.gymUses where undeclared.contains(use.gym) {
        findings.report(
          line: use.line, use.range,
          "gym \(scope.tree.string(use.range)) has no gym line; correct it or add the line")
      }
    },
    fixes: .preferred { scope in
      var fixes: [Fix] = []
      if let right = scope.directives.gyms.nearest(to: scope.text), let fix = scope.writing(right) {
        fixes.append(fix)
      }
      fixes.append(.possible("Declare \(scope.text)", declaration(scope)))
      return fixes
    })
}

/// Declares the gym below the last one that the file declares, else at its top.
private func declaration(_ scope: FixScope) -> TextEdit {
  let line = "gym \(scope.text)"
  return scope.directives.last(.gym).map {
    scope.insertion(of: line, below: scope.file.line(of: $0))
  } ?? scope.insertionBelowVersion(of: line)
}
