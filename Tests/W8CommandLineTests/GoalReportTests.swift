import Testing
import W8CommandLine

@Suite struct GoalReportTests {
  /// Eight days that fall half a kilogram a day from 83.5 to 80: Holt has L = 80 and T = −0.5.
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

  /// The gap of 2 kg takes 4 days from the 8th on: 12 February. Needed: 7·(−2)/19 = −0.737. Average of the 8th with
  /// α = 0.25: 0.5·(4 − 0.75^7·…) above 80, that is 81.3.
  @Test func theWayToTheGoalIsTold() {
    let outcome = FakeWorld(["a": falling]).run("goal", "a")
    #expect(
      outcome.output == """
        Goal     78.0 kg by 1 March 2026
        Status   on track
        Latest   80.0 kg, average 81.3, 8 February 2026, 2 days ago
        Level    80.0 kg, 2.0 kg from the goal
        Pace     ↓ 3.5 kg a week
        Needed   ↓ 0.7 kg a week
        Reached  12 February 2026, in 2 days, at this pace

        """)
    #expect(outcome.code == .success)
  }

  /// In a day: 7·(−2)/1 = −14.
  @Test func anotherDateAsksForAnotherPace() {
    let world = FakeWorld(["a": falling])
    let output = world.run("goal", "--by", "2026-02-11", "--format=json", "a").output
    #expect(
      output
        == #"{"by":"2026-02-11","complete":true,"date":"2026-02-12","#
        + #""forecast":{"from":"2026-02-08","level":80,"slope":-0.5},"#
        + #""gap":2,"goal":78,"leftOut":[],"requiredWeekly":-14,"schema":1,"#
        + #""status":"on-track","unit":"kg","warnings":[],"weeklyVelocity":-3.5}"# + "\n")
    #expect(
      world.run("goal", "--by", "2026-02-11", "a").output
        .contains("\nNeeded   ↓ 14.0 kg a week\n"))
    let past = world.run("goal", "--by", "2026-02-01", "a").output
    #expect(past.contains("\nWarning  its date has passed\n") && !past.contains("Needed"))
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

  /// One date for all who tell it, and from the day after it no date to come.
  @Test func whatShouldHaveBeenReachedIsTold() {
    let world = FakeWorld(["a": falling])
    let words = "should have been reached by 12 February 2026; weigh in"
    for today in ["2026-02-09", "2026-02-12", "2026-02-13", "2030-01-01"] {
      let options = ["--today", today, "a"]
      let isOverdue = today > "2026-02-12"
      let goal = world.run(arguments: ["goal"] + options).output
      #expect(goal.contains("  \(words)\n") == isOverdue, "\(goal)")
      #expect(goal.contains("12 February 2026, ") != isOverdue)
      let page = world.run(arguments: ["today"] + options).output
      #expect(page.contains("by 1 March 2026: \(words)\n") == isOverdue, "\(page)")
      #expect(page.contains("reached 12 February 2026, ") != isOverdue)
      let chart = world.run(arguments: ["trend", "--chart"] + options).output
        .replacing("\n", with: " ")
      #expect(chart.contains("↓ 3.5 kg a week; 78.0 kg \(words)") == isOverdue, "\(chart)")
      #expect(chart.contains("78.0 kg on 12 February 2026") != isOverdue)
      let document = world.run(arguments: ["goal", "-O", "json"] + options).output
      #expect(document.contains(#""date":"2026-02-12""#))
      #expect(document.contains(#""status":"overdue""#) == isOverdue)
    }
  }

  /// Thirty days that fall by five grams, 35 a week: from 79.855 to 79.5 on the 71st day after 30 January.
  @Test(
    arguments: [
      ("kg", "less than 0.1 kg"), ("lb", "0.1 lb"), ("st", "0st0.1"),
    ])
  func aPaceThatIsShownAsNothingIsTold(unit: String, size: String) {
    let days = (1...30).map { "\($0 < 10 ? "0" : "")\($0) 79.\(1005 - 5 * $0)\n" }
      .joined().replacing("79.1000", with: "80.000")
    let world = FakeWorld(["a": "goal 79.5\n# 2026-01\n\(days)"])
    let pace = "↓ \(size) a week"
    let goal = world.run("goal", "--unit", unit, "a").output
    #expect(
      goal.contains("\nStatus   on track\n") && goal.contains("\nPace     \(pace)\n"), "\(goal)")
    let today = world.run("today", "--unit", unit, "a").output
    #expect(today.contains("\nPace     \(pace)\n"), "\(today)")
    let chart = world.run("trend", "--chart", "--unit", unit, "a").output
    #expect(chart.contains("forecast from the last day: \(pace), "), "\(chart)")
    let svg = world.run("trend", "--svg", "-", "--unit", unit, "a").output
    #expect(
      svg.contains(
        "At its pace from the last day, down \(size) a week, the trend is at the goal on"))
  }

  @Test func aPaceOfNothingIsUnchanged() {
    let days = (1...9).map { "0\($0) 80\n" }.joined()
    let world = FakeWorld(["a": "goal 78\n# 2026-02\n\(days)"])
    #expect(world.run("goal", "a").output.contains("\nPace     unchanged\n"))
    #expect(world.run("today", "a").output.contains("\nPace     unchanged\n"))
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
    let output = FakeWorld(["a": falling]).run("today", "a").output
    #expect(
      output.contains(
        """

        Goal     78.0 kg by 1 March 2026: on track, reached 12 February 2026, in 2 days
        Needed   ↓ 0.7 kg a week
        Next     78.0 kg: 2.0 kg to go  ██████████░░░░░░░░░░  50 %

        """))
  }
}
