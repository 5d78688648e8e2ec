import Testing
import W8CommandLine
import W8Files

/// Where a command finds its logs.
@Suite struct LogSourceTests {
  /// A log that tells by its finding which one it is.
  private static func log(_ gym: String) -> String {
    "gym @x\n# 2026-01\n03 82.1 @\(gym)\nunit kg\n"
  }

  private static func world() -> FakeWorld {
    var world = FakeWorld(["a": log("a"), "b": log("b"), "env/c": log("env")])
    world.files["here.w8log"] = nil
    return world
  }

  private func gyms(_ outcome: FakeWorld.Outcome) -> [String] {
    outcome.output.split(separator: "\n").compactMap { line in
      line.split(separator: "@").last?.split(separator: " ").first.map(String.init)
    }
  }

  @Test func operandsComeBeforeAllElse() {
    var world = Self.world()
    world.terminals = []
    world.standardInput = Array(Self.log("piped").utf8)
    world.variables["W8LOG_FILE"] = "env/c"
    #expect(gyms(world.run("check", "-O", "short", "a", "-f", "b")) == ["a"])
    #expect(gyms(world.run("check", "-O", "short", "b", "-", "a")) == ["b", "piped", "a"])
  }

  @Test func thenTheFileOptionThenAPipeThenTheVariable() {
    var world = Self.world()
    world.terminals = []
    world.standardInput = Array(Self.log("piped").utf8)
    world.variables["W8LOG_FILE"] = "env/c"
    #expect(gyms(world.run("check", "-O", "short", "-f", "b", "--file=a")) == ["b", "a"])
    #expect(gyms(world.run("check", "-O", "short")) == ["piped"])
    world.standardInput = []
    #expect(gyms(world.run("check", "-O", "short")) == ["env"])
    world.standardInput = Array(Self.log("typed").utf8)
    world.terminals = [.input]
    #expect(gyms(world.run("check", "-O", "short")) == ["env"])
  }

  @Test func theOnlyLogInTheFolderIsFoundAtLast() {
    var world = FakeWorld(["only.w8log": Self.log("only")])
    world.variables["W8LOG_FILE"] = ""
    #expect(gyms(world.run("check", "-O", "short")) == ["only"])
    world.files["second.w8log"] = []
    let outcome = world.run("check")
    #expect(outcome.code == .unreadable)
    #expect(
      outcome.errors
        == "w8log: several logs in this folder; name \"only.w8log\" or \"second.w8log\"\n")
  }

  @Test func skippedLogsAreCounted() {
    let world = FakeWorld(["d/a": Self.log("a")]).with {
      $0.folders = ["d": ["d/a"], "e": []]
      $0.skipped = [
        "d": [.skipped(path: "d/b", byGit: true), .skipped(path: "d/c", byGit: false)],
        "e": [.skipped(path: "e/x", byGit: true)],
      ]
    }
    let outcome = world.run("check", "-O", "short", "d")
    #expect(gyms(outcome) == ["a"])
    #expect(
      outcome.errors.hasPrefix(
        "w8log: \"d\": skipped 1 log that git ignores and 1 log by --exclude; name one to read it\n"
      ))
    #expect(!world.run("check", "-q", "-O", "short", "d").errors.contains("skipped"))
    let empty = world.run("check", "e")
    #expect(empty.code == .unreadable)
    #expect(empty.errors.contains("skipped 1 log that git ignores; name it to read it\n"))
  }

  @Test func noLogAtAllIsToldWithTheRemedy() {
    for format in ["text", "json"] {
      let outcome = FakeWorld().run("check", "--format", format)
      #expect(outcome.code == .unreadable)
      #expect(outcome.output == "")
      #expect(
        outcome.errors == "w8log: no log to read; name a file, pipe one in, or set W8LOG_FILE\n")
    }
  }

  @Test func aFolderStandsForItsLogs() {
    var world = Self.world()
    world.folders = ["logs": ["b", "a"], "empty": []]
    #expect(gyms(world.run("check", "-O", "short", "logs")) == ["b", "a"])
    let outcome = world.run("check", "-O", "short", "empty", "a")
    #expect(outcome.code == .unreadable)
    #expect(gyms(outcome) == ["a"])
    #expect(outcome.errors.contains("no *.w8log file below \"empty\""))
  }

  @Test func emptyInputThatWasAskedForIsAnEmptyLog() {
    var world = FakeWorld()
    world.terminals = []
    #expect(world.run("check", "-") == FakeWorld.Outcome(code: .success, askedForToday: true))
  }
}
