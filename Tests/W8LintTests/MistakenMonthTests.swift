import Testing
import W8Laws

/// A header that no weekday below it fits; today is 1 June 2030.
@Suite struct MistakenMonthTests {
  private let above = "# 2029-12\n30 Sun 82\n31 Mon 82\n\n"
  private let days = "01 Tue 82\n02 Wed 82\n03 Thu 82\n"

  @Test(arguments: ["2029-01", "2030-02"])
  func itIsToldOnceAtTheHeader(_ month: String) {
    let text = "\(above)# \(month)\n\(days)"
    #expect(
      diagnostics(text) == [
        "5:3 weekday-mismatch \"\(month)\": all weekdays below fit # 2030-01, and none fits # \(month); correct the month"
      ])
    #expect(
      mended("weekday-mismatch", in: text) == ["*Write # 2030-01", "\(above)# 2030-01\n\(days)"])
  }

  /// The days that do not exist are not reported separately.
  @Test func wrongMonthWithMissingDaysIsReportedOnce() {
    for days in ["29 Tue 82\n30 Wed 82\n31 Thu 82\n", "28 Mon 82\n29 82\n31 Thu 82\n"] {
      let text = "# 2030-02\n\(days)"
      #expect(
        diagnostics(text) == [
          "1:3 no-such-day \"2030-02\": 2030-02 has no day 29, but all days below fit # 2030-01; correct the month"
        ])
      #expect(mended("no-such-day", in: text) == ["*Write # 2030-01", "# 2030-01\n\(days)"])
    }
    // Days that fit no other month, or that have no weekday, are reported separately.
    for days in ["29 Tue 82\n30 Tue 82\n", "29 82\n30 82\n"] {
      #expect(diagnostics("# 2030-02\n\(days)").count { $0.contains("no-such-day") } == 2)
    }
  }

  @Test func aMonthThatTheBookHasIsNotOffered() {
    let text = "\(above)# 2029-01\n\(days)# 2030-01\n04 Fri 82\n"
    #expect(fixTitles(of: "weekday-mismatch", in: text) == [])
  }

  @Test func aTitleSaysWhichMonthIsMeant() {
    #expect(
      fixTitles(of: "weekday-mismatch", in: "\(above)# 2029-01 February\n\(days)") == [])
    #expect(
      fixTitles(of: "weekday-mismatch", in: "\(above)# 2029-01 January\n\(days)")
        == ["Write # 2030-01"])
  }

  @Test(arguments: [
    "# 2029-01\n01 Tue 82\n", "# 2029-01\n01 Tue 82\n02 Tue 82\n",
    "# 2029-01\n01 Sun 82\n02 Sun 82\n",
    "# 2029-01\n01 Tue 82\n; w8log:ignore weekday-mismatch\n02 Wed 82\n",
  ])
  func whatAWeekdaySpeaksForStays(_ month: String) {
    #expect(!diagnostics(above + month).contains { $0.contains("no weekday below") })
  }

  @Test(arguments: [
    ("Dec", "2029-12"), ("December", "2029-12"), ("12", "2029-12"), ("2029 12", "2029-12"),
    ("Jan", "2030-01"),
  ])
  func aMonthWithoutAYearFollowsTheOneAbove(_ header: String, _ expected: String) {
    let text = "# 2029-11\n30 Fri 82\n\n# \(header)\n03 82\n"
    #expect(
      applyFix("Write # \(expected)", of: "bad-month", in: text)
        == "# 2029-11\n30 Fri 82\n\n# \(expected)\n03 82\n")
  }

  @Test(arguments: ["13", "2029 13", "Decembre 3 4", "12 12"])
  func whatIsNoMonthStays(_ header: String) {
    #expect(
      !fixTitles(of: "bad-month", in: "# 2029-11\n30 82\n\n# \(header)\n03 82\n").contains {
        $0.hasPrefix("Write")
      })
  }
}
