import Testing
import W8Analysis
import W8IDE

/// What an editor is told of where a file has more than 1,000 diagnostics.
@Suite struct ToldDiagnosticsTests {
  /// An error on the first line, and `warnings` weights that are no weekday of their day.
  private func found(warnings: Int) throws -> FoundDiagnostics {
    // 1 January 2026 was a Thursday.
    let lines = String(repeating: "01 Fri 82.1\n", count: warnings)
    let text = "lint repeated-day off\n?\n# 2026-01\n" + lines
    let analysis = try #require(analyze(text))
    return analysis.found(in: analysis.root)
  }

  @Test func asManyAsTheLimitAreToldWhole() throws {
    let found = try found(warnings: 300)
    let chosen = ToldDiagnostics(of: found)
    #expect(chosen.told == found.all && !chosen.told.isEmpty)
    #expect(chosen.leftOut == 0 && chosen.notice == nil)
  }

  @Test func ofMoreTheGravestAreTold() throws {
    let found = try found(warnings: 1_002)
    let chosen = ToldDiagnostics(of: found)
    #expect(chosen.told == found.gravest(1_000) && chosen.told.count == 1_000)
    #expect(chosen.told.first?.severity == .error)
    let more = found.count - 1_000
    #expect(chosen.leftOut == more && more > 0)
    #expect(
      chosen.notice
        == "\(more) more diagnostics of this file are not shown; `w8log check` lists them all")
  }
}
