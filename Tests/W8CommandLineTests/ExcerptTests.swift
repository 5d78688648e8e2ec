import Testing
import W8Text

@testable import W8CommandLine

@Suite struct ExcerptTests {
  /// The excerpt of the part of `text` between the two `|`, which are taken out.
  private func excerpt(_ marked: String, width: Int = 100) throws -> (line: String, marks: String) {
    let bytes = Array(marked.utf8)
    let bars = bytes.indices.filter { bytes[$0] == UInt8(ascii: "|") }
    let range = TextRange(try #require(bars.first), try #require(bars.last) - 1)
    let text = bytes.filter { $0 != UInt8(ascii: "|") }
    let sections = SectionedText(text, cuts: SectionCuts { _, _ in .mayStartSection })
    let excerpt = Excerpt(of: range, in: sections, firstColumn: 4, width: width)
    return (
      String(decoding: excerpt.line, as: UTF8.self), String(decoding: excerpt.marks, as: UTF8.self)
    )
  }

  @Test(
    arguments: [
      ("03 |Fri| 82", "03 Fri 82", "   ^^^"),
      ("a\nb |c| d\ne", "b c d", "  ^"),
      ("|a|", "a", "^"),
      ("ab||", "ab", "  ^"),  // the end of a line has one mark after it
      ("a||b", "ab", " ^"),  // and so has an empty range
      ("||", "", "^"),
      ("a\n||", "", "^"),  // the line after the last line end
      ("a |b\nc| d", "a b", "  ^"),  // marks end with the line
      ("ab|\r\n|", "ab", "  ^"),
      ("体 |重| x", "体 重 x", "   ^^"),
      ("e\u{301}|x|", "e\u{301}x", " ^"),
      ("a\u{1B}|b|", "a␛b", "  ^"),
      ("a\u{9B}|b|", "a<U+9B>b", "       ^"),
      ("\t|x|\ty", "\tx\ty", "\t^"),
      // The text starts in column 4, so that a tab in column 6 reaches to 8: two columns.
      ("ab|\t|x", "ab\tx", "  ^^"),
      ("\u{FEFF}|a|b", "ab", "^"),
    ])
  func marksStandBelowTheRange(marked: String, line: String, marks: String) throws {
    let excerpt = try excerpt(marked)
    #expect(excerpt.line == line)
    #expect(excerpt.marks == marks)
  }

  @Test func aLongLineIsCutAfterTheRange() throws {
    let excerpt = try excerpt("|ab|" + String(repeating: "x", count: 1_000_000), width: 10)
    #expect(excerpt.line == "abxxxxxxxx…")
    #expect(excerpt.marks == "^^")
  }

  @Test func aLongLineIsCutBeforeTheRange() throws {
    let blanks = String(repeating: "é", count: 500_000)
    let excerpt = try excerpt(blanks + "|ab| end", width: 30)
    // 30 / 3 = 10 bytes before the range are 5 scalars.
    #expect(excerpt.line == "…ééééé" + "ab end")
    #expect(excerpt.marks == "      ^^")
  }

  @Test func theCutNeverSplitsAScalar() throws {
    for width in 20...40 {
      let excerpt = try excerpt(
        String(repeating: "👍", count: 50) + "|ab|" + String(repeating: "👍", count: 50),
        width: width)
      #expect(!excerpt.line.unicodeScalars.contains("\u{FFFD}"))
      #expect(excerpt.line.hasPrefix("…"))
      #expect(excerpt.line.hasSuffix("…"))
      #expect(excerpt.marks.hasSuffix(" ^^"))
    }
  }

  @Test func aLongRangeHasMarksAsFarAsTheLineIsShown() throws {
    let excerpt = try excerpt("ab|" + String(repeating: "x", count: 1000) + "|", width: 20)
    #expect(excerpt.line == "ab" + String(repeating: "x", count: 18) + "…")
    #expect(excerpt.marks == "  " + String(repeating: "^", count: 18))
  }
}
