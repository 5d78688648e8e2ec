import W8Analysis

/// How often rules find something.
struct RuleCounts {
  private var counts: [Rule: Int] = [:]

  /// Adds each of `diagnostics` that is of `severity`, or whatever that is where it is nil.
  mutating func add(_ diagnostics: [Diagnostic], of severity: Severity? = nil) {
    for diagnostic in diagnostics where severity == nil || severity == diagnostic.severity {
      counts[diagnostic.rule, default: 0] += 1
    }
  }

  /// The rules that find something more often than `others` say, with how much more often, by their codes.
  func more(than others: RuleCounts) -> [(rule: Rule, count: Int)] {
    counts.map { (rule: $0, count: $1 - others.counts[$0, default: 0]) }.filter { $0.count > 0 }
      .sorted { $0.rule.code < $1.rule.code }
  }
}
