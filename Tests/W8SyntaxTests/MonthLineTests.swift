import Testing

@Suite struct MonthLineTests {
  @Test func wellFormed() {
    expectTrees([
      Row("# 2026-01", "month monthMark(#) yearMonth(2026-01)=202601"),
      Row("# 2026-01 January", "month monthMark(#) yearMonth(2026-01)=202601 title(January)"),
      Row("#2026-01", "month monthMark(#) yearMonth(2026-01)=202601"),
      Row(
        "#\t2026-12\tback  at it  ",
        "month monthMark(#) yearMonth(2026-12)=202612 title(back  at it)"),
      Row("# 0001-01", "month monthMark(#) yearMonth(0001-01)=101"),
      // Decision 69: edges trimmed, inner spacing kept
      Row("# 2026-01   a  b ", "month monthMark(#) yearMonth(2026-01)=202601 title(a  b)"),
    ])
  }

  @Test func tails() {
    expectTrees([
      Row(
        "# 2026-02 first deload  > slept well",
        "month monthMark(#) yearMonth(2026-02)=202602 title(first deload) note(> slept well)"),
      Row("# 2026-02 ; cold", "month monthMark(#) yearMonth(2026-02)=202602 comment(; cold)"),
      Row("# 2026-02;cold", "month monthMark(#) verbatim(2026-02;cold) !badMonth(2026-02;cold)"),
      // Decision 7: quotes and parentheses in a title are prose
      Row(
        "# 2026-02 12\" of snow ; cold",
        "month monthMark(#) yearMonth(2026-02)=202602 title(12\" of snow) comment(; cold)"),
      Row("# 2026-02 (a > b", "month monthMark(#) yearMonth(2026-02)=202602 title((a) note(> b)"),
      // Decision 7: without a blank before it `>` is prose
      Row("# 2026-02 a>b", "month monthMark(#) yearMonth(2026-02)=202602 title(a>b)"),
    ])
  }

  @Test func malformed() {
    expectTrees([
      // Decision 19
      Row("#foo", "month monthMark(#) verbatim(foo) !badMonth(foo)"),
      Row("# 2026-13", "month monthMark(#) verbatim(2026-13) !badMonth(2026-13)"),
      Row("# 2026-00", "month monthMark(#) verbatim(2026-00) !badMonth(2026-00)"),
      Row("# 2026-1", "month monthMark(#) verbatim(2026-1) !badMonth(2026-1)"),
      Row("# 2026-01title", "month monthMark(#) verbatim(2026-01title) !badMonth(2026-01title)"),
      Row("# 2026-001", "month monthMark(#) verbatim(2026-001) !badMonth(2026-001)"),
      // Decision 18: year 0000
      Row("# 0000-01", "month monthMark(#) verbatim(0000-01) !badMonth(0000-01)"),
      Row("#", "month monthMark(#) !badMonth(#)"),
      Row("#  ", "month monthMark(#) !badMonth(#)"),
      Row("#>x", "month monthMark(#) verbatim(>x) !badMonth(>x)"),
      Row("# > note", "month monthMark(#) note(> note) !badMonth(#)"),
      // Decision 4 leaves the meaning to the analysis; the line stays a header
      Row("# March 2026", "month monthMark(#) verbatim(March 2026) !badMonth(March 2026)"),
      Row("# comment", "month monthMark(#) verbatim(comment) !badMonth(comment)"),
      Row(
        "# 01/2026 > note", "month monthMark(#) verbatim(01/2026) note(> note) !badMonth(01/2026)"),
      Row("# 2026/01", "month monthMark(#) verbatim(2026/01) !badMonth(2026/01)"),
    ])
  }

  @Test func reserved() {
    expectTrees([
      // Decision 19
      Row("##", "unknown verbatim(##) !unknownLine(##)"),
      Row("## 2026-01", "unknown verbatim(## 2026-01) !unknownLine(## 2026-01)"),
      Row("##foo", "unknown verbatim(##foo) !unknownLine(##foo)"),
    ])
  }

  @Test func oddSpaces() {
    expectTrees([
      // Decision 9: a separator before the title, text inside it
      Row(
        "#\u{A0}2026-01\u{202F}title\u{A0}more",
        "month monthMark(#) yearMonth(2026-01)=202601 title(title\u{A0}more) !oddSpace(\u{A0}) !oddSpace(\u{202F})"
      ),
      Row(
        "# 2026-01\u{A0}> note",
        "month monthMark(#) yearMonth(2026-01)=202601 note(> note) !oddSpace(\u{A0})"),
      Row(
        "# 2026-01 title\u{A0}> no note",
        "month monthMark(#) yearMonth(2026-01)=202601 title(title\u{A0}> no note)"),
    ])
  }

  @Test func carriageReturns() {
    expectTrees([
      // Decision 16a: prose is trimmed of blanks and CRs
      Row(
        "# 2026-01 title \r ",
        "month monthMark(#) yearMonth(2026-01)=202601 title(title) !controlCharacter(\r)"),
      // the mid-line CR is a control character
      Row(
        "# 2026-01 ti\rtle",
        "month monthMark(#) yearMonth(2026-01)=202601 title(ti\rtle) !controlCharacter(\r)"),
    ])
  }
}
