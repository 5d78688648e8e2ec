import Testing
import W8Analysis

/// What lowering knows of rules, which it cannot see.
@Suite struct RuleNameTests {
  @Test func theNamesOfTheRuleAboutImplausibleWeightsAreItsOwn() throws {
    let codes = RuleName.ofImplausibleWeight.map { Rule.named($0.text)?.code.number }
    #expect(codes == [8204, 8204])
  }

  @Test func aNameHasNoCase() {
    #expect(RuleName("W8204") == RuleName("w8204"))
    #expect(RuleName("Implausible-Weight") == RuleName("implausible-weight"))
  }
}
