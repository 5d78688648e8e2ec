import Testing
import W8Book
import W8Lint

/// What lowering knows of rules, which it cannot see.
@Suite struct RuleNameTests {
  @Test func theNamesOfTheRuleAboutImplausibleWeightsAreItsOwn() throws {
    let codes = RuleName.ofImplausibleWeight.map { Rule.named($0.text)?.code.number }
    #expect(codes == [8204, 8204])
  }

  /// A longer word, of combining marks too, costs nothing and is no name.
  @Test func everyRuleIsFoundByItsNames() {
    for rule in Rule.all {
      #expect(Rule.named(rule.name) == rule)
      #expect(Rule.named("w\(rule.code.number)") == rule)
    }
    #expect(RuleName(String(repeating: "a", count: RuleName.mostBytes + 1)).text.isEmpty)
    #expect(Rule.named(String(repeating: "\u{323}\u{301}", count: 9_900)) == nil)
    #expect(Rule.named("") == nil)
  }

  @Test func aNameHasNoCase() {
    #expect(RuleName("W8204") == RuleName("w8204"))
    #expect(RuleName("Implausible-Weight") == RuleName("implausible-weight"))
  }
}
