/// Counts what one rule finds on one line, where that comes one after the other.
///
/// Of a line that nobody typed, with thousands of findings, as many are told as anybody can mend by hand. The last of
/// them tells how many more there are: they have the same rule, so nothing graver is among them.
struct FindingRun<Line: Equatable> {
  /// How many findings of a rule on a line are told each by itself.
  static var mostTold: Int { 100 }

  private var rule: RuleCode?
  private var line: Line?
  private var count = 0

  /// Whether the next finding of `rule` on `line` is told by itself.
  mutating func isTold(_ rule: Rule, on line: Line) -> Bool {
    if rule.code == self.rule, line == self.line {
      count += 1
    } else {
      (self.rule, self.line, count) = (rule.code, line, 1)
    }
    return count <= Self.mostTold
  }
}
