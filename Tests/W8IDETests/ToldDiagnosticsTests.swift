import Testing
import W8Analysis
import W8IDE

/// What an editor is told of where a file has more than 1,000 diagnostics.
@Suite struct ToldDiagnosticsTests {
  /// An error on the first line, and `warnings` weights that are no weekday of their day.
  private func found(warnings: Int) throws -> [Diagnostic] {
    // 1 January 2026 was a Thursday.
    let lines = String(repeating: "01 Fri 82.1\n", count: warnings)
    let text = "lint repeated-day off\n?\n# 2026-01\n" + lines
    let analysis = try #require(analyze(text))
    return analysis.diagnostics(of: analysis.root).filter {
      $0.severity == .error || $0.code.description == "W8104"
    }
  }

  @Test func asManyAsTheLimitAreToldWhole() throws {
    let all = try found(warnings: 999)
    let chosen = ToldDiagnostics(of: all)
    #expect(chosen.told == all)
    #expect(all.count == 1_000)
    #expect(chosen.leftOut == 0 && chosen.notice == nil)
  }

  @Test func theGravestAndAmongThemTheLastAreTold() throws {
    let all = try found(warnings: 1_002)
    let chosen = ToldDiagnostics(of: all)
    #expect(chosen.told.map(\.range) == all[..<1].map(\.range) + all[4...].map(\.range))
    #expect(chosen.told.first?.severity == .error)
    #expect(chosen.leftOut == 3)
    #expect(
      chosen.notice
        == "3 more diagnostics of this file are not shown; `w8log check` lists them all")
  }
}
