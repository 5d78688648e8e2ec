import Testing
import W8CommandLine

@Suite struct DebugTests {
  private let world = FakeWorld(["a.w8log": "# 2026-01 \"a\"\n03 Sat 82,4? 7:05\n\tSquat: 3x5 1o\n"]
  )

  @Test func tokensTileTheText() {
    #expect(
      world.run("debug", "tokens", "a.w8log").output == """
        1:1-2 month-mark "#"
        1:2-3 blank " "
        1:3-10 year-month "2026-01"
        1:10-11 blank " "
        1:11-14 title "\\"a\\""
        1:14-15 line-end "\\n"
        2:1-3 day "03"
        2:3-4 blank " "
        2:4-7 weekday "Sat"
        2:7-8 blank " "
        2:8-13 weight "82,4?"
        2:13-14 blank " "
        2:14-18 time "7:05"
        2:18-19 line-end "\\n"
        3:1-2 blank "\\t"
        3:2-7 name "Squat"
        3:7-8 colon ":"
        3:8-9 blank " "
        3:9-12 reps "3x5"
        3:12-13 blank " "
        3:13-15 unreadable "1o"
        3:15-16 line-end "\\n"

        """)
  }

  @Test func theTreeTellsWhatTokensStandFor() {
    #expect(
      world.run("debug", "ast", "a.w8log").output == """
        1 month
          1-2 month-mark "#"
          3-10 year-month "2026-01" = 2026-01
          11-14 title "\\"a\\""
        2 entry
          fault 8-13 decimal-comma "82,4?"
          1-3 day "03" = 3
          4-7 weekday "Sat" = saturday
          8-13 weight "82,4?" = 82.4, excluded
          14-18 time "7:05" = 07:05
        3 exercise frozen
          fault 13-15 bad-set "1o"
          2-7 name "Squat"
          7-8 colon ":"
          9-12 reps "3x5"
          13-15 unreadable "1o"
          group 3 times, reps 5

        """)
  }

  @Test func linesTellTheirKindsAndFaults() {
    #expect(
      world.run("debug", "lines", "a.w8log").output == """
        1 month
        2 entry
          fault 8-13 decimal-comma "82,4?"
        3 exercise frozen
          fault 13-15 bad-set "1o"

        """)
  }

  @Test func documentsAreJSON() {
    #expect(
      FakeWorld(["a.w8log": "\n"]).run("debug", "lines", "--format", "json", "a.w8log").output
        == #"{"lines":[{"faults":[],"frozen":false,"kind":"blank","line":1}],"path":"a.w8log","schema":1}"#
        + "\n")
  }

  @Test func ofSeveralLogsEachHasAHeadOrADocument() {
    let world = FakeWorld(["a.w8log": "\n", "b.w8log": "# 2026-01\n"])
    #expect(
      world.run("debug", "lines", "a.w8log", "b.w8log").output
        == "a.w8log:\n1 blank\nb.w8log:\n1 month\n")
    let documents = world.run("debug", "lines", "-O", "json", "a.w8log", "b.w8log").output
    #expect(documents.split(separator: "\n").count == 2)
  }

  @Test func columnsCountScalarsAndBytesThatAreNoText() {
    var world = FakeWorld()
    world.files["a.w8log"] = [0xEF, 0xBB, 0xBF] + Array("; é ".utf8) + [0xFF]
    #expect(
      world.run("debug", "tokens", "a.w8log").output == """
        1:1-1 byte-order-mark "\\u{FEFF}"
        1:1-6 comment "; é \\xFF"

        """)
  }

  @Test func anotherViewIsRefused() {
    let none = FakeWorld().run("debug")
    #expect(none.code == .usage)
    #expect(none.errors == "w8log: `debug` needs tokens, ast or lines\n")
    let other = FakeWorld().run("debug", "lexer", "a.w8log")
    #expect(other.code == .usage)
    #expect(other.errors == "w8log: \"lexer\" is none of tokens, ast and lines\n")
  }

  @Test(arguments: ["debug", "json"])
  func theHelpFitsATerminal(name: String) {
    let page = FakeWorld().run("help", name)
    #expect(page.code == .success)
    #expect(page.output.hasPrefix("w8log \(name)"))
    #expect(page.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }
}
