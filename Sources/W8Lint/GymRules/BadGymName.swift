import W8Book
import W8Edits
import W8Syntax

extension Rule {
  static let badGymName = Rule(
    8304, "bad-gym-name", .error,
    Explanation(
      finds: """
        An `@` without a valid name after it. The name of a gym starts with a letter, followed by \
        letters, digits, `-` and `_`.
        """,
      harm: "w8log does not read the gym, so the session does not count for it.",
      fix: "Change the name so that it starts with a letter.",
      example: january("03 Sat   82.1   @24h"),
      instead: january("03 Sat   82.1   @h24")),
    .syntax(.badGymName) { scope in
      "\(quoted(scope.text)) is not a gym name; \(nameRule(scope.text, example: "@iron"))"
    },
    fixes: .preferred { [$0.partingOpener ?? $0.partingDate].compactMap { $0 } })
}
