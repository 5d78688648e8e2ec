import W8Syntax

extension Rule {
  /// The rule with the name or code `text`, in any case; nil when there is none.
  package static func named(_ text: String) -> Rule? {
    guard text.utf8.count <= longestName else { return nil }
    return indicesOfNames[text.lowercased()].map { all[$0] }
  }

  static func rule(_ code: RuleCode) -> Rule {
    guard let rule = byNumber[code.number - leastNumber] else {
      preconditionFailure("every diagnostic is made by a rule of the registry")
    }
    return rule
  }

  /// The rule that words the parser's faults of `kind`; nil where a rule looks at the whole file for them.
  static func ofFault(_ kind: SyntaxFault.Kind) -> FaultRule? { byFault[Int(kind.rawValue)] }

  private static let byFault: [FaultRule?] = {
    var rules = [FaultRule?](repeating: nil, count: SyntaxFault.Kind.allCases.count)
    for rule in all {
      if case .syntax(let kind, let message) = rule.check {
        rules[Int(kind.rawValue)] = FaultRule(rule: rule, message: message)
      }
    }
    return rules
  }()

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

  /// By names and by codes, both in lower case.
  private static let indicesOfNames: [String: Int] = Dictionary(
    all.enumerated().flatMap { index, rule in
      [(rule.name, index), (rule.code.description.lowercased(), index)]
    }, uniquingKeysWith: { first, _ in first })

  /// How many bytes the longest of the names has: whatever is longer need not be looked up, which may take long.
  private static let longestName = indicesOfNames.keys.map(\.utf8.count).max() ?? 0

  private static let leastNumber = all.map(\.code.number).min() ?? 0

  /// By their numbers, from the least on: each finding asks for its rule, some of them several times.
  private static let byNumber: [Rule?] = {
    let count = all.reduce(0) { max($0, $1.code.number - leastNumber + 1) }
    var rules = [Rule?](repeating: nil, count: count)
    for rule in all { rules[rule.code.number - leastNumber] = rule }
    return rules
  }()
}

extension IgnoredRule {
  /// The rule; nil where there is none of that name.
  package var rule: Rule? { code.map(Rule.rule) }
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
