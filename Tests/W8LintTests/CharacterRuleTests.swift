import Testing
import W8Book
import W8Laws
import W8Lint
import W8Text

@Suite struct CharacterRuleTests {
  @Test func bytesThatAreNotUTF8() {
    // `2026-01-03 82 > caf` has 19 bytes; E9 80 is shown as one replacement character.
    let bytes = Array("2026-01-03 82 > caf".utf8) + [0xE9, 0x80] + Array(" x\n".utf8)
    #expect(
      diagnostics(bytes) == [
        "1:20 invalid-utf8 \"�\": byte 20 of the line is not UTF-8; save the file as UTF-8"
      ])
    #expect(diagnostics("2026-01-03 82 > café\n") == [])
  }

  @Test func bytesAreReadAsWindows1252() throws {
    // 0x93 and 0x94 are curly quotes there; é as UTF-8 between them is left alone.
    let bytes = [0x3B, 0x20, 0x93] + Array("é".utf8) + [0x94, 0x0A]
    let analysis = try #require(analyze(bytes))
    let diagnostic = try #require(analysis.diagnostics(of: analysis.root).first)
    let fix = try #require(analysis.fixes(for: diagnostic, in: analysis.root).first)
    #expect(fix.title == "Read the line as Windows-1252: the byte becomes \"“\"")
    let fixed = try #require(bytes.applying(fix.edits))
    #expect(String(decoding: fixed, as: UTF8.self) == "; “é”\n")
  }

  @Test func bytesWithoutMeaningInWindows1252HaveNoFix() throws {
    let analysis = try #require(analyze([0x3B, 0x20, 0x81, 0x0A]))
    let diagnostic = try #require(analysis.diagnostics(of: analysis.root).first)
    #expect(analysis.fixes(for: diagnostic, in: analysis.root).isEmpty)
  }

  @Test func byteOrderMark() {
    let text = "\u{FEFF}unit kg\n"
    #expect(
      diagnostics(text) == [
        "1:1 byte-order-mark \"\u{FEFF}\": the file starts with an invisible character, the byte order mark; remove it"
      ])
    #expect(fixTitles(of: "byte-order-mark", in: text) == ["!Remove the byte order mark"])
    #expect(
      applyFix("Remove the byte order mark", of: "byte-order-mark", in: text) == "unit kg\n")
  }

  @Test(arguments: [
    // Two CRLF and one LF: LF is the minority, and line 2 its first line.
    ("unit kg\r\n\n;\r\n", "2:1", "\"\"", "End all lines in CRLF", "unit kg\r\n\r\n;\r\n"),
    // A tie: CRLF counts as the minority.
    ("unit kg\n;\r\n", "2:1", "\";\"", "End all lines in LF", "unit kg\n;\n"),
  ])
  func mixedLineEndings(
    _ text: String, _ position: String, _ mark: String, _ title: String, _ fixed: String
  ) throws {
    let found = try #require(diagnostics(text).first)
    #expect(found.hasPrefix("\(position) mixed-line-endings \(mark): "))
    #expect(fixTitles(of: "mixed-line-endings", in: text) == ["!" + title])
    #expect(applyFix(title, of: "mixed-line-endings", in: text) == fixed)
    #expect(diagnostics(fixed) == [])
  }

  @Test func mixedLineEndingsAreCounted() {
    #expect(
      diagnostics("unit kg\r\n;\n;\n") == [
        "1:1 mixed-line-endings \"u\": mixed line ends: 1 CRLF, 2 LF"
      ])
  }

  /// A byte that is not UTF-8 is a column of its own.
  @Test func mixedLineEndingsMarkOneByteThatIsNotUTF8() throws {
    let bytes = Array(";\r\n;\r\n".utf8) + [0xE2, 0x82] + Array(" x\n".utf8)
    let analysis = try #require(analyze(bytes))
    let found = analysis.diagnostics(of: analysis.root).first {
      $0.rule.name == "mixed-line-endings"
    }
    #expect(found?.range == TextRange(6, 7))
  }

  @Test func oddSpaces() {
    let text = "# 2026-01\n03 Sat\u{A0}\u{2009}82.1 > a\u{A0}b\n"
    let found = diagnostics(text)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("2:7 odd-space ") == true)
    #expect(
      found.first?.hasSuffix(": NO-BREAK SPACE between words; write a normal space")
        == true)
    #expect(
      applyFix("Replace it with a normal space", of: "odd-space", in: text)
        == "# 2026-01\n03 Sat 82.1 > a\u{A0}b\n")
  }

  @Test func curlyQuotes() {
    let text = "gym @iron “Iron”\n"
    #expect(
      diagnostics(text) == [
        "1:11 curly-quotes \"“\": curly quote “ around a name; write a straight \"",
        "1:16 curly-quotes \"”\": curly quote ” around a name; write a straight \"",
      ])
    #expect(
      applyFix("Make the quote straight", of: "curly-quotes", in: text) == "gym @iron \"Iron”\n")
    #expect(diagnostics("; “prose”\n") == [])
  }

  @Test func unbalancedQuote() {
    let text = "gym @iron \"Iron Temple\n"
    #expect(
      diagnostics(text) == [
        "1:11 unbalanced \"\\\"Iron Temple\": this quote is never closed; write \" where it ends"
      ])
    // `Temple` would be no argument of `gym`, so closing after the word is not offered.
    #expect(fixTitles(of: "unbalanced", in: text) == ["Close it with \" at the end of the line"])
    #expect(
      applyFix("Close it with \" at the end of the line", of: "unbalanced", in: text)
        == "gym @iron \"Iron Temple\"\n")
  }

  @Test func unbalancedQuoteBeforeMore() {
    let text = "gym @iron \"Iron color:red\n"
    #expect(
      fixTitles(of: "unbalanced", in: text) == [
        "Close it with \" after the word", "Close it with \" at the end of the line",
      ])
    #expect(
      applyFix("Close it with \" after the word", of: "unbalanced", in: text)
        == "gym @iron \"Iron\" color:red\n")
  }

  @Test func unknownLine() {
    let text = "# 2026-01\n03 Sat 82\n    ~ felt great\n"
    #expect(
      diagnostics(text) == [
        "3:5 unknown-line \"~ felt great\":"
          + " \"~ felt great\" is unreadable; start it with a day, or ; for a comment"
      ])
    #expect(
      applyFix("Make it a note of 03 Sat", of: "unknown-line", in: text)
        == "# 2026-01\n03 Sat 82\n    > ~ felt great\n")
    #expect(
      applyFix("Make it a comment", of: "unknown-line", in: text)
        == "# 2026-01\n03 Sat 82\n    ; ~ felt great\n")
    // The header between them ends the day.
    #expect(
      fixTitles(of: "unknown-line", in: "2026-01-03 82\n# 2026-02\n~ x\n") == ["Make it a comment"])
  }

  @Test func controlCharacters() {
    let text = "; ping\u{07}\u{08} pong\n"
    #expect(
      diagnostics(text) == [
        "1:7 control-character \"\\u{07}\\u{08}\":"
          + " invisible control character U+0007; remove it"
      ])
    #expect(fixTitles(of: "control-character", in: text) == ["!Remove it"])
    #expect(applyFix("Remove it", of: "control-character", in: text) == "; ping pong\n")
    #expect(diagnostics(";\ttab\n") == [])
  }

  @Test(arguments: ["2026-01-03 82\u{07}\n", "\u{07}2026-01-03 82\n", "; a\rb\n"])
  func removingAControlCharacterThatMayMatterIsNotSafe(_ text: String) {
    #expect(fixTitles(of: "control-character", in: text) == ["Remove it"])
  }

  @Test func longLines() {
    let comment = ";" + String(repeating: "x", count: 9_999)
    #expect(diagnostics(comment + "\r\n") == [])
    let found = diagnostics(comment + "x\n")
    #expect(found.count == 1)
    #expect(
      found.first?.contains(": the line has 10001 bytes, more than the limit of 10000; ")
        == true
    )
  }

  /// Each scalar that Unicode shows by no font, but for joiners, the choice among forms of a sign, and odd spaces.
  @Test func eachHiddenCharacterIsFound() {
    let prose: [ClosedRange<UInt32>] = [
      0x200B...0x200D, 0xFE00...0xFE0F, 0xFEFF...0xFEFF, 0xE0100...0xE01EF,
    ]
    let hidden = (0x80...0x10FFFF).compactMap(Unicode.Scalar.init).filter { scalar in
      scalar.properties.isDefaultIgnorableCodePoint && !prose.contains { $0 ~= scalar.value }
    }
    let text = "# 2026-01\n03 Sat 82\n" + hidden.map { "    Squat\($0)s: 5 60\n" }.joined()
    let found = diagnostics(text).filter { $0.contains(" hidden-character ") }
    #expect(hidden.count > 3000)
    #expect(found.count == hidden.count)
  }
}
