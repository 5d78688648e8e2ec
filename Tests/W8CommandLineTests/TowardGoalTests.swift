import Testing
import W8CommandLine

/// A pace that leads toward the goal is colored, and nothing else.
@Suite struct TowardGoalTests {
  private static let cyan = "\u{1B}[36m"
  private static let yellow = "\u{1B}[33m"

  /// The pace of the falling log is ↓ 0.5 kg a week; a goal above is none to which it leads.
  @Test(arguments: [("goal 75\n", true), ("goal 90\n", false), ("", false)])
  func onlyAPaceTowardTheGoalStandsOut(goal: String, isToward: Bool) {
    let world = FakeWorld(["a": fallingLog(goal)])
    let options = ["--today", "2026-02-11", "--color", "always", "-q", "a"]
    for command in ["today", "goal", "trend"] where command != "goal" || !goal.isEmpty {
      let output = world.run(arguments: [command] + options).output
      let pace = command == "trend" ? "↓ 0.5/wk" : "↓ 0.5 kg a week"
      #expect(output.contains(Self.cyan + pace) == isToward, "\(output)")
      #expect(output.contains(pace) && !output.contains(Self.yellow), "\(output)")
    }
    for command in ["log", "report"] {
      let output = world.run(arguments: [command] + options).output
      #expect(!output.contains(Self.cyan) && !output.contains(Self.yellow), "\(output)")
    }
  }

  @Test func withoutColorsTheArrowSaysTheDirection() {
    var world = FakeWorld(["a": fallingLog("goal 75\n")])
    world.terminals.insert(.output)
    world.variables["NO_COLOR"] = "1"
    let output = world.run("today", "--today", "2026-02-11", "a").output
    #expect(output.contains("↓ 0.5 kg a week") && !output.contains("\u{1B}"))
  }

  /// Beyond the goal the way back leads toward it.
  @Test func theDistanceToTheGoalCounts() {
    let world = FakeWorld(["a": fallingLog("goal 86 from:2025-01-01\n") + "20 82\n"])
    let output = world.run("trend", "--color", "always", "-q", "a").output
    #expect(!output.contains(Self.cyan))
    let beyond = "unit kg\ngoal 80\n# 2026-01\n01 82\n08 78\n15 76\n22 78\n29 79\n"
    let back = FakeWorld(["a": beyond]).run("trend", "--color", "always", "--span", "1", "-q", "a")
    #expect(back.output.contains(Self.cyan + "↑"), "\(back.output)")
  }
}
