import Testing
import W8Book
import W8Laws
import W8Lint

@Suite struct OrderRuleTests {
  @Test func dayBelowALaterOne() {
    let text = "# 2026-01\n04 82\n03 81\n03 07:05 80\n"
    #expect(
      diagnostics(text) == [
        "3:1 out-of-order \"03\": 3 January 2026 is below 4 January 2026; sort with `w8log fmt --sort`"
      ])
  }

  @Test func newestFirstTurnsTheRuleRound() {
    let text = "order newest\n# 2026-01\n04 82\n03 81\n05 80\n"
    #expect(
      diagnostics(text) == [
        "5:1 out-of-order \"05\": 5 January 2026 is below 3 January 2026 in an `order newest` log; sort with `w8log fmt --sort`"
      ])
    #expect(
      applyFix("Sort the days of this month", of: "out-of-order", in: text)
        == "order newest\n# 2026-01\n05 80\n04 82\n03 81\n")
  }

  @Test func sortingMovesWhatBelongsToADay() {
    let text = """
      # 2026-01
      ; about the month

      ; w8log:ignore weekday-mismatch

      ; a comment of 05
      05 Tue 82
          Squat: 3x5 100
          ; still 05

          > and still
      32 no day
      03 81

      # 2026-02
      01 80
      """
    #expect(
      applyFix("Sort the days of this month", of: "out-of-order", in: text) == """
        # 2026-01
        ; about the month

        03 81

        ; w8log:ignore weekday-mismatch

        ; a comment of 05
        05 Tue 82
            Squat: 3x5 100
            ; still 05

            > and still
        32 no day
        # 2026-02
        01 80
        """)
  }

  @Test func sortingAddsTheMissingLineEnd() {
    #expect(
      applyFix(
        "Sort the days of this month", of: "out-of-order", in: "# 2026-01\r\n04 82\r\n03 81")
        == "# 2026-01\r\n03 81\r\n04 82\r\n")
  }

  @Test(arguments: [
    // An orphan would get an owner; a conflict hides which lines are right.
    "# 2026-01\n    > orphan\n04 82\n03 81\n", "# 2026-01\n04 82\n=======\n03 81\n",
    // The day stands below one of another header; sorting this month cannot mend that.
    "# 2026-02\n01 82\n# 2026-01\n03 81\n",
    // 5 January at the end of the first block would put the 4th below it.
    "# 2026-01\n05 82\n03 81\n# 2026-01\n04 80\n",
    "# 2026-01\n04 82\n2026-02-01 82\n03 81\n",
  ])
  func sortingIsRefused(_ text: String) {
    #expect(fixTitles(of: "out-of-order", in: text) == [])
  }

  /// Two times that are the same are no help: one of them is a slip, or one weigh-in too many.
  @Test func equalTimesAreToldOtherwise() {
    let text = "unit kg\n# 2026-01\n05 82.2 07:05\n05 82.4 07:05\n06 82\n06 82.1\n"
    #expect(
      found("duplicate-day", in: text) == [
        "4:1 \"05\": second weigh-in on 5 January 2026 at 07:05 (first: line 3); correct one or delete it",
        "6:1 \"06\": second weigh-in on 6 January 2026 (first: line 5); add a time to both",
      ])
  }

  /// Whoever weighs several times on more than one day in twenty, and on three at least, means it.
  @Test(arguments: [(3, 59, true), (3, 60, false), (2, 3, false), (5, 99, true)])
  func daysWeighedTwiceByHabit(repeated: Int, weighed: Int, isHabit: Bool) {
    let days = (0..<weighed).map { day in
      let line = "\(day % 28 + 1) 82\n"
      let header = day % 28 == 0 ? "\n# 2026-0\(day / 28 + 1)\n" : ""
      return header + line + (day < repeated ? line : "")
    }
    let text = "unit kg\n" + days.joined()
    let found = diagnostics(text).filter { $0.contains("duplicate-day") }
    #expect(found.count == (isHabit ? 1 : repeated))
    #expect(
      !isHabit
        || found.first == "5:1 duplicate-day \"1\": \(repeated) days have several weigh-ins "
          + "without a time of their own; w8log uses their mean"
    )
  }

  /// The one information stands on the first line of the file, whatever its date.
  @Test(arguments: ["06 05 04 03", "03 06 05 04"])
  func aHabitIsToldWhereItIsMetFirst(days: String) {
    let lines = days.split(separator: " ").map { "\($0) 82\n\($0) 82\n" }.joined()
    let found = diagnostics("order newest\n# 2026-01\n" + lines)
      .filter { $0.contains("duplicate-day") }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("4:1 duplicate-day \"\(days.prefix(2))\": 4 days ") == true)
  }

  @Test func dayWeighedTwice() {
    let text = "# 2026-01\n05 82\n05 83 #x\n05 81?\n"
    #expect(
      diagnostics(text) == [
        "3:1 duplicate-day \"05\": second weigh-in on 5 January 2026 (first: line 2); add a time to both",
        "4:1 duplicate-day \"05\": second weigh-in on 5 January 2026 (first: line 2); add a time to both",
      ])
    #expect(fixTitles(of: "duplicate-day", in: text) == [])
  }

  @Test(arguments: [
    "05 82 07:05\n05 83 21:40\n", "05 82\n05 83 21:40\n", "05 82\n05 -\n", "05 -\n05 -\n",
    "05 82\n05 @iron\n", "05 82\n06 82\n",
  ])
  func dayWeighedTwiceWithReason(_ entries: String) {
    #expect(diagnostics("# 2026-01\n\(entries)") == [])
  }

  @Test func sameTimeTwice() {
    #expect(
      diagnostics("# 2026-01\n05 82 07:05\n05 -\n05 81\n2026-01-05 83 7:05\n").contains(
        "5:1 duplicate-day \"2026-01-05\": second weigh-in on 5 January 2026 at 07:05 (first: line 2); "
          + "correct one or delete it"
      ))
  }

  @Test func dayWeighedTwiceAcrossHeaders() {
    let found = diagnostics("# 2026-01\n05 82\n# 2026-02\n01 81\n# 2026-01\n05 80\n")
    #expect(
      found.contains(
        "6:1 duplicate-day \"05\": second weigh-in on 5 January 2026 (first: line 2); add a time to both"
      ))
  }

  @Test func equalWeighInsCanBeMerged() {
    #expect(
      applyFix(
        "Remove the repeated line", of: "duplicate-day", in: "# 2026-01\n05 82\n05 Mon 82\n06 81\n")
        == "# 2026-01\n05 82\n06 81\n")
    #expect(
      applyFix(
        "Remove the repeated weight", of: "duplicate-day",
        in: "# 2026-01\n05 82kg\n05 Mon  82kg  @iron > x\n")
        == "# 2026-01\n05 82kg\n05 Mon  @iron > x\n")
    #expect(
      applyFix(
        "Remove the repeated weight", of: "duplicate-day",
        in: "# 2026-01\n05 82\n05 82\n\n    > owned\n")
        == "# 2026-01\n05 82\n05\n\n    > owned\n")
  }

  @Test func oddYear() {
    let year = (1...12).map { "# 2025-\($0 < 10 ? "0" : "")\($0)\n03 82\n" }.joined()
    let text = year + "# 2062-01\n03 Sat 81\n"
    #expect(
      diagnostics(text).filter { $0.contains("odd-year") } == [
        "25:3 odd-year \"2062\": year 2062 is far from the rest of the log (2025)"
      ])
    // The usual years hold 2025 only, and January 2025 is taken.
    #expect(fixTitles(of: "odd-year", in: text) == [])
    let more = year + "# 2026-01\n01 81\n# 2062-02\n03 Tue 81\n# 2026-03\n01 81\n"
    #expect(fixTitles(of: "odd-year", in: more) == ["Write # 2026-02"])
    #expect(
      applyFix("Write # 2026-02", of: "odd-year", in: more)
        == year + "# 2026-01\n01 81\n# 2026-02\n03 Tue 81\n# 2026-03\n01 81\n")
  }

  @Test func oddYearTakesTwelveMonthsAndMoreThanFiveYears() {
    let eleven = (1...10).map { "2025-\($0 < 10 ? "0" : "")\($0)-03 82\n" }.joined()
    #expect(!diagnostics("2015-01-03 82\n" + eleven).contains { $0.contains("odd-year") })
    let twelve = eleven + "2025-11-03 82\n"
    // 2020 is five years away from 2025, 2019 is six.
    #expect(!diagnostics("2020-01-03 82\n" + twelve).contains { $0.contains("odd-year") })
    #expect(
      diagnostics("2019-01-03 82\n" + twelve) == [
        "1:1 odd-year \"2019\": year 2019 is far from the rest of the log (2025)"
      ])
  }

  /// January below the header of December: its header is what is missing.
  @Test(arguments: ["", " Fri"])
  func theTurnOfTheYearGetsItsHeader(_ weekday: String) throws {
    let text = "# 2026-12\n\n30   82\n31   81\n01\(weekday)   80\n02   79\n"
    let fixes = try fixes(of: "out-of-order", in: text)
    #expect(fixes.map(\.title) == ["Insert # 2027-01 above", "Sort the days of this month"])
    #expect(fixes.map(\.isPreferred) == [true, false])
    #expect(
      applyFix("Insert # 2027-01 above", of: "out-of-order", in: text)
        == "# 2026-12\n\n30   82\n31   81\n\n# 2027-01\n\n01\(weekday)   80\n02   79\n")
  }

  @Test func theTurnIsFoundByWeekdaysToo() throws {
    let text = "# 2026-12\n20 Sun 82\n05 Tue 81\n06 Wed 80\n"
    #expect(
      try fixes(of: "out-of-order", in: text).first { $0.isPreferred }?.title
        == "Insert # 2027-01 above")
    let gap = "# 2026-12\n15 Tue 82\n20 Wed 81\n21 Thu 80\n"
    #expect(
      try fixes(of: "weekday-mismatch", in: gap).first { $0.isPreferred }?.title
        == "Insert # 2027-01 above")
    #expect(
      applyFix("Insert # 2027-01 above", of: "weekday-mismatch", in: gap)
        == "# 2026-12\n15 Tue 82\n\n# 2027-01\n\n20 Wed 81\n21 Thu 80\n")
    // A single one may be a slip of the weekday.
    let slip = "# 2026-12\n15 Tue 82\n20 Wed 81\n"
    #expect(try fixes(of: "weekday-mismatch", in: slip).allSatisfy { !$0.isPreferred })
  }

  @Test func theNewestFirstTurnTheOtherWay() {
    let text = "order newest\n\n# 2027-01\n\n02   79\n01   80\n31   81\n"
    #expect(
      applyFix("Insert # 2026-12 above", of: "out-of-order", in: text)
        == "order newest\n\n# 2027-01\n\n02   79\n01   80\n\n# 2026-12\n\n31   81\n")
  }

  /// Where the header is there already, or no weekday fits, only a person can tell.
  @Test(arguments: [
    "# 2026-12\n31 82\n01 81\n\n# 2027-01\n03 80\n", "# 2026-12\n31 82\n01 Mon 81\n",
    "# 2026-12\n05 Sat 82\n03 Fri 81\n07 Mon 80\n",
  ])
  func nothingIsPreferredWhereAMonthOrAWeekdayDisagrees(_ text: String) throws {
    let fixes = try fixes(of: "out-of-order", in: text)
    #expect(fixes.allSatisfy { !$0.isPreferred }, "\(fixes)")
  }

  @Test func aDayOnItsOwnWeekdayIsSorted() throws {
    let text = "# 2026-12\n31 Thu 82\n01 Tue 81\n"
    #expect(
      try fixes(of: "out-of-order", in: text).first { $0.isPreferred }?.title
        == "Sort the days of this month")
  }

  /// The fixes of the first finding of `rule`.
  private func fixes(of rule: String, in text: String) throws -> [Fix] {
    let analysis = try #require(analyze(text))
    let diagnostic = analysis.diagnostics(of: analysis.root).first { $0.rule.name == rule }
    return analysis.fixes(for: try #require(diagnostic), in: analysis.root)
  }
}
