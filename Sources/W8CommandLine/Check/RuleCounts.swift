import W8Analysis

/// How often rules find something.
struct RuleCounts {
  /// By the numbers of the rules, from the least on.
  private var counts = [Int](repeating: 0, count: Self.numbers.count)

  private static let numbers: ClosedRange<Int> = {
    let numbers = Rule.all.map(\.code.number)
    return (numbers.min() ?? 0)...(numbers.max() ?? 0)
  }()

  /// Adds each of `diagnostics` that is of `severity`, or whatever that is where it is nil.
  mutating func add(_ diagnostics: [Diagnostic], of severity: Severity? = nil) {
    let diagnostics = diagnostics.span
    for index in diagnostics.indices
    where severity == nil || severity == diagnostics[index].severity {
      counts[diagnostics[index].code.number - Self.numbers.lowerBound] += 1
    }
  }

  /// The rules that find something more often than `others` say, with how much more often, by their codes.
  func more(than others: RuleCounts) -> [(rule: Rule, count: Int)] {
    Rule.all.map { ($0, self[$0] - others[$0]) }.filter { $0.1 > 0 }
      .sorted { $0.0.code < $1.0.code }
  }

  private subscript(rule: Rule) -> Int { counts[rule.code.number - Self.numbers.lowerBound] }
}
