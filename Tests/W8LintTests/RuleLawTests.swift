import Testing
import W8Book
import W8Engine
import W8Laws
import W8Lint
import W8TestSupport

/// What rules find in one section; `Tests/run laws` looks at a million lines.
@Suite struct RuleLawTests {
  @Test(arguments: FaultyLogs.Recipe.allCases)
  func aFaultySectionAloneGivesWhatItGivesInItsBook(_ recipe: FaultyLogs.Recipe) {
    var logs = FaultyLogs(recipe, seed: 23)
    for _ in 0..<40 { expectLaw(logs.next(5)) }
  }

  @Test func aMonthAloneGivesWhatItGivesInItsBook() {
    var random = RandomLog(seed: 24)
    for _ in 0..<20 { expectLaw(random.spoiltLog()) }
  }

  /// On another day another date lies in the future.
  @Test func aCheckOnAnotherDayBreaksTheLaw() throws {
    let text = Array("# 2024-01\n\n03       82.1\n\n# 2024-02\n\n03       82.1\n".utf8)
    let january = try #require(CivilDate(year: 2024, month: 1, day: 20))
    #expect(brokenRuleLaw(text) == nil)
    #expect(brokenRuleLaw(text, checkedOn: january) != nil)
  }

  @Test(arguments: FaultyLogs.Recipe.allCases)
  func errorsAloneAreThoseAmongAllFindings(_ recipe: FaultyLogs.Recipe) throws {
    var logs = FaultyLogs(recipe, seed: 25)
    for directives in ["", "lint gap error\nlint bad-set off\nlint odd-year error\n"] {
      for _ in 0..<20 {
        let text = directives + String(decoding: logs.next(5), as: UTF8.self)
        let analysis = try #require(analyze(text))
        let errors = analysis.diagnosticsOfFiles.map { $0.filter { $0.severity == .error } }
        #expect(analysis.errorsOfFiles == errors, "\(text.debugDescription)")
        #expect(analysis.errorCount == errors.reduce(0) { $0 + $1.count })
      }
    }
  }

  private func expectLaw(_ text: [UInt8]) {
    let broken = brokenRuleLaw(text)
    #expect(broken == nil, "\(String(decoding: text, as: UTF8.self).debugDescription)")
  }
}
