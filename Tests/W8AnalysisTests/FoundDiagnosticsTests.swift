import Testing
import W8Analysis
import W8TestSupport

/// The gravest of many are those that a look at all of them finds.
@Suite struct FoundDiagnosticsTests {
  @Test(arguments: FaultyLogs.Recipe.allCases)
  func theGravestAndAmongThemTheLastAreChosen(_ recipe: FaultyLogs.Recipe) throws {
    var logs = FaultyLogs(recipe, seed: 41)
    var found = 0
    for round in 0..<60 {
      // Of several months, so that there are several sections.
      let months = (1...3).map { Array("\n# 2026-0\($0)\n".utf8) + logs.next() }
      let chosen = round.isMultiple(of: 2) ? "" : "lint bad-value hint\nlint unknown-line off\n"
      let analysis = try #require(analyze(Array(chosen.utf8) + months.joined()))
      let diagnostics = analysis.found(in: analysis.root)
      let all = diagnostics.all
      #expect(all == analysis.diagnosticsOfFiles.first)
      #expect(diagnostics.count == all.count)
      #expect(analysis.errorCount == all.count { $0.severity == .error })
      #expect(!all.contains { $0.severity == .off })
      for most in [0, 1, 2, 5, 20, 1_000] {
        #expect(diagnostics.gravest(most) == gravest(most, of: all))
      }
      found += all.count
    }
    #expect(found > 300)
  }

  private func gravest(_ most: Int, of all: [Diagnostic]) -> [Diagnostic] {
    let places = all.indices.sorted { (all[$0].severity, $0) > (all[$1].severity, $1) }
    return places.prefix(most).sorted().map { all[$0] }
  }
}
