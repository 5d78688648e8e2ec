import W8Analysis

/// From which severity on `check` fails, and so exits with 1.
enum FailureThreshold: String, CaseIterable {
  case error, warning, info, hint

  /// The least severity that fails.
  var severity: Severity {
    switch self {
    case .error: .error
    case .warning: .warning
    case .info: .information
    case .hint: .hint
    }
  }
}
