import Primitives
package import W8Book

/// A removed rule. Its number is never used again; logs and options may still name it, without effect.
package struct RetiredRule: Sendable {
  /// The name in logs, options and reports.
  package let name: String
  /// Its code.
  package let code: RuleCode
  /// The reason for the removal, as a sentence.
  package let reason: String

  private init(_ number: Int, _ name: String, _ reason: String) {
    (self.code, self.name, self.reason) = (RuleCode(number: number), name, reason)
  }

  /// All removed rules, in ascending order of their numbers.
  package static let all = [
    RetiredRule(
      8102, "month-title",
      "The title of a month may be any text."),
    RetiredRule(8109, "long-date", "fmt shortens the date."),
    RetiredRule(8209, "too-precise", "A third decimal is harmless."),
    RetiredRule(8309, "unused-gym", "A gym may be declared before its first session."),
    RetiredRule(8311, "gym-in-note", "A note may name a gym."),
    RetiredRule(8412, "no-sets", "An exercise may be noted without its sets."),
    RetiredRule(
      8419, "sets-in-note", "A note may contain sets; an editor offers to log them."),
    RetiredRule(8504, "late-version", "fmt moves the line to the top of the file."),
    RetiredRule(8511, "steep-goal", "`w8log goal` shows the pace you need."),
    RetiredRule(8512, "goal-lost", "People may move away from a goal."),
  ]

  /// Returns the removed rule with the name or code `text`, ignoring case.
  package static func named(_ text: String) -> RetiredRule? { named(RuleName(text)) }

  /// Returns the removed rule with this name or code.
  static func named(_ name: RuleName) -> RetiredRule? { byName[name] }

  private static let byName = Dictionary(
    all.flatMap { rule -> [(RuleName, RetiredRule)] in
      [(RuleName(rule.name), rule), (RuleName(rule.code.description), rule)]
    }, uniquingKeysWith: { _, _ in preconditionFailure("two removed rules share a name") })
}
