import Primitives
import W8Analysis

/// How many findings of which severity there are.
struct CheckSummary {
  /// How many findings were not told, because of `--max`.
  private(set) var leftOutCount = 0
  /// Whether findings were not told that make the check fail.
  private(set) var leavesOutFailures = false
  /// Whether a log could not be read or written.
  var hasUnreadable = false

  private var counts: [Severity: Int] = [:]
  private var fixableCount = 0
  private var fileCount = 0

  /// Counts what was found in one log; only the first `toldCount` are told.
  mutating func add(_ found: [Diagnostic], reportedCount: Int, failing: Severity) {
    for diagnostic in found { counts[diagnostic.severity, default: 0] += 1 }
    if !found.isEmpty { fileCount += 1 }
    let leftOut = found.dropFirst(reportedCount)
    leftOutCount += leftOut.count
    leavesOutFailures = leavesOutFailures || leftOut.contains { $0.severity >= failing }
  }

  /// Counts a finding that has a fix.
  mutating func addFixable() {
    fixableCount += 1
  }

  /// How many findings have the severity.
  func count(_ severity: Severity) -> Int { counts[severity] ?? 0 }

  /// `2 errors, 1 warning in 1 file (3 fixable)`; nil when nothing was found.
  var line: String? {
    let parts = [Severity.error, .warning, .information, .hint].compactMap { severity in
      count(severity) > 0 ? counted(count(severity), severity) : nil
    }
    guard !parts.isEmpty else { return nil }
    // What is not told was not asked for fixes either.
    let isKnown = fixableCount > 0 && leftOutCount == 0
    let fixable = isKnown ? " (\(fixableCount) fixable)" : ""
    return "\(parts.joined(separator: ", ")) in \(counted(fileCount, "file"))\(fixable)"
  }

  /// That findings were left out; nil when none were.
  var leftOut: String? {
    guard leftOutCount > 0 else { return nil }
    return "\(counted(leftOutCount, "more finding")) left out; a larger --max shows them"
  }
}

/// `2 errors`; information has no plural.
private func counted(_ count: Int, _ severity: Severity) -> String {
  severity == .information ? "\(count) \(severity.name)" : counted(count, severity.name)
}
