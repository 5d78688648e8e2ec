import Testing
import W8CommandLine

@Suite struct GoalTests {
  @Test func withoutAGoalTheRemedyIsTold() {
    let world = FakeWorld(["a": faultless])
    let outcome = world.run("goal", "--today", "2026-01-01", "a")
    #expect(
      outcome.output
        == "no goal; write one at the top of the log, such as `goal 75 by:2026-06-30`\n"
    )
    #expect(outcome.code == .success)
    #expect(
      world.run("goal", "--by", "2026-06-01", "--format", "json", "a").output
        == #"{"by":null,"complete":true,"date":null,"forecast":null,"#
        + #""gap":null,"goal":null,"leftOut":[],"requiredWeekly":null,"schema":1,"#
        + #""status":"no-goal","unit":"kg","warnings":[],"weeklyVelocity":null}"# + "\n")
    #expect(world.run("goal", "-O", "csv", "a").code == .usage)
    #expect(world.run("goal", "--by", "June", "a").code == .usage)
  }

  /// From 80 kg, 0.1 kg less each day: the goal is 50 days away, its date 6.
  @Test func reachingItAfterItsDateIsNoPraise() {
    let days = (1...14).map { "\($0) \(80.0 - Double($0 - 1) / 10)" }.joined(separator: "\n")
    let world = FakeWorld(["a": "unit kg\ngoal 75 by:2026-01-20\n# 2026-01\n\(days)\n"])
    for command in ["goal", "today"] {
      let outcome = world.run(command, "a", "--today", "2026-01-14")
      #expect(outcome.output.contains("moving towards it, but too late"), "\(outcome.output)")
    }
  }

  /// The trend of three weights is at 77.6, where nobody is.
  @Test func tooFewWeightsTellNeitherLevelNorPace() {
    let world = FakeWorld(["a": "unit kg\ngoal 80\n# 2026-01\n01 90\n02 79.5\n09 84\n"])
    let goal = world.run("goal", "a").output
    #expect(goal.contains("too few weights yet") && !goal.contains("Level"), "\(goal)")
    for command in ["goal", "today"] {
      #expect(!world.run(command, "a").output.contains("kg a week"))
      #expect(world.run(command, "-O", "json", "a").output.contains(#""weeklyVelocity":null"#))
    }
    let svg = world.run("trend", "--svg", "-", "a").output
    #expect(svg.contains("down 3.5 kg.") && !svg.contains("kg a week"), "\(svg)")
  }

  @Test func withoutMilestonesTheRemedyIsTold() {
    let outcome = FakeWorld(["a": faultless]).run("milestones", "a")
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("no goal and no milestone, such as `goal 75`"))
    #expect(outcome.code == .success)
    #expect(
      FakeWorld(["a": faultless]).run("milestones", "-O", "json", "-q", "a").output
        == #"{"complete":true,"leftOut":[],"milestones":[],"next":null,"schema":1,"#
        + #""unit":"kg"}"# + "\n")
  }
}
