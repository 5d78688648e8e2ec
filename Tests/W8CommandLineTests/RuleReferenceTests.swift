import Foundation
import Testing
import W8Book
import W8CommandLine
import W8Lint
import W8TestSupport

@Suite struct RuleReferenceTests {
  private static let reference = FakeWorld().run("explain", "--all").output

  @Test func theSpecificationHoldsIt() {
    let outcome = FakeWorld().run("explain", "--all")
    #expect(outcome.code == .success)
    expectSnapshot(outcome.output, file: "../grammar/manual/rules.md")
  }

  @Test(arguments: Rule.all)
  func everyRuleHasARowAndASection(_ rule: Rule) throws {
    let anchor = "\(rule.code.description.lowercased())-\(rule.name)"
    let row = "\n| [\(rule.code)](#\(anchor)) | \(rule.name) | \(rule.severity.name) | "
    let section = "\n## \(rule.code) \(rule.name)\n\n*Severity:* \(rule.severity.name)."
    let isThere = Self.reference.contains(row) && Self.reference.contains(section)
    #expect(
      isThere,
      "grammar/manual/rules.md lacks \(rule.code) \(rule.name); write it with W8LOG_UPDATE_SNAPSHOTS=1"
    )
  }

  /// What it finds, why it matters and how to fix it.
  @Test(arguments: Rule.all)
  func everyRuleIsExplainedInFiveLines(_ rule: Rule) throws {
    let pages = Self.reference.components(separatedBy: "\n## \(rule.code) ")
    let explanation = try #require(pages.last).components(separatedBy: "```text")[0]
    let lines = explanation.split(separator: "\n").drop { !$0.hasPrefix("*Severity") }.dropFirst()
    #expect((3...5).contains(lines.count), "\(rule.name): \(lines.count) lines")
  }

  @Test(arguments: Rule.all)
  func everyRuleHasARowThatTellsItsRange(_ rule: Rule) throws {
    let page = try fixture("../grammar/findings.md")
    let row = "\n| `\(rule.name)` (\(rule.code)) | \(rule.severity.name)"
    let isThere = page.contains(row)
    #expect(isThere, "grammar/findings.md lacks the row of \(rule.name) that begins \(row)")
  }
}
