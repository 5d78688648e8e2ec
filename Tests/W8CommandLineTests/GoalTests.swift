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
        == #"{"average":82.1,"by":null,"chance":null,"complete":true,"crossed":null,"#
        + #""earliest":null,"forecast":null,"gap":null,"goal":null,"latest":null,"leftOut":[],"#
        + #""needed":null,"pace":null,"schema":1,"status":"no-goal","unit":"kg","warnings":[]}"#
        + "\n")
    #expect(world.run("goal", "-O", "csv", "a").code == .usage)
    #expect(world.run("goal", "--by", "June", "a").code == .usage)
  }

  /// A goal 5 kg off, six days after the last weigh-in.
  @Test func aGoalThatIsOutOfReachIsNotJudged() {
    let days = (1...15).map { "\($0) \(80.0 - Double($0 - 1) / 10)" }.joined(separator: "\n")
    let world = FakeWorld(["a": "unit kg\ngoal 75 by:2026-01-21\n# 2026-01\n\(days)\n"])
    let output = world.run("goal", "a", "--today", "2026-01-15").output
    #expect(
      output.contains(
        "\nOutlook   probably after 21 January 2026, not reached in the next 2 weeks\n"),
      "\(output)")
    let today = world.run("today", "a", "--today", "2026-01-15").output
    #expect(today.contains(" kg to go, probably later\n"), "\(today)")
  }

  @Test func tooFewWeightsTellNoPace() {
    let world = FakeWorld(["a": "unit kg\ngoal 80\n# 2026-01\n01 90\n02 79.5\n09 84\n"])
    for command in ["goal", "today"] {
      #expect(!world.run(command, "a").output.contains("kg a week"))
      #expect(world.run(command, "-O", "json", "a").output.contains(#""pace":null"#))
    }
    let svg = world.run("trend", "--svg", "-", "a").output
    #expect(svg.contains("down 3.5 kg. There is no forecast yet: it needs 7 weigh-ins"), "\(svg)")
    #expect(!svg.contains("kg a week"))
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
