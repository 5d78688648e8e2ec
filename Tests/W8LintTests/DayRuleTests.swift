import Testing
import W8Laws

@Suite struct DayRuleTests {
  @Test func weekdayMismatchOffersTheDayAndTheMonth() {
    // 3 January 2026 is a Saturday, 2 January a Friday; 3 January 2025 was a Friday.
    let text = "# 2026-01\n03 Fri 82.1\n"
    #expect(
      diagnostics(text) == [
        "2:4 weekday-mismatch \"Fri\": 3 January 2026 is a Saturday, not a Friday"
      ])
    #expect(
      fixTitles(of: "weekday-mismatch", in: text) == [
        "Write Sat", "Write day 02, the nearest Friday",
        "Change the header to # 2025-01, which fits the weekdays below it",
      ])
    #expect(
      applyFix(
        "Change the header to # 2025-01, which fits the weekdays below it", of: "weekday-mismatch",
        in: text)
        == "# 2025-01\n03 Fri 82.1\n")
  }

  @Test func nearestDayStaysInTheMonth() {
    // 1 January 2026 is a Thursday; the Monday of that week lies in December, the next is the 5th.
    #expect(
      fixTitles(of: "weekday-mismatch", in: "# 2026-01\n01 Mon 82\n").contains(
        "Write day 05, the nearest Monday"))
  }

  @Test func otherMonthMustFitEveryDay() {
    // 3 January 2025 was a Friday, but 4 January 2025 no Sunday.
    let text = "# 2026-01\n03 Fri 82.1\n04 Sun 82\n"
    #expect(
      fixTitles(of: "weekday-mismatch", in: text) == [
        "Write Sat", "Write day 02, the nearest Friday",
      ])
    // 2025-01 is in the book already.
    let taken = "# 2025-01\n01 82\n# 2026-01\n03 Fri 82.1\n"
    #expect(
      !fixTitles(of: "weekday-mismatch", in: taken).contains { $0.contains("2025") })
  }

  @Test(arguments: [
    ("Sa", "Sat"), ("sat.", "Sat"), ("Satur", "Sat"), ("SA,", "Sat"),
  ])
  func shortWeekday(_ written: String, _ right: String) {
    let text = "# 2026-01\n03 \(written) 82\n"
    #expect(
      diagnostics(text) == [
        "2:4 bad-weekday \"\(written)\": \"\(written)\" is not a weekday; write \(right)"
      ])
    #expect(fixTitles(of: "bad-weekday", in: text) == ["!Write \(right)"])
    #expect(applyFix("Write \(right)", of: "bad-weekday", in: text) == "# 2026-01\n03 Sat 82\n")
  }

  @Test func weekdayThatIsGuessedIsNotSafe() {
    #expect(fixTitles(of: "bad-weekday", in: "# 2026-01\n03 Su 82\n") == ["Write Sun"])
    #expect(fixTitles(of: "bad-weekday", in: "03 Su 82\n") == ["Write Sun"])
    #expect(fixTitles(of: "bad-weekday", in: "# 2026-01\n03 rest 82\n") == [])
    #expect(
      diagnostics("# 2026-01\n03 lundi 82\n") == [
        "2:4 bad-weekday \"lundi\": \"lundi\" is not a weekday; write one of Mon to Sun"
      ])
  }

  @Test(arguments: [
    ("# 2026-04\n31 82\n", "2:1 \"31\": no such date: 31 (April 2026 has 30 days)"),
    ("# 2026-02\n29 82\n", "2:1 \"29\": no such date: 29 (February 2026 has 28 days)"),
    ("# 2026-02\n0 82\n", "2:1 \"0\": no such date: 0 (February 2026 has 28 days)"),
    (
      "2026-13-01 82\n",
      "1:1 \"2026-13-01\": no such date: 2026-13-01 (years start at 0001, months are 01 to 12)"
    ),
    (
      "2026-02-30 82\n", "1:1 \"2026-02-30\": no such date: 2026-02-30 (February 2026 has 28 days)"
    ),
  ])
  func daysThatDoNotExist(_ text: String, _ message: String) {
    #expect(
      diagnostics(text) == [message.replacing(" \"", with: " no-such-day \"", maxReplacements: 1)])
  }

  @Test(arguments: ["# 2024-02\n29 82\n", "# 2026-12\n31 82\n", "# week 3\n32 82\n"])
  func daysThatExistOrHaveNoMonth(_ text: String) {
    #expect(!diagnostics(text).contains { $0.contains("no-such-day") })
  }

  @Test func dayAboveAnyHeader() {
    // Today is 1 June 2030 in these tests.
    let text = "unit kg\r\n; morning\r\n03 82\r\n32 81\r\n"
    #expect(
      diagnostics(text) == [
        "3:1 no-month \"03\": day 03 has no month; write a header above it, such as # 2026-01",
        "4:1 no-month \"32\": day 32 has no month; write a header above it, such as # 2026-01",
      ])
    #expect(fixTitles(of: "no-month", in: text) == [])
    #expect(
      applyFix(
        "Insert # 2030-06, the current month", of: "no-month",
        in: "unit kg\r\n; morning\r\n03 82\r\n")
        == "unit kg\r\n\r\n# 2030-06\r\n\r\n; morning\r\n03 82\r\n")
    #expect(
      applyFix(
        "Insert # 2030-06, the current month", of: "no-month",
        in: "03 82\n04 81\n# 2026-01\n31 82\n")
        == "# 2030-06\n\n03 82\n04 81\n# 2026-01\n31 82\n")
    #expect(fixTitles(of: "no-month", in: "03 82\n2026-01-04 81\n") == [])
  }

  @Test func dateUnderAnotherMonth() {
    let text = "# 2026-01\n03 82\n2026-02-03 81 > x\n"
    #expect(
      diagnostics(text) == [
        "3:1 wrong-month \"2026-02-03\": 2026-02-03 is below the header # 2026-01; move it or correct the date"
      ])
    #expect(
      applyFix("Write 03, a day of 2026-01", of: "wrong-month", in: text)
        == "# 2026-01\n03 82\n03 81 > x\n")
    #expect(
      applyFix("Insert # 2026-02 above", of: "wrong-month", in: text)
        == "# 2026-01\n03 82\n\n# 2026-02\n\n2026-02-03 81 > x\n")
    #expect(
      fixTitles(of: "wrong-month", in: text) == [
        "!Insert # 2026-02 above", "Write 03, a day of 2026-01",
      ])
    #expect(diagnostics("# week 3\n2026-02-03 81\n").count == 1)
  }

  @Test func wrongMonthMovesWithItsLines() {
    let text = """
      # 2026-01

      ; good day
      2026-02-02 81
          Squat: 3x5 100
      03 82

      # 2026-02

      01 80
      03 79
      """
    #expect(
      applyFix("Move it to # 2026-02", of: "wrong-month", in: text) == """
        # 2026-01

        03 82

        # 2026-02

        01 80
        ; good day
        02       81
            Squat: 3x5 100
        03 79
        """)
  }

  @Test func wrongMonthMovesToTheEndOfAMonth() {
    #expect(
      applyFix(
        "Move it to # 2026-02", of: "wrong-month",
        in: "# 2026-02\n01 80\n\n# 2026-01\n2026-02-02 81")
        == "# 2026-02\n01 80\n02       81\n\n# 2026-01\n")
    #expect(
      applyFix(
        "Move it below a new # 2026-02", of: "wrong-month",
        in: "# 2026-01\n2026-02-02 81\n03 82\n# 2026-03\n")
        == "# 2026-01\n03 82\n\n# 2026-02\n\n02       81\n\n# 2026-03\n")
  }

  @Test func futureDates() {
    // Today is 1 June 2030.
    #expect(
      diagnostics("# 2030-06\n01 82\n02 82\n# 2031-06\n01 82\n") == [
        "3:1 future-date \"02\": 2 June 2030 is 1 day in the future",
        "5:1 future-date \"01\": 1 June 2031 is 365 days in the future",
      ])
  }

  @Test func emptyDays() {
    let text = "# 2026-01\n03 Sat  ; at home\n04 82\n"
    #expect(
      diagnostics(text) == [
        "2:1 empty-day \"03\":"
          + " 3 January 2026 is empty; write - if you did not weigh in"
      ])
    #expect(applyFix("Remove the line", of: "empty-day", in: text) == "# 2026-01\n04 82\n")
  }

  @Test(arguments: [
    "03 -", "03 82", "03 07:05", "03 > x", "03 #tag", "03\n    > note", "03\n\n    Squat: 5 100",
    "03\n    @iron",
  ])
  func daysWithSomethingOnThem(_ entry: String) {
    #expect(diagnostics("# 2026-01\n\(entry)\n") == [])
  }

  @Test func emptyDayWithAnErrorHasThatErrorOnly() {
    #expect(diagnostics("# 2026-01\n03 Sa\n").count == 1)
    #expect(diagnostics("# 2026-01\n32\n").count == 1)
    #expect(diagnostics("05\n").count == 1)
  }

  @Test func emptyDayNeedsNoDate() {
    #expect(
      diagnostics("# March 2026\n05\n").last
        == "2:1 empty-day \"05\": day 05 is empty; write - if you did not weigh in")
    // A warning is no error.
    #expect(
      diagnostics("# 2026-01\n2026-02-03\n").map { $0.split(separator: " ")[1] } == [
        "wrong-month", "empty-day",
      ])
  }

  /// Neither is what is odd about its characters.
  @Test(arguments: [("03\u{A0}Sat", "odd-space"), ("03  ; \u{7}", "control-character")])
  func emptyDayWithAnOddCharacter(_ entry: String, _ other: String) {
    let found = diagnostics("# 2026-01\n\(entry)\n").map { String($0.split(separator: " ")[1]) }
    #expect(Set(found) == ["empty-day", other])
  }

  @Test(arguments: [
    ("7:10pm", "19:10"), ("7:05am", "07:05"), ("7am", "07:00"), ("11:30 PM", "23:30"),
  ])
  func twelveHourClock(_ written: String, _ right: String) {
    let text = "# 2026-01\n03 82 \(written) #x\n"
    #expect(
      diagnostics(text) == [
        "2:7 clock-12h \"\(written)\":"
          + " \"\(written)\" is not a 24-hour time; write \(right)"
      ])
    #expect(fixTitles(of: "clock-12h", in: text) == ["!Write \(right)"])
    #expect(
      applyFix("Write \(right)", of: "clock-12h", in: text) == "# 2026-01\n03 82 \(right) #x\n")
  }

  /// People mean noon and midnight by either.
  @Test(arguments: [
    ("12am", "00:00", "12:00"), ("12pm", "12:00", "00:00"), ("12:30 PM", "12:30", "00:30"),
  ])
  func twelveOClockHasTwoReadings(_ written: String, _ first: String, _ second: String) {
    let text = "# 2026-01\n03 82 \(written) #x\n"
    #expect(
      found("clock-12h", in: text) == [
        "2:7 \"\(written)\": \"\(written)\" is not a 24-hour time; write \(first) or \(second)"
      ])
    #expect(
      mended("clock-12h", in: text) == [
        "Write \(first)", "# 2026-01\n03 82 \(first) #x\n",
        "Write \(second)", "# 2026-01\n03 82 \(second) #x\n",
      ])
  }

  @Test(arguments: ["13:00pm", "0am", "7:60am", "7:10pm 08:00", "08:00 7:10pm"])
  func twelveHourClockWithoutFix(_ written: String) {
    #expect(fixTitles(of: "clock-12h", in: "# 2026-01\n03 82 \(written)\n") == [])
  }
}
