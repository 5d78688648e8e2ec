import Foundation
import Testing
import W8Syntax
import W8Text

@Suite struct FormatFileTests {
  @Test func blankLinesStandAroundHeadersAndNeverTwice() {
    #expect(
      formatted("\n \n3 82\n\n \t\n\n4 82\n# 2026-02\n\n\n# 2026-03\n; a\n5 82\n# x\n6 82\n \n\n")
        == """
        03       82

        04       82

        # 2026-02

        # 2026-03

        ; a
        05       82
        # x
        06       82

        """)
    #expect(formatted("# 2026-01") == "# 2026-01\n")
    #expect(formatted("# 2026-01\n\n") == "# 2026-01\n")
    #expect(formatted("# x\n\n\n# y\n") == "# x\n\n# y\n")
  }

  @Test func nothingStaysNothing() {
    for text in ["", "\n", " \t\r\n\n", "\u{FEFF}", "\u{FEFF}\n \r"] {
      #expect(formatted(text) == "")
      #expect(formatted(text, .majority) == "")
    }
  }

  @Test func linesEndAsChosen() {
    let majority = LineEndChoice.majority
    #expect(formatted("unit kg\r\n3 82 \r\r\n!\r\n") == "unit       kg\n03       82\n!\n")
    #expect(
      formatted("unit kg\r\n3 82\n!\r\n", majority) == "unit       kg\r\n03       82\r\n!\r\n")
    #expect(formatted("3 82\r\n4 82", majority) == "03       82\r\n04       82\r\n")
    // As many of both: CRLF is the minority.
    #expect(formatted("3 82\r\n4 82\n", majority) == "03       82\n04       82\n")
    #expect(formatted("3 82", majority) == "03       82\n")
  }

  @Test func theByteOrderMarkGoesUnlessALineWouldTurnIntoAnother() {
    #expect(formatted("\u{FEFF}3 82") == "03       82\n")
    #expect(formatted("\u{FEFF}3  82 x") == "3  82 x\n")
    #expect(formatted("\u{FEFF}\nw8log   1.0") == "w8log 1.0\n")
    // U+FEFF of its own indents a line; at the start of the file it would be a mark.
    #expect(formatted("\u{FEFF}\u{FEFF}3 82") == "\n\u{FEFF}3 82\n")
    #expect(formatted("\n\n\u{FEFF}3 82") == "\n\u{FEFF}3 82\n")
    #expect(formatted("\n\u{FEFF}3 82\n") == "\n\u{FEFF}3 82\n")
  }

  @Test(arguments: [
    ("unit kg\nw8log 1.0\n", "w8log 1.0\nunit       kg\n"),
    ("; a\nw8log   1.0 ; b", "w8log 1.0  ; b\n; a\n"),
    ("\u{FEFF}; a\n\nW8LOG 1.0\n\nunit kg", "w8log 1.0\n; a\n\nunit       kg\n"),
    // It is on top as soon as the blank lines are gone.
    ("\n\nw8log 1.0\n", "w8log 1.0\n"),
    ("w8log 1.0\nw8log 1.1\n", "w8log 1.0\nw8log 1.1\n"),
    ("unit kg\nw8log 1.0\nw8log 1.1\n", "w8log 1.0\nunit       kg\nw8log 1.1\n"),
    // The rules that the comment names would not be ignored.
    ("; w8log:ignore W8010\nw8log 1.3\n", "; w8log:ignore W8010\nw8log 1.3\n"),
    // A directive between a day and its lines ends the day.
    ("# 2026-01\n\n03       82\nw8log 1.0\n", "# 2026-01\n\n03       82\nw8log 1.0\n"),
  ])
  func theVersionMovesToTheTop(_ text: String, _ expected: String) {
    #expect(formatted(text) == expected)
    #expect(formatted(expected) == expected)
    let inCRLF = text.replacing("\n", with: "\r\n")
    #expect(
      formatted(inCRLF, .majority)
        == expected.replacing("\n", with: text.contains("\n") ? "\r\n" : "\n"))
  }

  @Test(arguments: [
    ("2026-01-03 82", "03       82"),
    ("2026-01-03 Sat   82.1  07:00", "03 Sat   82.1   07:00"),
    ("2026-02-03 82", "2026-02-03       82"),
    // Not read: they stay byte for byte.
    ("2026-1-3 82", "2026-1-3 82"), ("2026-01-03 82 ?", "2026-01-03 82 ?"),
  ])
  func aDateBelowItsMonthIsShortened(_ line: String, _ expected: String) {
    #expect(formatted("# 2026-01 title\n\n\(line)\n") == "# 2026-01 title\n\n\(expected)\n")
    for above in ["", "# 2026-13\n\n", "# 2025-01\n\n"] {
      #expect(formatted(above + "2026-01-03 Sat   82\n") == above + "2026-01-03 Sat   82\n")
    }
  }

  @Test func aLineThatWouldGrowTooLongStays() {
    // 4 + 285 × 7 = 1,999 bytes: a blank behind each comma puts the last sets too far to the right.
    let line = " a:5" + String(repeating: ",w5 100", count: 285)
    #expect(line.utf8.count == furthestStart - 1)
    #expect(tree(line).lines.first?.isVerbatim == false)
    #expect(formatted(line) == line + "\n")
    let blanks = String(repeating: " ", count: 10_001)
    #expect(formatted("\n" + blanks + "\n\n3 82") == blanks + "\n\n03       82\n")
    // The text is 9,995 bytes; with the margin, the sign and a space 10,001, with one word less 9,999.
    let words = " >" + String(repeating: " a", count: 4_998) + " "
    #expect(formatted(words) == words + "\n")
    let fewer = " >" + String(repeating: " a", count: 4_997) + " "
    #expect(formatted(fewer) == "   " + fewer.dropLast() + "\n")
  }

  @Test func theCanonicalLogStaysAsItIs() throws {
    let log = try example("canonical.w8log")
    #expect(canonical(log) == log)
    #expect(formattingEdits(sections(log)).isEmpty)
  }

  @Test func onlyUnderstoodLinesOfALogTypedInAHurryChange() {
    let source = """
      # 2026-03  back at it
      1 sun 84.2 first day, no idea where this goes
      3 tue 83,7 @Iron
         Squat 3x5 80
         bench: 8/8/7 @ 60
      5  83.6 7:05am
      05  84.4   21:30  > after dinner
      7 Sat 83.2 @iron @home
        Plank: 3x60s
        > felt great
      > legs sore
      9 Mon 83.0kg   fat 22%
      2026-03-10 82.9 #sick
         Squat: 5x100
      # March 2026
      13 Fri 82.7
      # 2026-02
          @hotel 06:30
          DB press : 10/10/8 45lb
      \tRow: 3×10 40
      <<<<<<< HEAD
      14 Sat 82.6
      goal 78kg by 2026-06-01
      """
    #expect(
      formatted(source) == """
        # 2026-03 back at it

        1 sun 84.2 first day, no idea where this goes
        03 Tue   83.7   @Iron
           Squat 3x5 80
           bench: 8/8/7 @ 60
        5  83.6 7:05am
        05       84.4   21:30  > after dinner
        7 Sat 83.2 @iron @home
            Plank:              3x60s
            > felt great
        > legs sore
        9 Mon 83.0kg   fat 22%
        10       82.9   #sick
            Squat:              5x100
        # March 2026
        13 Fri   82.7

        # 2026-02

            @hotel 06:30
            DB press:           10/10/8 45lb
            Row:                3x10 40
        <<<<<<< HEAD
        14 Sat   82.6
        goal 78kg by 2026-06-01

        """)
  }

  /// The bytes of an example of the grammar.
  private func example(_ name: String) throws -> [UInt8] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try Array(Data(contentsOf: root.appending(path: "grammar/examples/\(name)")))
  }
}
