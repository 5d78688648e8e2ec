import Testing
import W8Analysis

@Suite struct SeverityOverridesTests {
  private let text = "lint empty-day error\n# 2026-01\n03 Fri 82.1\n04 Sun\n05 Mo 82.4.1\n"

  @Test func weighMoreThanTheBook() throws {
    let mismatch = try #require(Rule.named("weekday-mismatch"))
    let empty = try #require(Rule.named("empty-day"))
    let analysis = try #require(analyze(text))
    var overrides = SeverityOverrides()
    overrides[mismatch] = .hint
    overrides[empty] = .off
    let seen = analysis.overriding(overrides)
    #expect(analysis.severity(of: empty) == .error)
    #expect(seen.severity(of: empty) == .off)
    let found = seen.diagnostics(of: seen.root)
    #expect(found.contains { $0.code == mismatch.code && $0.severity == .hint })
    #expect(!found.contains { $0.code == empty.code })
  }

  @Test func errorsAreCountedAsTheyAreListed() throws {
    let analysis = try #require(analyze(text))
    for severity in Severity.allCases {
      var overrides = SeverityOverrides()
      for rule in Rule.all { overrides[rule] = severity }
      for seen in [analysis, analysis.overriding(overrides)] {
        let errors = seen.diagnostics(of: seen.root).filter { $0.severity == .error }
        #expect(seen.errorCount(in: seen.root) == errors.count)
      }
    }
    #expect(analysis.errorCount(in: analysis.root) > 1)
  }

  @Test func safeFixesLeaveAloneWhatIsSwitchedOff() throws {
    let analysis = try #require(analyze("unit kg"))
    var overrides = SeverityOverrides()
    overrides[try #require(Rule.named("no-final-newline"))] = .off
    let seen = analysis.overriding(overrides)
    #expect(analysis.allSafeEdits(of: analysis.root).count == 1)
    #expect(seen.allSafeEdits(of: seen.root) == [])
  }
}
