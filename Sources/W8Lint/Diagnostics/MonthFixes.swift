import W8Book

/// The fixes of the findings of one month, so far.
final class MonthFixes {
  private var ofRules: [RuleCode: [Fix]] = [:]
  /// What brings a day home that is dated in another month, by the indexes of the blocks; nil inside where it is to stay.
  var ofStrayDays: [Int: Fix?] = [:]
  /// The days of the next month, once they were looked for.
  var turn: TurnOfMonth??

  /// The fixes of `rule` that are the same for all its findings in the month, worked out for the first.
  func fixes(of rule: Rule, _ workOut: () -> [Fix]) -> [Fix] {
    if let known = ofRules[rule.code] { return known }
    let found = workOut()
    ofRules[rule.code] = found
    return found
  }
}
