import Testing
import W8Laws
import W8TestSupport

@testable import W8Book
@testable import W8Lint

/// Of a line at most 20 findings are shown, however many there are.
@Suite struct ShownDiagnosticsTests {
  private func found(_ line: String) throws -> (all: [Diagnostic], shown: [Diagnostic]) {
    let analysis = try #require(
      analyze("unit kg\n# 2026-01\n03 82\n    Squat: \(line)\n    Row: 0 60, x\n"))
    let all = analysis.diagnostics(of: analysis.root)
    return (all, all.shown(in: analysis.root))
  }

  private func zeros(_ count: Int) -> String {
    Array(repeating: "0 100", count: count).joined(separator: ", ")
  }

  @Test func upToTwentyOfALineAreShownAsTheyAre() throws {
    let (all, shown) = try found(zeros(20))
    #expect(all.count == 22 && shown == all)
  }

  @Test func theLastOfMoreSaysHowManyThereAre() throws {
    let (all, shown) = try found(zeros(50))
    #expect(all.count == 52 && shown.count == 22)
    #expect(Array(shown[..<19]) == Array(all[..<19]))
    #expect(shown[19].range == all[19].range)
    #expect(shown[19].message == all[19].message + "; 30 more on this line")
    #expect(Array(shown[20...]) == Array(all[50...]))
  }

  /// The one that cannot be read stands behind all that can.
  @Test func theGravestAreShownAndThenTheLeftmost() throws {
    let (all, shown) = try found(zeros(50) + ", 5 x y")
    let gravest = try #require(all.first { $0.severity == .error })
    let ofLine = shown.prefix(20)
    #expect(ofLine.dropLast().map(\.range) == all.prefix(19).map(\.range))
    #expect(ofLine.last?.range == gravest.range)
    #expect(ofLine.last?.message.hasSuffix("; 31 more on this line") == true)
  }

  @Test(arguments: FaultyLogs.Recipe.allCases)
  func allAreCountedAndMended(_ recipe: FaultyLogs.Recipe) throws {
    var logs = FaultyLogs(recipe, seed: 41)
    for _ in 0..<60 {
      let analysis = try #require(analyze(logs.next()))
      let all = analysis.diagnostics(of: analysis.root)
      #expect(all == analysis.diagnosticsOfFiles.first)
      #expect(analysis.errorCount == all.count { $0.severity == .error })
      #expect(!all.contains { $0.severity == .off })
      #expect(Set(all.shown(in: analysis.root).map(\.range)).isSubset(of: all.map(\.range)))
    }
  }
}
