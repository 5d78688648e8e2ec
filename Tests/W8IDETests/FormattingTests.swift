import Testing
import W8Book
import W8IDE
import W8Laws
import W8TestSupport
import W8Text

/// Whole files and ranges: the edits of the formatter, as small as can be.
@Suite struct FormattedLinesTests {
  @Test func anEditHoldsOnlyWhatChanges() throws {
    let edits = try formatted("# 2026-01\n\n3 Sat 82.1   @iron  #café\n")
    // The day gets its zero and the weight its column; the rest of the line stays.
    #expect(edits == [TextEdit(TextRange(11, 16), "03 Sat  ")])
  }

  @Test func anEditNeverCutsALetter() throws {
    // é is C3 A9 and è C3 A8: the first byte is one of both.
    let edits = try formatted("unit kg ; é\n")
    #expect(edits.allSatisfy { String(validating: $0.replacement, as: UTF8.self) != nil })
    let text = Array("unit kg ; é\n".utf8)
    #expect(text.applying(edits) == Array("unit       kg  ; é\n".utf8))
  }

  @Test func lineEndsStayWhole() throws {
    let text = "unit kg\r\n\r\n\r\norder oldest\r\n"
    let edits = try formatted(text)
    for edit in edits {
      let bytes = Array(text.utf8)
      for end in [edit.range.start, edit.range.end] where end > 0 && end < bytes.count {
        #expect(!(bytes[end - 1] == 0x0D && bytes[end] == 0x0A))
      }
    }
    #expect(
      Array(text.utf8).applying(edits)
        == Array("unit       kg\r\n\r\norder      oldest\r\n".utf8))
  }

  @Test func linesWithFaultsStay() throws {
    let text = "# 2026-01\n\n3 Sat 82.1\n<<<<<<< ours\n4 Sun 82.4 kg\n"
    #expect(try formatted(text) == [TextEdit(TextRange(11, 16), "03 Sat  ")])
  }

  @Test(arguments: [
    // A range that ends where a line starts has nothing of that line.
    ("3 Sat", 11, 22, "03 Sat   82.1\n4 Sun 82"), ("4 Sun", 23, 23, "3 Sat 82.1\n04 Sun   82"),
    ("both", 12, 25, "03 Sat   82.1\n04 Sun   82"), ("none", 0, 3, "3 Sat 82.1\n4 Sun 82"),
  ])
  func onlyTheLinesOfARangeAreFormatted(
    _ name: String, _ start: Int, _ end: Int, _ expected: String
  ) throws {
    let text = "# 2026-01\n\n3 Sat 82.1\n4 Sun 82\n"
    let file = try #require(analyze(text)).root
    let edits = try file.formattingEdits(ofLinesIn: [TextRange(start, end)])
    #expect(
      Array(text.utf8).applying(edits) == Array("# 2026-01\n\n\(expected)\n".utf8), "\(name)")
  }

  /// Law 5 of the canonical form: the ranges of all lines make the edits of the whole file.
  @Test(arguments: ConformanceCase.all)
  func theRangesOfAllLinesMakeTheFile(_ log: ConformanceCase) throws {
    let file = try #require(analyze(log.input)).root
    let ranges = (0..<file.text.lineCount).map { file.text.range(ofLine: $0) }
    #expect(
      try file.formattingEdits(ofLinesIn: ranges) == file.formattingEdits(),
      "\(log.name)")
  }

  private func formatted(_ text: String) throws -> [TextEdit] {
    try #require(analyze(text)).root.formattingEdits()
  }
}
