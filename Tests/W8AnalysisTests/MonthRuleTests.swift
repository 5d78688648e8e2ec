import Testing
import W8Analysis
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
        "1:3 bad-month \"\(written)\": \"\(written)\" is no month header; write # \(month)"
      ])
    #expect(fixTitles(of: "bad-month", in: text) == ["!Write # \(month)"])
    #expect(applyFix("Write # \(month)", of: "bad-month", in: text) == "# \(month)\n")
  }

  @Test(arguments: ["2026-13", "13/2026", "March", "2026-00", "week 3", "03/26", "2026-01-03"])
  func monthsThatCannotBeTold(_ written: String) {
    let found = diagnostics("# \(written)\n2026-01-03 82\n")
    #expect(
      found == [
        "1:3 bad-month \"\(written)\": \"\(written)\" is no month;"
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

  @Test func commentTypedWithHash() {
    let text = "# 2026-01\n03 Sat 82\n# felt great\n    > note\n"
    #expect(
      applyFix("Make it a comment", of: "bad-month", in: text)
        == "# 2026-01\n03 Sat 82\n; felt great\n    > note\n")
  }

  @Test func titleOfAnotherMonth() {
    let text = "# 2026-01 february, cold\n"
    #expect(
      diagnostics(text) == [
        "1:11 month-title \"february\": the title says February, the header 2026-01"
      ])
    #expect(
      applyFix("Write January", of: "month-title", in: text) == "# 2026-01 January, cold\n")
  }

  @Test(arguments: ["January", "JANUARY: cold", "back after March", "Feb", "Marching", ""])
  func otherTitles(_ title: String) {
    #expect(diagnostics("# 2026-01 \(title)\n") == [])
  }

  @Test func splitMonth() {
    let text = "# 2026-01\n\n03 82\n\n# 2026-02\n\n01 81\n\n# 2026-01 January\n\n04 80\n"
    #expect(
      diagnostics(text).filter { $0.contains("split-month") } == [
        "9:3 split-month \"2026-01\": 2026-01 already begins on line 1"
      ])
    #expect(
      applyFix("Join it to the days above", of: "split-month", in: text)
        == "# 2026-01\n\n03 82\n\n04 80\n# 2026-02\n\n01 81\n\n")
  }

  @Test func joinedNeighbourKeepsItsTitle() {
    #expect(
      applyFix(
        "Join it to the days above", of: "split-month",
        in: "# 2026-01\r\n03 82\r\n# 2026-01 deload > easy\r\n04 80")
        == "# 2026-01\r\n03 82\r\n; deload > easy\r\n04 80\r\n")
  }

  /// Whatever stands between them, and however often one begins.
  @Test(arguments: [
    ["01", "01", "01"], ["01", "02", "01", "02", "01", "02"],
    ["02", "01", "03", "01", "02", "03", "03"],
  ])
  func allMonthsAreJoinedInOneRound(months: [String]) throws {
    let days = months.enumerated().map { "# 2026-\($1)\n\(10 + $0) 82kg\n" }
    let bytes = Array(days.joined().utf8)
    let analysis = try #require(analyze(bytes))
    let joined = try #require(bytes.applying(analysis.fixingEdits(of: analysis.root, .preferred)))
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
