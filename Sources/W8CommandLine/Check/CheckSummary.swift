import Primitives
import W8Book
import W8Lint

/// How many findings of which severity there are.
struct CheckSummary {
  /// The number of findings that `--max` left out.
  private(set) var leftOutCount = 0
  /// Whether `--max` left out findings that make the check fail.
  private(set) var leavesOutFailures = false
  /// The number of findings that are counted and not listed, be `--max` what it may.
  private(set) var unlistedCount = 0
  /// Whether a log could not be read or written.
  var hasUnreadable = false

  private var counts: [Severity: Int] = [:]
  /// The number of findings that `--fix` mends, and how many more `--unsafe-fixes`.
  private var mendedCount = 0
  private var mendedUnsafelyCount = 0
  private var fileCount = 0

  /// Counts what was found in one log, and what of it `--max` left out.
  mutating func add(
    _ found: [Diagnostic], leftOut: ArraySlice<Diagnostic>, failing: Severity
  ) {
    for diagnostic in found { counts[diagnostic.severity, default: 0] += 1 }
    if !found.isEmpty { fileCount += 1 }
    leftOutCount += leftOut.count
    leavesOutFailures = leavesOutFailures || leftOut.contains { $0.severity >= failing }
  }

  /// Counts what was found in the same log beyond what is listed of it.
  mutating func add(unlisted: [Severity: Int]) {
    counts.merge(unlisted, uniquingKeysWith: +)
    unlistedCount += unlisted.values.reduce(0, +)
  }

  /// Counts a finding that is reported, for what mends it.
  mutating func add(_ finding: Finding) {
    if finding.isMended { mendedCount += 1 }
    if finding.isMendedUnsafely { mendedUnsafelyCount += 1 }
  }

  func count(_ severity: Severity) -> Int { counts[severity] ?? 0 }

  /// `2 errors, 1 warning in 1 file (1 fixable with --fix, 2 more with --unsafe-fixes)`; nil when nothing was found.
  var line: String? {
    let parts = [Severity.error, .warning, .information, .hint].compactMap { severity in
      count(severity) > 0 ? counted(count(severity), severity) : nil
    }
    guard !parts.isEmpty else { return nil }
    return "\(parts.joined(separator: ", ")) in \(counted(fileCount, "file"))\(fixable)"
  }

  /// ` (1 fixable with --fix, 2 more with --unsafe-fixes)`; empty when nothing is.
  private var fixable: String {
    // The fixes of findings that are left out are not known.
    guard leftOutCount + unlistedCount == 0, mendedCount + mendedUnsafelyCount > 0 else {
      return ""
    }
    let more = mendedCount > 0 ? "more" : "fixable"
    let parts = [
      mendedCount > 0 ? "\(mendedCount) fixable with --fix" : nil,
      mendedUnsafelyCount > 0 ? "\(mendedUnsafelyCount) \(more) with --unsafe-fixes" : nil,
    ]
    return " (\(parts.compactMap { $0 }.joined(separator: ", ")))"
  }

  /// That findings were left out; nil when none were.
  var leftOut: String? {
    guard leftOutCount > 0 else { return nil }
    return "\(counted(leftOutCount, "more problem")) not shown; raise --max to see them"
  }

  /// That findings were not even worked out; nil when all were.
  var unlisted: String? {
    guard unlistedCount > 0 else { return nil }
    return
      "\(counted(unlistedCount, "more problem")) not listed; fix these first"
  }
}

/// `2 errors`; information has no plural.
private func counted(_ count: Int, _ severity: Severity) -> String {
  severity == .information ? "\(count) \(severity.name)" : counted(count, severity.name)
}
