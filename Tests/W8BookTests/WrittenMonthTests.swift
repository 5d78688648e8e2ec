import Testing
import W8TestSupport

@testable import W8Book

/// No month is passed by because a text has too few letters and digits for one.
@Suite struct WrittenMonthTests {
  @Test(arguments: [
    "1/2026", "2026-1", "=1.2026=", "May 2026", "mAy. 2026,", "2026 Jun", "Yuly 2026",
  ])
  func theShortestAreRead(_ text: String) {
    #expect(WrittenMonth(text.filter { $0 != "=" }) != nil)
    #expect(WrittenMonth.opens(text))
    #expect(WrittenMonth.mayBeRead(of: Array(text.utf8)[...], withYear: true))
  }

  @Test(arguments: ["May", "# may", "--June--", "2026-1"])
  func orOpenALine(_ text: String) {
    #expect(WrittenMonth.opens(text))
    #expect(WrittenMonth.mayBeRead(of: Array(text.utf8)[...]))
  }

  /// Texts of a few signs and letters: whatever opens as a header does may be read.
  @Test func whatIsPassedByIsNoMonth() {
    var random = SeededGenerator(seed: 11)
    let pieces = [
      "M", "a", "y", "ä", "j", "u", "n", "l", "e", "ü", "ñ", "1", "2", "0", "6", "2026", "-", "/",
      ".", " ", "#", "\u{301}",
      "İ", "\u{212A}", "ſ", "May", "=", "+", "卧", "½",
    ]
    for _ in 0..<20_000 {
      let count = Int.random(in: 1...7, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      if WrittenMonth.opens(text) {
        #expect(WrittenMonth.mayBeRead(of: Array(text.utf8)[...]), "\(text)")
      }
    }
  }
}
