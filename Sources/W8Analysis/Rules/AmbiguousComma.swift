import W8Syntax
import W8Text

extension Rule {
  static let ambiguousComma = Rule(
    8408, "ambiguous-comma", .error, .sets,
    Explanation(
      finds: "Numbers among sets that are joined by commas.",
      harm: "They may be the reps of several sets or one number with decimals; nothing is guessed.",
      example: """
        # 2026-01

        03 Sat   82.1
            Chin-up:            6,6,5
        """,
      instead: """
        # 2026-01

        03 Sat   82.1
            Chin-up:            6/6/5
        """),
    .syntax(.ambiguousComma) { scope in
      "\(quoted(scope.text)) may be a list such as 5/5/4 or a decimal such as 5.5"
    },
    fixes: { scope in
      let fixes = ["/", "."].compactMap { fix(scope, with: $0) }
      // Where it is neither, the comma must part two groups.
      return fixes.isEmpty ? [fix(scope, with: ", ")].compactMap { $0 } : fixes
    })
}

/// Puts `mark` in the place of every comma, if the line can be read then.
private func fix(_ scope: FixScope, with mark: String) -> Fix? {
  let numbers = scope.text.split(separator: ",", omittingEmptySubsequences: false)
  guard mark != "." || numbers.count == 2 else { return nil }
  let right = numbers.joined(separator: mark)
  let edit = scope.replacing(with: right)
  return scope.mends(edit) ? .possible("Write \(right)", edit) : nil
}
