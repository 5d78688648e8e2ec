import W8Book
import W8Syntax

extension Rule {
  /// The rule with the name or code `text`, in any case; nil when there is none.
  package static func named(_ text: String) -> Rule? {
    named(RuleName(text))
  }

  /// The rule that a log names so; nil when there is none.
  fileprivate static func named(_ name: RuleName) -> Rule? { byName[name] }

  /// The rule that words the parser's faults of `kind`; nil where a rule looks at the whole file for them.
  static func ofFault(_ kind: SyntaxFault.Kind) -> FaultRule? { byFault[kind] }

  private static let byFault = Dictionary(
    uniqueKeysWithValues: all.compactMap { rule -> (SyntaxFault.Kind, FaultRule)? in
      guard case .syntax(let kind, let message) = rule.check else { return nil }
      return (kind, FaultRule(rule: rule, message: message))
    })

  /// The rules that look at one section at a time.
  static let bySection: [SectionRule] = all.compactMap { rule in
    guard case .section(let check) = rule.check else { return nil }
    return SectionRule(rule: rule, check: check)
  }

  /// The rules that look at a whole file.
  static let byFile: [FileRule] = all.compactMap { rule in
    if case .file(let check) = rule.check { FileRule(rule: rule, check: check) } else { nil }
  }

  /// The rules that look at a whole book.
  static let byBook: [BookRule] = all.compactMap { rule in
    if case .book(let check) = rule.check { BookRule(rule: rule, check: check) } else { nil }
  }

  private static let byName = Dictionary(
    all.flatMap { rule in rule.names.map { ($0, rule) } }, uniquingKeysWith: { first, _ in first })
}

extension IgnoredRule {
  /// The rule; nil where there is none of that name.
  package var rule: Rule? { Rule.named(name) }
}

/// A rule with the wording of its messages.
struct FaultRule: Sendable {
  let rule: Rule
  let message: @Sendable (FaultScope) -> String
}

/// A rule with its check of a section.
struct SectionRule: Sendable {
  let rule: Rule
  let check: @Sendable (SectionScope, inout SectionFindings) -> Void
}

/// A rule with its check of a file.
struct FileRule: Sendable {
  let rule: Rule
  let check: @Sendable (FileScope, inout FileFindings) -> Void
}

/// A rule with its check of a book.
struct BookRule: Sendable {
  let rule: Rule
  let check: @Sendable (Analysis, inout FileFindings) -> Void
}
