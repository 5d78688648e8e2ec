import Testing
import W8Book
import W8Laws
import W8Lint
import W8TestSupport
import W8Text

@Suite struct FixLawTests {
  @Test(arguments: Rule.all)
  func fixesOfTheExampleRemoveTheFaultAndAddNone(_ rule: Rule) throws {
    try checkFixes(rule.explanation.exampleBytes)
  }

  @Test(arguments: UInt64(0)..<200)
  func messagesAreShortAndStartSmall(_ seed: UInt64) throws {
    var logs = FaultyLogs(.lines, seed: seed)
    let analysis = try #require(analyze(logs.next()))
    for diagnostic in analysis.diagnostics(of: analysis.root) {
      let message = diagnostic.message
      #expect(message.count < 100, "\(message)")
      #expect(!message.hasSuffix("."), "\(message)")
      #expect(diagnostic.range.end <= analysis.root.text.byteCount)
    }
  }
}
