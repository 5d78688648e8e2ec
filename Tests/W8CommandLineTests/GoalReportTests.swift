import Testing
import W8CommandLine
import W8Engine

@Suite struct GoalReportTests {
  /// Eight days that fall half a kilogram a day from 83.5 to 80: too few for a forecast.
  private let falling = """
    goal 78 by:2026-03-01
    milestone 82 "Under eighty-two"

    # 2026-02

    01 83.5
    02 83
    03 82.5
    04 82
    05 81.5
    06 81
    07 80.5
    08 80

    """

  private let aimed = fallingLog("goal       81 by:2026-03-11\n")

  @Test func theWayToTheGoalIsTold() {
    let outcome = FakeWorld(["a": aimed]).run("goal", "--today", "2026-02-11", "a")
    #expect(
      outcome.output == """
        Goal      81.0 kg by 11 March 2026
        Average   81.3 kg, 0.3 kg to go; weighed 80.9 kg today
        Pace      ↓ 0.5 kg a week
        Needed    ↓ 0.1 kg a week
        Outlook   possible by 11 March 2026, 12 February at the earliest, 50 % likely by 16 March; a pace tends to slow down
        Expected  79.4–82.6 kg on 11 March 2026 (80 % likely)

        """)
    #expect(outcome.code == .success)
  }

  /// Each seventh day of the 41 that the log goes back.
  @Test func programsGetTheFigures() {
    let world = FakeWorld(["a": aimed])
    let output = world.run("goal", "--format", "json", "--today", "2026-02-11", "a").output
    #expect(
      output.hasPrefix(
        #"{"average":81.280457,"by":"2026-03-11","chance":0.491752,"complete":true,"#
          + #""crossed":"2026-02-09","earliest":"2026-02-12","forecast":{"from":"2026-02-11","#
          + #""points":[{"date":"2026-02-18","expected":81.179332,"high50":81.53584,"#
          + #""high80":81.940832,"low50":80.822825,"low80":80.417832},"#), "\(output)")
    #expect(
      output.hasSuffix(
        #"]},"gap":0.280457,"goal":81,"latest":"2026-03-16","leftOut":[],"needed":-0.070114,"#
          + #""pace":-0.49316,"schema":1,"status":"possible","unit":"kg","warnings":[]}"# + "\n"),
      "\(output)")
    #expect(output.matches(of: /"low80"/).count == 5)
  }

  /// In a day: 7·(81 − 81.28)/1 = −1.96.
  @Test func anotherDateAsksForAnotherPace() {
    let world = FakeWorld(["a": aimed])
    let output = world.run("goal", "--by", "2026-02-12", "--today", "2026-02-11", "a").output
    #expect(output.contains("\nNeeded    ↓ 2.0 kg a week\n"), "\(output)")
    let past = world.run("goal", "--by", "2026-02-01", "a").output
    #expect(past.contains("\nWarning   its date has passed\n") && !past.contains("Needed"))
    #expect(
      past.contains("\nOutlook   12 February at the earliest, 50 % likely by 16 March\n"), "\(past)"
    )
  }

  @Test func aShortLogHasNoForecast() {
    let world = FakeWorld(["a": falling])
    let words = "no forecast yet: it needs 7 weigh-ins over 14 days (so far 8 over 7 days)"
    let goal = world.run("goal", "a").output
    #expect(
      goal == """
        Goal     78.0 kg by 1 March 2026
        Average  81.3 kg, 3.3 kg to go; weighed 80.0 kg 2 days ago
        Needed   ↓ 1.2 kg a week
        Outlook  \(words)

        """)
    #expect(world.run("today", "a").output.contains(": 3.3 kg to go, \(words)\n"))
    let document = world.run("goal", "-O", "json", "a").output
    #expect(
      document.contains(#""forecast":null,"#) && document.contains(#""pace":null,"#), "\(document)")
  }

  /// 82 was crossed on the 4th; from there to 78 half of the way is done at 80.
  @Test func milestonesAreCrossedOnce() {
    let world = FakeWorld(["a": falling])
    #expect(
      world.run("milestones", "a").output == """
        Weight  Crossed           Name
          82.0  ★ 2026-02-04 Wed  Under eighty-two
          78.0                    goal

        Next  78.0 kg: 2.0 kg to go  ██████████░░░░░░░░░░  50 %

        """)
    #expect(
      world.run("milestones", "--format", "json", "a").output
        == #"{"complete":true,"leftOut":[],"milestones":[{"crossed":"2026-02-04","#
        + #""label":"Under eighty-two","weight":82},"#
        + #"{"crossed":null,"label":null,"weight":78}],"#
        + #""next":{"crossed":null,"progress":0.5,"remaining":2,"weight":78},"schema":1,"unit":"kg"}"#
        + "\n")
  }

  @Test func theEntryThatCrossedIsMarked() {
    let world = FakeWorld(["a": falling])
    let lines = world.run("log", "--milestones", "a").output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.last?.hasPrefix("04 Wed    82.0 ") == true)
    #expect(lines.last?.hasSuffix("  ★ 82.0 kg \"Under eighty-two\"") == true)
    #expect(
      world.run("log", "--milestones", "-O", "json", "a").output
        .contains(#""milestones":[82],"#))
  }

  /// After four weeks without a weigh-in nothing is expected any more.
  @Test func aLogThatIsNotKeptIsTold() {
    let world = FakeWorld(["a": aimed])
    for (today, days) in [("2026-03-11", 28), ("2026-03-12", 29), ("2026-03-23", 40)] {
      let words = "last weighed \(days) days ago; weigh in for a forecast"
      for command in ["goal", "today"] {
        let output = world.run(command, "--today", today, "a").output
        #expect(output.contains(words) == (days > 28), "\(output)")
      }
      let output = world.run("goal", "--today", today, "a").output
      #expect(output.contains("\nExpected") == (days <= 28), "\(output)")
      let chart = world.run("trend", "--chart", "--today", today, "a").output
      #expect(
        chart.contains("expected 79.4–82.6 kg on 11 March 2026 (80 % likely)\n"), "\(chart)")
    }
  }

  @Test(arguments: [("kg", "– 0.0 kg"), ("lb", "↓ 0.1 lb"), ("st", "↓ 0st0.1")])
  func aPaceThatIsShownAsNothingHasNoArrow(unit: String, size: String) {
    // Thirty days that fall by five grams, 35 a week.
    let days = (1...30).map { "\($0 < 10 ? "0" : "")\($0) 79.\(1005 - 5 * $0)\n" }
      .joined().replacing("79.1000", with: "80.000")
    let world = FakeWorld(["a": "goal 79\n# 2026-01\n\(days)"])
    for command in ["goal", "today"] {
      let output = world.run(command, "--unit", unit, "a").output
      #expect(output.contains(#/\nPace +/#) && output.contains(" \(size) a week\n"), "\(output)")
    }
  }

  @Test func aGoalCrossedLongAgoIsTold() {
    var (text, month) = ("unit       kg\ngoal       80\n", "")
    for (index, weight) in turningWeights.enumerated() {
      let date = Self.date(index)
      if date.prefix(7) != month {
        month = String(date.prefix(7))
        text += "\n# \(month)\n\n"
      }
      text += "\(date.suffix(2))       \(weight)\n"
    }
    let world = FakeWorld(["a": text])
    let output = world.run("goal", "--today", "2026-11-24", "a").output
    #expect(
      output == """
        Goal      80.0 kg
        Average   77.9 kg; weighed 78.0 kg today
        Pace      ↑ 0.2 kg a week
        Outlook   reached on 21 May 2026, now 2.1 kg below
        Expected  77.4–78.6 kg on 22 December 2026 (80 % likely)
        Hint      for a new goal, add from:2026-08-17 to its line

        """)
    let today = world.run("today", "--today", "2026-11-24", "a").output
    #expect(
      today.contains("\nGoal     80.0 kg: reached on 21 May 2026, now 2.1 kg below\n"), "\(today)")
    #expect(!today.contains("Next") && !today.contains("Rate"))
  }

  @Test func aMilestoneThatWasLostAgainComesNext() {
    let world = FakeWorld(["a": falling + "20 83\n"])
    let lost = "82.0 kg \"Under eighty-two\", crossed before on 4 February 2026: 1.0 kg to go"
    for command in ["milestones", "today"] {
      let output = world.run(command, "-q", "a").output
      #expect(output.replacing(/\ +/, with: " ").contains("Next \(lost)"), "\(output)")
    }
    #expect(
      world.run("milestones", "-O", "json", "a").output
        .contains(#""next":{"crossed":"2026-02-04","progress":0.333333,"remaining":1,"weight":82}"#)
    )
  }

  @Test func todayTellsOfTheGoal() {
    let output = FakeWorld(["a": aimed]).run("today", "--today", "2026-02-11", "a").output
    #expect(
      output.contains(
        """

        Pace     ↓ 0.5 kg a week
        Goal     81.0 kg by 11 March 2026: 0.3 kg to go, possible
        Needed   ↓ 0.1 kg a week

        """), "\(output)")
  }

  /// Down from 95.0 to 75.0 in 350 days, then up by 30 g a day, in tenths.
  private let turningWeights = (0...449).map { day in
    let kilograms = day <= 350 ? 95 - 20 * Double(day) / 350 : 75 + 0.03 * Double(day - 350)
    let tenths = Int((kilograms * 10).rounded(.toNearestOrEven))
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// The day `index` days after 1 September 2025.
  private static func date(_ index: Int) -> String {
    CivilDate(year: 2025, month: 9, day: 1)?.adding(days: index)?.description ?? ""
  }
}
