import Primitives
import W8Book
import W8Syntax

extension Rule {
  /// The rule with the name or code `text`, in any case; nil when there is none.
  package static func named(_ text: String) -> Rule? {
    named(RuleName(text))
  }

  /// The rule that a log names so; nil when there is none.
  fileprivate static func named(_ name: RuleName) -> Rule? { byName[name] }

  /// The rule that words the parser's faults of `kind`, with its wording; nil where a rule looks at the whole file for them.
  static func ofFault(_ kind: SyntaxFault.Kind) -> (rule: Rule, message: Wording)? { byFault[kind] }

  private static let byFault = Dictionary(
    all.compactMap { rule -> (SyntaxFault.Kind, (Rule, Wording))? in
      if case .syntax(let kind, let message) = rule.check { (kind, (rule, message)) } else { nil }
    }, uniquingKeysWith: { _, _ in preconditionFailure("two rules word one kind of fault") })

  /// The rules that look at one section at a time, with their checks.
  static let bySection = all.compactMap { rule -> (rule: Rule, check: SectionCheck)? in
    if case .section(let check) = rule.check { (rule, check) } else { nil }
  }

  /// The rules that look at a whole file, with their checks.
  static let byFile = all.compactMap { rule -> (rule: Rule, check: FileCheck)? in
    if case .file(let check) = rule.check { (rule, check) } else { nil }
  }

  /// The rules that look at a whole book, with their checks.
  static let byBook = all.compactMap { rule -> (rule: Rule, check: BookCheck)? in
    if case .book(let check) = rule.check { (rule, check) } else { nil }
  }

  private static let byName = Dictionary(
    all.flatMap { rule in rule.names.map { ($0, rule) } }, uniquingKeysWith: { first, _ in first })
}

extension IgnoredRule {
  /// The rule; nil where there is none of that name.
  package var rule: Rule? { Rule.named(name) }
}
