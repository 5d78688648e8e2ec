import W8Syntax

/// The number of a rule, written `W8104`.
package struct RuleCode: Hashable, Comparable, CustomStringConvertible, Sendable {
  /// The number after the `W`.
  package let number: Int

  /// The code with the number after the `W`.
  package init(number: Int) {
    self.number = number
  }

  package var description: String { "W\(number)" }

  package static func < (left: RuleCode, right: RuleCode) -> Bool {
    left.number < right.number
  }
}

/// How grave a diagnostic is.
package enum Severity: UInt8, CaseIterable, Comparable, Sendable {
  case off, hint, information, warning, error

  /// The word for it in a `lint` directive and in output.
  package var name: String {
    switch self {
    case .off: "off"
    case .hint: "hint"
    case .information: "info"
    case .warning: "warning"
    case .error: "error"
    }
  }

  init(_ written: LintArguments.Severity) {
    switch written {
    case .off: self = .off
    case .hint: self = .hint
    case .info: self = .information
    case .warning: self = .warning
    case .error: self = .error
    }
  }

  package static func < (left: Severity, right: Severity) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// Severities that a caller gives the rules; they weigh more than what the book says.
package struct SeverityOverrides: Hashable, Sendable {
  private var severities: [RuleCode: Severity] = [:]

  /// Overrides nothing.
  package init() {}

  /// Whether no rule has a severity of its own.
  package var isEmpty: Bool { severities.isEmpty }

  /// The severity given to the rule with `code`; nil when none is.
  package subscript(code: RuleCode) -> Severity? {
    get { severities[code] }
    set { severities[code] = newValue }
  }
}
