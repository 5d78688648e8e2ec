import Testing
import W8Book
import W8CommandLine
import W8Lint

@Suite struct ExplainTests {
  @Test func thePageSaysWhatTheRuleSays() throws {
    let outcome = FakeWorld().run("explain", "w8104")
    #expect(outcome.code == .success)
    #expect(outcome.output.hasPrefix("weekday-mismatch (W8104), warning\n\n"))
    #expect(outcome.output.contains("\nExample\n    # 2026-01\n\n    03 Fri   82.1\n\nInstead\n"))
    #expect(outcome.output.contains("    03 Sat   82.1\n"))
    #expect(FakeWorld().run("explain", "Weekday-Mismatch") == outcome)
  }

  @Test func everyRuleHasAPageAndStandsInTheList() {
    let list = FakeWorld().run("explain").output.split(separator: "\n")
    #expect(list.count == Rule.all.count)
    for (line, rule) in zip(list, Rule.all) {
      #expect(line.hasPrefix("\(rule.code)  \(rule.severity.name)"))
      #expect(line.contains(" \(rule.name) "))
      let page = FakeWorld().run("explain", rule.name)
      #expect(page.code == .success)
      #expect(page.output.hasPrefix("\(rule.name) (\(rule.code)), "))
    }
  }

  @Test func linesThatAreLongOnPurposeAreCut() {
    for rule in Rule.all {
      for line in FakeWorld().run("explain", rule.name).output.split(separator: "\n") {
        #expect(line.count <= 110, "\(rule.name)")
      }
    }
    // "; " and 400 times 26 characters are 10,402, of which 70 are shown.
    let page = FakeWorld().run("explain", "W8012").output
    #expect(page.contains("    ; a comment that never ends a comment"))
    #expect(page.contains("… (10332 characters more)\n"))
  }

  @Test func anUnknownRuleIsWrongUsage() {
    let outcome = FakeWorld().run("explain", "weekday-mismach")
    #expect(
      outcome
        == FakeWorld.Outcome(
          code: .usage,
          errors: "w8log: unknown rule \"weekday-mismach\"; did you mean \"weekday-mismatch\"?\n"))
    #expect(FakeWorld().run("explain", "W8104", "W8201").code == .usage)
  }

  /// Logs and CI workflows may name removed rules.
  @Test(arguments: RetiredRule.all.map { $0.name })
  func removedRulesMayBeNamed(_ name: String) {
    let log = "unit kg\nlint \(name) off\n# 2026-01\n; w8log:ignore \(name)\n03 82\n"
    let world = FakeWorld(["a": log])
    let outcome = world.run("check", "--hints", "--deny", name, "-O", "short", "a")
    #expect(outcome.code == .success && outcome.output == "", "\(outcome.output)")
    let page = world.run("explain", name)
    #expect(page.code == .success && page.output.hasPrefix("\(name) (W8"))
    #expect(Rule.named(name) == nil)
  }

  @Test func numbersOfRemovedRulesAreNotReused() {
    let codes = Rule.all.map { $0.code } + RetiredRule.all.map { $0.code }
    #expect(Set(codes).count == codes.count)
  }
}
