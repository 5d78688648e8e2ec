import Testing
import W8CommandLine

/// Colours tell towards the goal from away from it; the arrow tells the direction.
@Suite struct TowardsGoalTests {
  private static let days = "# 2026-01\n01 80\n02 80\n09 79\n16 79.05\n23 80\n"
  private static let cyan = "\u{1B}[36m"
  private static let yellow = "\u{1B}[33m"

  /// Down 1.0, up 0.05 (stable), up 0.95 from the third, as shown 1.0 (half to even of 0.95 is 1.0).
  @Test(
    arguments: [
      ("goal 75\n", [cyan + "↓ 1.0", "– 0.0", yellow + "↑ 1.0"]),
      ("goal 85\n", [yellow + "↓ 1.0", "– 0.0", cyan + "↑ 1.0"]),
      ("", ["↓ 1.0", "– 0.0", "↑ 1.0"]),
    ])
  func ratesStandOutByTheGoal(goal: String, rates: [String]) {
    let world = FakeWorld(["a": "unit kg\n" + goal + Self.days])
    let output = world.run("log", "--color", "always", "--oldest-first", "--lenient", "a").output
    let lines = output.split(separator: "\n").suffix(3)
    for (line, rate) in zip(lines, rates) {
      #expect(line.contains(" " + rate), "\(line)")
      #expect(rate.hasPrefix("\u{1B}") == line.contains("\u{1B}"))
    }
  }

  @Test(arguments: [["trend"], ["report"], ["today"], ["goal"], ["log"]])
  func withoutAGoalOrColoursNothingIsColoured(command: [String]) {
    // A pace takes more than a week.
    let days = "# 2026-01\n" + (1...9).map { "0\($0) 8\($0)\n" }.joined()
    var world = FakeWorld(["a": "unit kg\n" + days, "b": "unit kg\ngoal 75\n" + days])
    let options = ["--today", "2026-01-23", "--lenient", "-q"]
    let neutral = world.run(arguments: command + options + ["--color", "always", "a"]).output
    #expect(!neutral.contains(Self.cyan) && !neutral.contains(Self.yellow))
    let aimed = world.run(arguments: command + options + ["--color", "always", "b"]).output
    #expect(aimed.contains(Self.cyan) || aimed.contains(Self.yellow))
    world.terminals.insert(.output)
    world.variables["NO_COLOR"] = "1"
    #expect(!world.run(arguments: command + options + ["b"]).output.contains("\u{1B}"))
  }

  /// Beyond the goal the way back leads towards it.
  @Test func theDistanceToTheGoalCounts() {
    let world = FakeWorld(["a": "unit kg\ngoal 80\n# 2026-01\n01 82\n08 78\n15 79\n22 78.5\n"])
    let lines = world.run("log", "--color", "always", "--oldest-first", "--lenient", "a").output
      .split(separator: "\n").suffix(3)
    // 82 to 78 is as far away as before; 78 to 79 is nearer; 79 to 78.5 is farther.
    for (line, color) in zip(lines, ["", Self.cyan, Self.yellow]) {
      #expect(color.isEmpty ? !line.contains("\u{1B}") : line.contains(color), "\(line)")
    }
  }
}
