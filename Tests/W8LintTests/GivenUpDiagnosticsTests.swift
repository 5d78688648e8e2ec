import Testing
import W8Laws

@testable import W8Book
@testable import W8Lint

/// Diagnostics that nobody waits for any more.
@Suite struct GivenUpDiagnosticsTests {
  @Test func areNilFromAnyMomentOn() throws {
    let analysis = try #require(analyze("unit kg\n# 2026-01\n01 Fri 82.9\n01 Thu 82.9\n"))
    let all = analysis.diagnostics(of: analysis.root)
    #expect(!all.isEmpty)
    var asked = 0
    let whole = analysis.diagnostics(of: analysis.root) {
      asked += 1
      return true
    }
    #expect(whole == all)
    #expect(asked > 20)
    for moment in 1...asked {
      var left = moment
      let found = analysis.diagnostics(of: analysis.root) {
        left -= 1
        return left > 0
      }
      #expect(found == nil)
    }
  }
}
