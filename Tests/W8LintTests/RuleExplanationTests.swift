import Testing
import W8Engine
import W8Lint

@Suite struct RuleExplanationTests {
  @Test(arguments: Rule.all)
  func exampleShowsTheFault(_ rule: Rule) {
    #expect(
      found(by: rule, in: rule.explanation.exampleBytes), "\(rule.name) is silent on its example")
  }

  @Test(arguments: Rule.all)
  func remedyIsClean(_ rule: Rule) {
    #expect(
      !found(by: rule, in: Array(rule.explanation.instead.utf8)),
      "\(rule.name) dislikes its own remedy")
  }

  @Test func codesAreSortedAndNamesUnique() {
    let codes = Rule.all.map(\.code)
    #expect(codes == codes.sorted())
    #expect(Set(codes).count == codes.count)
    #expect(Set(Rule.all.map(\.name)).count == codes.count)
  }

  private func found(by rule: Rule, in bytes: [UInt8]) -> Bool {
    guard let today = CivilDate(year: 2030, month: 6, day: 1),
      let analysis = ExampleBook(bytes, root: "log.w8log").analysis(today: today)
    else { return false }
    return analysis.diagnosticsOfFiles.joined().contains { $0.code == rule.code }
  }
}
