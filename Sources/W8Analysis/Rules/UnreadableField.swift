import W8Syntax
import W8Text

extension Rule {
  static let unreadableField = Rule(
    8201, "bad-weight", .error,
    Explanation(
      finds: "Words on an entry or a session line that are no field of it.",
      harm: "What cannot be read is not in any figure; a slip of the finger would go unseen.",
      example: """
        # 2026-01

        03 Sat   82.4.1
        """,
      instead: """
        # 2026-01

        03 Sat   82.4  > the scale showed 82.4, then 82.1
        """),
    .syntax(.badWeight) { scope in
      "\(quoted(scope.text)) is not a weight, time, @gym, #tag or key:value"
    },
    fixes: { scope in
      [.preferred("Make it a note", TextEdit(scope.diagnostic.range, "> \(scope.text)"))]
    })
}
