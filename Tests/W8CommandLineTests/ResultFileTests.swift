import Testing
import W8CommandLine
import W8Files
import W8TestSupport

/// `-o FILE` of every report.
@Suite struct ResultFileTests {
  private static let commands = [
    ["log"], ["log", "-O", "json"], ["trend", "-O", "csv"], ["report"], ["today"], ["goal"],
    ["milestones"], ["gyms"], ["exercises"], ["history", "squat"], ["tags"], ["notes"], ["stats"],
    ["files"],
    ["export", "--to", "json"],
  ]

  @Test(arguments: commands)
  func theFileGetsWhatTheTerminalWouldNot(command: [String]) {
    let world = FakeWorld(["a": smallLog])
    let shown = world.run(arguments: command + ["--today", "2026-02-10", "a"])
    let kept = world.run(arguments: command + ["-o", "out", "--today", "2026-02-10", "a"])
    #expect(kept.written == ["out": shown.output])
    #expect(kept.output == "")
    #expect(kept.code == .success)
    let dash = world.run(arguments: command + ["-o", "-", "--today", "2026-02-10", "a"])
    #expect(dash == shown)
  }

  @Test func aFileIsNoTerminal() {
    var world = FakeWorld(["a": smallLog])
    world.terminals = [.input, .output]
    world.width = 30
    let plain = FakeWorld(["a": smallLog]).run("log", "a").output
    #expect(world.run("log", "--output", "out", "a").written == ["out": plain])
  }

  @Test func aLogIsNeverOverwritten() {
    let world = FakeWorld(["a": smallLog, "b": faultless])
    for output in ["a", "b"] {
      let outcome = world.run("stats", "-o", output, "a", "b")
      #expect(outcome.written == [:])
      #expect(outcome.code == .usage)
      #expect(outcome.errors == "w8log: \(Self.refusal(of: output))\n")
    }
  }

  @Test func aResultIsNoLog() {
    var world = FakeWorld(["a": smallLog, "own": faultless])
    world.variables["W8LOG_FILE"] = "own"
    for output in ["new.w8log", "folder/old.w8log", "own", ""] {
      let outcome = world.run("stats", "-o", output, "a")
      #expect(outcome.code == .usage && outcome.written == [:])
      #expect(outcome.errors == "w8log: \(Self.refusal(of: output))\n")
    }
  }

  private static func refusal(of output: String) -> String {
    "--output cannot be \"\(output)\"; it must be a file that is not a log, such as out.csv, or -"
  }

  @Test func whatCannotBeWrittenIsToldWithItsPlace() {
    var world = FakeWorld(["a": smallLog])
    world.writeFailures["out"] = .notWritable(path: "out")
    let outcome = world.run("stats", "-o", "out", "a")
    #expect(outcome.code == .unreadable)
    #expect(outcome.errors.hasPrefix("w8log: no permission to write \"out\""))
  }

  @Test func aFailedRunWritesNothing() {
    let world = FakeWorld(["a": badWeight, "c": canonicalLog])
    let half = world.run("log", "--strict", "-o", "out", "c", "a")
    #expect(half.code == .badData && half.written == [:])
    let refused = world.run("log", "--strict", "-o", "out", "a")
    #expect(refused.code == .badData && refused.written == [:])
    let merging = FakeWorld(["a": "# 2026-01\n<<<<<<< ours\n03 Sat 82\n"])
    let unfinished = merging.run("log", "-o", "out", "a")
    #expect(unfinished.code == .badData && unfinished.written == [:])
    let wrong = world.run("log", "-o", "out", "--since", "never", "a")
    #expect(wrong.code == .usage && wrong.written == [:])
    let touched = world.run("log", "-o", "out", "a")
    #expect(touched.code == .badData && touched.written["out"] == world.run("log", "a").output)
    let model = world.run("export", "--to", "json", "-o", "out", "a")
    #expect(model.code == .badData && model.written["out"]?.hasPrefix("{") == true)
  }
}
