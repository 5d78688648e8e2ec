import W8Syntax

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
