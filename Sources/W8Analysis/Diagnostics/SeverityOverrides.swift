/// Severities that whoever looks at a book gives its rules, above what the book itself says.
package struct SeverityOverrides: Hashable, Sendable {
  private var severities: [RuleCode: Severity] = [:]

  /// Overrides nothing.
  package init() {}

  /// Whether no rule has a severity of its own.
  package var isEmpty: Bool { severities.isEmpty }

  /// The severity given to `rule`; nil when none is.
  package subscript(rule: Rule) -> Severity? {
    get { severities[rule.code] }
    set { severities[rule.code] = newValue }
  }
}
