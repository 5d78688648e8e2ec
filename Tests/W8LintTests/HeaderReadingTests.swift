import Testing
import W8Laws
import W8Text

@testable import W8Book
@testable import W8Lint

/// A line that may be meant as the header of a month, with bytes behind that are no UTF-8: as text these are three times as long.
@Suite struct HeaderReadingTests {
  @Test(arguments: ["2026-01", "January 2026", "# January 2026", "2026-01:", "Month 2026-01"])
  func bytesBehindAMonthMoveNoFix(line: String) throws {
    let bytes =
      Array("unit kg\n\n\(line) ".utf8) + [UInt8](repeating: 0xFF, count: 40)
      + Array("\n01 Thu 82.4\n02 Fri 82.1\n".utf8)
    let analysis = try #require(analyze(bytes))
    var titles: [String] = []
    for diagnostic in analysis.diagnostics(of: analysis.root) {
      for fix in analysis.fixes(for: diagnostic, in: analysis.root) {
        titles.append(fix.title)
        #expect(bytes.applying(fix.edits) != nil)
      }
    }
    #expect(!titles.isEmpty)
  }
}
