import Testing
import W8CommandLine

/// A rate over other days than seven says over how many.
@Suite struct RateTests {
  private let world = FakeWorld(["a": "unit kg\n# 2026-01\n01 82\n08 81\n30 80.2\n"])

  private func output(_ arguments: String...) -> String {
    world.run(arguments: arguments + ["--lenient", "-q", "a"]).output
  }

  @Test func tablesTellTheDays() {
    let log = output("log")
    #expect(log.contains("↓ 0.8 22d"), "\(log)")
    #expect(log.contains("↓ 1.0\n"), "\(log)")
    let page = output("log", "-O", "md")
    #expect(page.contains("| ↓ 0.8 22d | 22 |") && page.contains("| ↓ 1.0 | 7 |"), "\(page)")
  }

  @Test func documentsTellTheDays() {
    #expect(output("log", "-O", "csv").contains(",-0.8,22,"))
    #expect(output("export", "--to", "csv").contains(",-0.8,22,"))
    #expect(output("log", "-O", "json").contains(#""rate":-0.8,"rateDays":22"#))
    #expect(output("today", "-O", "json").contains(#""rate":-0.8,"rateDays":22"#))
  }

  /// What sums up a log has its pace, and no rate beside it.
  @Test func todayHasThePaceAlone() {
    let lines = output("today").split(separator: "\n")
    #expect(lines.contains("Pace     ↓ 0.2 kg a week over 29 days"), "\(lines)")
    #expect(!lines.contains { $0.hasPrefix("Rate") })
  }

  @Test func addTellsThePace() {
    let world = FakeWorld(["a": "unit kg\n\n# 2026-01\n\n19 Mon   82.0\n"])
    #expect(world.run("add", "-f", "a", "80.2").output.hasSuffix("\navg 81.6, pace ↓ 0.1/wk\n"))
  }
}
