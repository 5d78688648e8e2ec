import Testing

/// The tree of lines in the notation of `Tests/Conformance`.
@Suite struct TreeTests {
  @Test func theTreeTellsWhatTokensStandFor() {
    let log = "# 2026-01 \"a\"\n03 Sat 82,4? 7:05\n\tSquat: 3x5 1o\n"
    #expect(
      treeText(of: Array(log.utf8)) == """
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

  @Test func columnsCountScalarsAndBytesThatAreNoText() {
    #expect(
      treeText(of: [0xEF, 0xBB, 0xBF] + Array("; é ".utf8) + [0xFF]) == """
        1 comment frozen
          fault 5-6 invalid-utf8 "\\xFF"
          1-1 byte-order-mark "\\u{FEFF}"
          1-6 comment "; é \\xFF"

        """)
  }
}
