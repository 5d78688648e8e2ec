import W8Analysis

/// How many findings of which severity were told.
struct CheckSummary {
  private var counts: [Severity: Int] = [:]
  private var fixableCount = 0
  private var fileCount = 0

  /// Counts what was told of one file.
  mutating func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { counts[diagnostic.severity, default: 0] += 1 }
    if !diagnostics.isEmpty { fileCount += 1 }
  }

  /// Counts a finding that has a fix.
  mutating func addFixable() {
    fixableCount += 1
  }

  /// How many findings have the severity.
  func count(_ severity: Severity) -> Int { counts[severity] ?? 0 }

  /// `2 errors, 1 warning in 1 file (3 fixable)`; nil when nothing was told.
  var line: String? {
    let parts = [Severity.error, .warning, .information, .hint].compactMap { severity in
      count(severity) > 0 ? counted(count(severity), severity) : nil
    }
    guard !parts.isEmpty else { return nil }
    let fixable = fixableCount > 0 ? " (\(fixableCount) fixable)" : ""
    return "\(parts.joined(separator: ", ")) in \(counted(fileCount, "file"))\(fixable)"
  }
}

/// `2 errors`; information has no plural.
private func counted(_ count: Int, _ severity: Severity) -> String {
  severity == .information ? "\(count) \(severity.name)" : counted(count, severity.name)
}
