import Testing
import W8Laws

@Suite struct PlacementRuleTests {
  @Test(arguments: [
    ("03/01/2026", ["Write 2026-01-03", "Write 2026-03-01"]),
    // There is no month 31, so the 31st it is; likewise below.
    ("31/01/2026", ["Write 2026-01-31"]), ("1.31.2026", ["Write 2026-01-31"]),
    ("2026/01/03", ["Write 2026-01-03"]), ("2026-1-3", ["Write 2026-01-03"]),
    ("05.05.2026", ["Write 2026-05-05"]),
    // 2003-01-26, and 3 January or 1 March 2026.
    ("03-01-26", ["Write 2003-01-26", "Write 2026-01-03", "Write 2026-03-01"]),
    ("99/99/9999", []), ("1/2/3", []), ("2026/13/01", []),
  ])
  func ambiguousDate(_ written: String, _ titles: [String]) {
    #expect(fixTitles(of: "ambiguous-date", in: "\(written) 82\n") == titles)
  }

  @Test func ambiguousDateTellsTheReadings() {
    #expect(
      diagnostics("03/01/2026 82\n1/2/3 82\n") == [
        "1:1 ambiguous-date \"03/01/2026\":"
          + " \"03/01/2026\" is ambiguous; write 2026-01-03 or 2026-03-01",
        "2:1 ambiguous-date \"1/2/3\": \"1/2/3\" is not a date; write dates as 2026-01-03",
      ])
    // The header leaves one of them.
    let text = "# 2026-03\n03/01/2026 Sun 82\n"
    #expect(fixTitles(of: "ambiguous-date", in: text) == ["Write 2026-03-01"])
    #expect(
      applyFix("Write 2026-03-01", of: "ambiguous-date", in: text)
        == "# 2026-03\n2026-03-01 Sun 82\n")
  }

  @Test func indentedDay() {
    let text = "# 2026-01\n    03 Sat 82.1\n04 82\n"
    #expect(
      diagnostics(text) == [
        "2:5 indented-day \"03\": \"03\" looks like a day; remove the spaces before it"
      ])
    #expect(fixTitles(of: "indented-day", in: text) == ["!Unindent"])
    #expect(
      applyFix("Unindent", of: "indented-day", in: text) == "# 2026-01\n03 Sat 82.1\n04 82\n")
    #expect(fixTitles(of: "indented-day", in: "  2026-01-03 82\n") == ["!Unindent"])
  }

  @Test(arguments: [
    // No month; no such day; another month; another weekday; lines of the day above; another fault.
    "    03 Sat 82\n", "# 2026-02\n    30 82.1\n", "# 2026-01\n    2026-02-01 82\n",
    "# 2026-01\n    03 Fri 82\n", "# 2026-01\n02 82\n    03 Sat 82\n    > whose?\n",
    "# 2026-01\n    03 Sat 82 foo\n",
  ])
  func unindentingIsNotSafe(_ text: String) {
    #expect(fixTitles(of: "indented-day", in: text) == ["Unindent"])
  }

  @Test func linesWithoutADay() {
    // Today is Saturday, 1 June 2030.
    let text = "03 82\n# 2030-06\n; x\n    @iron 07:00\n    Squat: 3x5\n    > note\n"
    #expect(
      diagnostics(text).filter { $0.contains("orphan") } == [
        "4:5 orphan \"@iron\": \"@iron\" is a session without a day; write the day above it",
        "5:5 orphan \"Squat\": \"Squat\" is an exercise without a day; write the day above it",
        "6:5 orphan \"> note\": \"> note\" is a note without a day; write the day above it",
      ])
    #expect(
      applyFix("Insert 01 Sat", of: "orphan", in: text)
        == "03 82\n# 2030-06\n01 Sat\n; x\n    @iron 07:00\n    Squat: 3x5\n    > note\n")
    #expect(found("orphan", in: "    + 21: 5 > x\n").map { $0.prefix(14) } == ["1:5 \"+ 21: 5\":"])
    #expect(found("orphan", in: "    + Squat: 5\n").map { $0.prefix(8) } == ["1:5 \"+\":"])
    #expect(found("orphan", in: "    + (21: 5\n").map { $0.prefix(8) } == ["1:5 \"+\":"])
    #expect(
      found("orphan", in: "\u{FEFF}    Squat: 5\n")
        == ["1:5 \"Squat\": \"Squat\" is an exercise without a day; write the day above it"])
    #expect(
      applyFix("Insert 2030-06-01 Sat", of: "orphan", in: "\u{FEFF}    > note\r\n")
        == "\u{FEFF}2030-06-01 Sat\r\n    > note\r\n")
    #expect(fixTitles(of: "orphan", in: "# 2030-05\n    > note\n") == [])
    #expect(fixTitles(of: "orphan", in: "# week 22\n    > x\n") == ["Insert 2030-06-01 Sat"])
  }

  @Test func linesBelowADayAreNoOrphans() {
    #expect(diagnostics("2026-01-03 82\ngym @iron\n\n; x\n    @iron\n# comment\n").count == 1)
  }

  @Test func conflictKeepsBothSides() {
    let text = """
      # 2026-01
      13 80
      <<<<<<< HEAD
      14 82.6
          Squat: 3x5 100
      ||||||| base
      14 82
      =======
      15 82.5
      >>>>>>> phone
      16 81

      """
    #expect(
      diagnostics(text).filter { $0.contains("merge-conflict") } == [
        "3:1 merge-conflict \"<<<<<<< HEAD\": unresolved conflict (one version in lines 4 to 5, the other in line 9); run `w8log merge FILE`, "
          + "or keep the right lines"
      ])
    let fixed = "# 2026-01\n13 80\n14 82.6\n    Squat: 3x5 100\n15 82.5\n16 81\n"
    #expect(applyFix("Keep both sides", of: "merge-conflict", in: text) == fixed)
    #expect(
      allFixes("Keep both sides", of: "merge-conflict", in: text) == [fixed])
  }

  @Test func conflictGivesNoLineToAnotherDayOrMonth() {
    let text = """
      # 2026-01
      13 80
      <<<<<<<
          Squat: 3x5 100
      14 81

      # 2026-02
      01 82
      =======
          Bench: 3x5 80
      31 83
      >>>>>>>
      """
    #expect(
      applyFix("Keep both sides", of: "merge-conflict", in: text) == """
        # 2026-01
        13 80
            Squat: 3x5 100
            Bench: 3x5 80
        14 81

        31 83
        # 2026-02
        01 82

        """)
  }

  @Test func marksWithoutTheOthersAreToldOneByOne() {
    let text = "<<<<<<<\n=======\n=======\n>>>>>>>\n<<<<<<<\n=======\n01 82\n>>>>>>>\n"
    #expect(
      diagnostics(text).filter { $0.contains("merge-conflict") }.map { $0.prefix(3) } == [
        "1:1", "2:1", "3:1", "4:1", "5:1",
      ])
    #expect(diagnostics(text).contains { $0.contains("line 7, the other side is empty") })
  }

  @Test(arguments: [
    "=======\n", "<<<<<<<\n2026-01-03 82\n>>>>>>>\n", "<<<<<<<\n<<<<<<<\n=======\n",
  ])
  func incompleteConflict(_ text: String) {
    #expect(fixTitles(of: "merge-conflict", in: text) == ["Remove this marker"])
  }
}
