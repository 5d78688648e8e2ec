import Testing
import W8Analysis

@Suite struct FixLawTests {
  @Test(arguments: Rule.all)
  func fixesOfTheExampleRemoveTheFaultAndAddNone(_ rule: Rule) throws {
    try checkFixes(rule.explanation.exampleBytes)
  }
}
