import JSON
import W8Book
import W8Engine
import W8Lint
import W8Reports

/// The number of times that each rule found something, most often first, of rules found as often by code.
struct StatisticsReport: CheckReport {
  /// Whether it is a JSON document, and no text for people.
  let isDocument: Bool
  private(set) var counts: [RuleCode: Count] = [:]

  /// What one rule found.
  struct Count {
    let rule: Rule
    let severity: Severity
    var found = 0
    /// How many of those `--fix` mends, and how many more `--unsafe-fixes`.
    var mended = 0
    var mendedUnsafely = 0
  }

  mutating func tell(_ finding: Finding, in log: OpenedLog, to output: inout [UInt8]) {
    let diagnostic = finding.diagnostic
    let new = Count(rule: diagnostic.rule, severity: diagnostic.severity)
    counts[diagnostic.code, default: new].found += 1
    if finding.isMended { counts[diagnostic.code]?.mended += 1 }
    if finding.isMendedUnsafely { counts[diagnostic.code]?.mendedUnsafely += 1 }
  }

  mutating func end(_ summary: CheckSummary, to output: inout [UInt8]) {
    let sorted = counts.values.sorted {
      ($1.found, $0.rule.code) < ($0.found, $1.rule.code)
    }
    output += isDocument ? document(sorted) : Array(lines(sorted).utf8)
  }

  /// `12  W8104 weekday-mismatch  warning  12 [*]`
  private func lines(_ counts: [Count]) -> String {
    let digits = counts.first.map { "\($0.found)".count } ?? 0
    let width = counts.map { $0.rule.name.count }.max() ?? 0
    return counts.map { count in
      let number = "\(count.found)".paddedLeft(to: digits)
      let name = count.rule.name.paddedRight(to: width)
      let mended = count.mended > 0 ? "  \(count.mended) [*]" : ""
      return "\(number)  \(count.rule.code) \(name)  \(count.severity.name)\(mended)\n"
    }.joined()
  }

  private func document(_ counts: [Count]) -> [UInt8] {
    let rules = counts.map { count -> JSON in
      .object([
        "code": .string("\(count.rule.code)"), "name": .string(count.rule.name),
        "severity": .string(count.severity.name), "count": .integer(count.found),
        "fixable": .integer(count.mended), "unsafelyFixable": .integer(count.mendedUnsafely),
      ])
    }
    var json = JSONWriter(.sorted)
    json.object { json in
      json.field("rules", rules)
      json.field("schema", 1)
      json.field("tool", "w8log \(w8logVersion)")
    }
    json.endDocument()
    return json.take()
  }
}

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
