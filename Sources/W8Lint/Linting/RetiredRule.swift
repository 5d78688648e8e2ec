package import W8Book

/// A rule that w8log had once. Its number is taken for good, and its name may stay in logs and options, where it does nothing.
package struct RetiredRule: Sendable {
  /// The name in logs, options and reports.
  package let name: String
  /// Its code.
  package let code: RuleCode
  /// Why there is no such rule any more, as a sentence.
  package let reason: String

  private init(_ number: Int, _ name: String, _ reason: String) {
    (self.code, self.name, self.reason) = (RuleCode(number: number), name, reason)
  }

  /// Every rule that is gone, by its number.
  package static let all = [
    RetiredRule(
      8102, "month-title",
      "A title is prose: it may name another month, and the days are checked by their weekdays."),
    RetiredRule(8209, "too-precise", "A third decimal changes nothing that is shown."),
    RetiredRule(8309, "unused-gym", "A gym may be declared before its first session."),
    RetiredRule(8311, "gym-in-note", "A note may name a gym."),
    RetiredRule(8412, "no-sets", "An exercise may be noted without its sets."),
  ]

  /// The one with the name or code `text`, in any case; nil when there is none.
  package static func named(_ text: String) -> RetiredRule? { named(RuleName(text)) }

  /// The one that a log names so; nil when there is none.
  static func named(_ name: RuleName) -> RetiredRule? { byName[name] }

  private static let byName = Dictionary(
    all.flatMap { rule -> [(RuleName, RetiredRule)] in
      [(RuleName(rule.name), rule), (RuleName(rule.code.description), rule)]
    }, uniquingKeysWith: { _, _ in preconditionFailure("two rules that are gone share a name") })
}
