import Testing
import W8Book
import W8Laws
import W8Lint
import W8Text

@Suite struct MonthRuleTests {
  @Test(arguments: [
    ("March 2026", "2026-03"), ("mar 2026", "2026-03"), ("MAR. 2026", "2026-03"),
    ("2026-3", "2026-03"), ("2026/03", "2026-03"), ("03/2026", "2026-03"), ("3.2026", "2026-03"),
    ("2026 March", "2026-03"), ("Sept 2026", "2026-09"), ("2026-03:", "2026-03"),
  ])
  func monthsAsPeopleWriteThem(_ written: String, _ month: String) {
    let text = "# \(written)\n"
    #expect(
      diagnostics(text) == [
        "1:3 bad-month \"\(written)\": \"\(written)\" is not a month header; write # \(month)"
      ])
    #expect(fixTitles(of: "bad-month", in: text) == ["!Write # \(month)"])
    #expect(applyFix("Write # \(month)", of: "bad-month", in: text) == "# \(month)\n")
  }

  @Test(arguments: ["2026-13", "13/2026", "March", "2026-00", "week 3", "03/26", "2026-01-03"])
  func monthsThatCannotBeTold(_ written: String) {
    let found = diagnostics("# \(written)\n2026-01-03 82\n")
    #expect(
      found == [
        "1:3 bad-month \"\(written)\": \"\(written)\" is not a month;"
          + " write # 2026-01, or ; for a comment"
      ])
    let hasDigit = written != "March"
    #expect(
      fixTitles(of: "bad-month", in: "# \(written)\n") == (hasDigit ? [] : ["Make it a comment"]))
  }

  @Test func repairedHeaderKeepsTitleAndTail() {
    #expect(
      applyFix("Write # 2026-03", of: "bad-month", in: "#March 2026  deload  > easy\n")
        == "# 2026-03  deload  > easy\n")
  }

  @Test(arguments: [
    // April has no 31st, 13 March 2026 is a Friday, and a full date may stand in another month.
    "# April 2026\n31 82\n", "# March 2026\n13 Thu 82\n", "# March 2026\n2026-04-01 82\n",
  ])
  func repairIsNotSafeWhereTheDaysDoNotFit(_ text: String) {
    #expect(fixTitles(of: "bad-month", in: text).first?.hasPrefix("Write # ") == true)
  }

  @Test func repairIsSafeWhereTheDaysFit() {
    let text = "# March 2026\n13 Fri 82\n2026-03-14 82\n"
    #expect(fixTitles(of: "bad-month", in: text) == ["!Write # 2026-03"])
  }

  @Test(arguments: [
    ("Dec 2025 to Jan 2026", "2025-12"), ("Jan 2026 to Feb", "2026-01"),
    ("2026 Jan 2025", "2026-01"),
  ])
  func severalMonthsHaveNoLikelyReading(_ written: String, _ month: String) {
    let text = "# \(written)\n"
    #expect(
      found("bad-month", in: text) == [
        "1:3 \"\(written)\": \"\(written)\" names several months; write one, such as # \(month)"
      ])
    #expect(mended("bad-month", in: text).first == "Write # \(month)")
  }

  @Test func misspelledMonthIsLikelyAndNotCertain() {
    #expect(
      mended("bad-month", in: "# Janury 2026\n03 Sat 82\n")
        == ["*Write # 2026-01", "# 2026-01\n03 Sat 82\n"])
    #expect(fixTitles(of: "bad-month", in: "# Juny 2026\n") == [])
  }

  /// A header that cannot be read as one leaves open of which month the days below are.
  @Test(arguments: [
    ("January 2026", "unknown-directive"), ("Janury 2026", "unknown-directive"),
    ("Jan 2026", "unknown-directive"), ("2026-01", "unknown-line"), ("01/2026", "unknown-line"),
    ("    # 2026-01", "missing-colon"), ("  January 2026", "missing-colon"),
  ])
  func unreadHeaderIsMendedFirst(_ header: String, _ rule: String) throws {
    let above = "unit kg\n# 2025-12\n\n28 Sun 82.5\n30 Tue 82.4\n\n"
    let below = "\n\n01 Thu 82.9\n02 Fri 82.6\n03 Sat 82.1\n"
    let text = above + header + below
    #expect(mended(rule, in: text).prefix(2) == ["*Write # 2026-01", above + "# 2026-01" + below])
    for finding in ["weekday-mismatch", "out-of-order"] {
      #expect(fixTitles(of: finding, in: text) == [])
    }
    let analysis = try #require(analyze(text))
    let edits = analysis.allFixingEdits(of: analysis.root, .preferred)
    let all = Array(text.utf8).applying(edits).map { String(decoding: $0, as: UTF8.self) }
    #expect(all == above + "# 2026-01" + below)
  }

  /// Nothing is done unasked with what may be a header, and nothing below it that depends on the month.
  @Test(arguments: ["# January", "January", "May be sore", "[2026-01]", "== January 2026 =="])
  func whatMayBeAHeaderLeavesTheDaysAlone(_ header: String) {
    let text = """
      unit kg
      # 2025-12
      30 Tue 82.4
      \(header)
      01 Thu 82.9
      2025-12-02 82.6
      2026-01-03 82.1
      01 Thu 82.9

      """
    #expect(analyze(text).map { $0.allFixingEdits(of: $0.root, .preferred) } == [])
    for rule in ["weekday-mismatch", "out-of-order", "wrong-month", "duplicate-day"] {
      #expect(fixTitles(of: rule, in: text) == [], "\(rule)")
    }
  }

  @Test(arguments: ["Jan was hard", "Machine broken", "prose", "note 2026"])
  func proseIsNoHeader(_ line: String) {
    let text = "# 2025-12\n30 Tue 82.4\n\(line)\n31 Thu 82.9\n"
    #expect(fixTitles(of: "weekday-mismatch", in: text).first == "Write Wed")
  }

  /// A line below would lose its day, or its date.
  @Test(arguments: [
    "    Squat: 3x5 100\n", "    > note\n", "31 Sat 82\n2026-03-04 82\n", "29 82\n",
  ])
  func unreadHeaderStaysWhereALineBelowWouldLoseSomething(_ below: String) {
    let text = "# 2026-01\n30 Fri 82.4\nFebruary 2026\n\(below)"
    #expect(
      fixTitles(of: "unknown-directive", in: text) == ["Make it a comment"])
  }

  @Test func commentTypedWithHash() {
    let text = "# 2026-01\n03 Sat 82\n# felt great\n    > note\n"
    #expect(
      applyFix("Make it a comment", of: "bad-month", in: text)
        == "# 2026-01\n03 Sat 82\n; felt great\n    > note\n")
  }

  @Test(arguments: [
    "February", "January", "JANUARY: cold", "back after March", "Feb", "Marching", "",
  ])
  func otherTitles(_ title: String) {
    #expect(diagnostics("# 2026-01 \(title)\n") == [])
  }

  @Test func splitMonth() {
    let text = "# 2026-01\n\n03 82\n\n# 2026-02\n\n01 81\n\n# 2026-01 January\n\n04 80\n"
    #expect(
      diagnostics(text).filter { $0.contains("split-month") } == [
        "9:3 split-month \"2026-01\": 2026-01 already begins on line 1; move these days there"
      ])
    #expect(
      applyFix("Move these days below the first header of the month", of: "split-month", in: text)
        == "# 2026-01\n\n03 82\n\n04 80\n# 2026-02\n\n01 81\n\n")
  }

  @Test func joinedNeighborKeepsItsTitle() {
    #expect(
      applyFix(
        "Move these days below the first header of the month", of: "split-month",
        in: "# 2026-01\r\n03 82\r\n# 2026-01 deload > easy\r\n04 80")
        == "# 2026-01\r\n03 82\r\n; deload > easy\r\n04 80\r\n")
  }

  /// Whatever stands between them, and however often one begins.
  @Test(arguments: [
    ["01", "01", "01"], ["01", "02", "01", "02", "01", "02"],
    ["02", "01", "03", "01", "02", "03", "03"],
  ])
  func allMonthsAreJoined(months: [String]) throws {
    let days = months.enumerated().map { "# 2026-\($1)\n\(10 + $0) 82kg\n" }
    let bytes = Array(days.joined().utf8)
    let analysis = try #require(analyze(bytes))
    let joined = try #require(
      bytes.applying(analysis.allFixingEdits(of: analysis.root, .preferred)))
    var order: [String] = []
    for month in months where !order.contains(month) { order.append(month) }
    let expected = order.map { month in
      let own = months.indices.filter { months[$0] == month }
      return "# 2026-\(month)\n" + own.map { "\(10 + $0) 82kg\n" }.joined()
    }
    #expect(String(decoding: joined, as: UTF8.self) == expected.joined())
  }

  @Test func monthsAreNotJoinedWhereALineWouldGetAnotherOwner() {
    let text = "# 2026-01\n03 82\n# 2026-01\n    > whose note is this?\n"
    #expect(fixTitles(of: "split-month", in: text) == [])
  }
}
