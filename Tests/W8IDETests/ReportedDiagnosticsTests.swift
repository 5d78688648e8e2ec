import Testing
import W8Book
import W8IDE
import W8Laws
import W8Lint

/// What an editor is told of where a file has more than 1,000 diagnostics.
@Suite struct ReportedDiagnosticsTests {
  /// An error on the first line, and `warnings` weights that are no weekday of their day.
  private func analysis(warnings: Int) throws -> Analysis {
    // 1 January 2026 was a Thursday.
    let lines = String(repeating: "01 Fri 82.1\n", count: warnings)
    let text = "lint repeated-day off\n?\n# 2026-01\n" + lines
    return try #require(analyze(text))
  }

  @Test func asManyAsTheLimitAreToldWhole() throws {
    let analysis = try analysis(warnings: 300)
    let found = analysis.diagnostics(of: analysis.root)
    let chosen = ReportedDiagnostics(of: found, in: analysis.root)
    #expect(chosen.reported == found && !chosen.reported.isEmpty)
    #expect(chosen.leftOut == 0 && chosen.notice == nil)
  }

  @Test func ofMoreTheGravestAreTold() throws {
    let analysis = try analysis(warnings: 1_002)
    let found = analysis.diagnostics(of: analysis.root)
    let chosen = ReportedDiagnostics(of: found, in: analysis.root)
    let gravest = found.indices.sorted { (found[$0].severity, $0) > (found[$1].severity, $1) }
    #expect(chosen.reported == gravest.prefix(1_000).sorted().map { found[$0] })
    #expect(chosen.reported.count == 1_000 && chosen.reported.first?.severity == .error)
    let more = found.count - 1_000
    #expect(chosen.leftOut == more && more > 0)
    #expect(
      chosen.notice
        == "this file has \(more) more problems; `w8log check` lists all")
  }
}
