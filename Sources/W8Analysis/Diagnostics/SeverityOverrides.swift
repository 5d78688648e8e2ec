/// Severities that whoever looks at a book gives its rules, above what the book itself says.
package struct SeverityOverrides: Hashable, Sendable {
  private var severities: [RuleCode: Severity] = [:]

  /// Overrides nothing.
  package init() {}

  /// The severity given to `rule`; nil when none is.
  package subscript(rule: Rule) -> Severity? {
    get { severities[rule.code] }
    set { severities[rule.code] = newValue }
  }
}

extension Analysis {
  /// The same book, seen with these severities instead of its own.
  package func overriding(_ overrides: SeverityOverrides) -> Analysis {
    var analysis = self
    analysis.overrides = overrides
    return analysis
  }

  /// The severity of `rule` as this book is seen.
  package func severity(of rule: Rule) -> Severity {
    overrides[rule] ?? book.severity(of: rule)
  }
}
