import Testing
import W8Book
import W8CommandLine
import W8Lint
import W8TestSupport

@Suite struct RuleReferenceTests {
  @Test func theSpecificationHoldsIt() {
    let outcome = FakeWorld().run("explain", "--all")
    #expect(outcome.code == .success)
    expectSnapshot(outcome.output, file: "../grammar/manual/rules.md")
  }

  @Test(arguments: Rule.all)
  func everyRuleHasARowAndASection(_ rule: Rule) throws {
    let reference = try fixture("../grammar/manual/rules.md")
    let anchor = "\(rule.code.description.lowercased())-\(rule.name)"
    #expect(
      reference.contains(
        "\n| [\(rule.code)](#\(anchor)) | \(rule.name) | \(rule.severity.name) | "))
    #expect(
      reference.contains("\n## \(rule.code) \(rule.name)\n\n*Severity:* \(rule.severity.name)."))
  }

  @Test(arguments: Rule.all)
  func everyRuleHasARowThatTellsItsRange(_ rule: Rule) throws {
    let page = try fixture("../grammar/findings.md")
    let row = "\n| `\(rule.name)` (\(rule.code)) | \(rule.severity.name)"
    #expect(page.contains(row))
  }
}
