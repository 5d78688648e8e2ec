/// How `check` tells what it found.
enum CheckFormat: String, CaseIterable {
  /// With an excerpt of the log and the fixes.
  case text
  /// One line each.
  case short
  /// One JSON document.
  case json
}

/// From which severity on `check` fails, and so exits with 1.
enum FailureThreshold: String, CaseIterable {
  case error, warning, info, hint
}
