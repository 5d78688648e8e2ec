import Testing
import W8CommandLine
import W8Files

/// `today --follow`: what is shown while files and days change.
@Suite struct FollowTests {
  private static func log(_ weight: String) -> String {
    "unit kg\n\n# 2026-02\n\n10 Tue   \(weight)\n"
  }

  private func weights(_ outcome: FakeWorld.Outcome) -> [Substring] {
    outcome.output.split(separator: "\n").filter { $0.hasPrefix("Weight") }.map {
      $0.split { " ,".contains($0) }[1]
    }
  }

  @Test func itIsShownAgainWhenTheFileChanges() {
    var world = FakeWorld(["a": Self.log("80.0")])
    world.moments = [
      .init(), .init(files: ["a": Self.log("79.0")]), .init(), .init(files: ["b": "nothing"]),
      .init(files: ["a": Self.log("78.0")]),
    ]
    let outcome = world.run("today", "--follow", "a")
    #expect(weights(outcome) == ["80.0", "79.0", "78.0"])
    #expect(outcome.output.contains("in a row\n\nTuesday 10 February 2026\n"))
    #expect(!outcome.output.contains("\u{1B}"))
    #expect(outcome.errors == "")
    #expect(outcome.code == .success)
  }

  @Test func aFileThatIsGoneForAMomentIsWaitedFor() {
    var world = FakeWorld(["a": Self.log("80.0")])
    world.moments = [.init(files: ["a": nil]), .init(files: ["a": Self.log("79.0")])]
    let outcome = world.run("today", "--follow", "a")
    #expect(weights(outcome) == ["80.0", "79.0"])
    #expect(outcome.errors == "")
    world.moments = [.init(files: ["a": nil]), .init(), .init(files: ["a": Self.log("79.0")])]
    let missing = world.run("today", "--follow", "a")
    #expect(weights(missing) == ["80.0", "79.0"])
    #expect(missing.errors.contains("\"a\" does not exist"))
  }

  @Test func anErrorIsToldAndTheNextTextIsShown() {
    var world = FakeWorld(["a": Self.log("80.0")])
    world.moments = [.init(files: ["a": badWeight]), .init(files: ["a": Self.log("79.0")])]
    let outcome = world.run("today", "--follow", "a")
    #expect(weights(outcome) == ["80.0", "none", "79.0"])
    #expect(outcome.errors.contains("a:3: \"82.4.1\" is not a weight"))
    #expect(outcome.code == .success)
    let strict = world.run("today", "--follow", "--strict", "a")
    #expect(weights(strict) == ["80.0", "79.0"])
  }

  @Test func aNewFileThatIsIncludedIsAChange() {
    var world = FakeWorld(["a": "unit kg\ninclude \"years/*.w8log\"\n" + Self.log("80.0")])
    let next = "unit kg\n\n# 2026-02\n\n11 Wed   79.0\n"
    world.moments = [
      .init(), .init(files: ["years/b.w8log": next]), .init(files: ["other": next]),
      .init(files: ["years/b.w8log": next.replacing("79.0", with: "78.0")]),
    ]
    let outcome = world.run("today", "--follow", "--lenient", "-q", "a")
    #expect(weights(outcome) == ["80.0", "79.0", "78.0"])
    #expect(outcome.errors == "")
  }

  @Test func midnightIsAChange() {
    var world = FakeWorld(["a": Self.log("80.0")])
    world.moments = [.init(), .init(day: ClockDate(year: 2026, month: 2, day: 11))]
    let output = world.run("today", "--follow", "a").output
    #expect(
      output.contains("Tuesday 10 February 2026") && output.contains("\nWednesday 11 February"))
    let frozen = world.run("today", "--follow", "--today", "2026-02-10", "a")
    #expect(weights(frozen) == ["80.0"])
    #expect(!frozen.askedForToday)
  }

  @Test func aTerminalIsDrawnAnew() {
    var world = FakeWorld(["a": Self.log("80.0")])
    world.moments = [.init(files: ["a": Self.log("79.0")])]
    world.terminals = [.input, .output]
    let output = world.run("today", "--follow", "--color=never", "a").output
    #expect(output.split(separator: "\u{1B}[2J\u{1B}[H").count == 2)
    #expect(output.hasPrefix("\u{1B}[2J\u{1B}[HTuesday"))
    world.variables["TERM"] = "dumb"
    #expect(!world.run("today", "--follow", "a").output.contains("\u{1B}"))
  }

  @Test func documentsAreOneOnEachLine() {
    var world = FakeWorld(["a": Self.log("80.0")])
    world.moments = [.init(files: ["a": Self.log("79.0")])]
    let output = world.run("today", "--follow", "-O", "json", "a").output
    #expect(output.split(separator: "\n", omittingEmptySubsequences: false).count == 3)
  }

  @Test func standardInputCannotBeFollowed() {
    let message =
      "w8log: --follow does not work with standard input; name a file\n"
    #expect(FakeWorld().run("today", "--follow", "-").errors == message)
    var piped = FakeWorld()
    piped.terminals = []
    piped.standardInput = Array(Self.log("80.0").utf8)
    #expect(piped.run("today", "--follow").errors == message)
    #expect(piped.run("today", "--follow").code == .usage)
    piped.standardInput = []
    piped.files["only.w8log"] = Array(Self.log("80.0").utf8)
    #expect(weights(piped.run("today", "--follow")) == ["80.0"])
  }

  @Test func whatIsNotThereIsNotWaitedFor() {
    var world = FakeWorld()
    world.moments = [.init(files: ["a": Self.log("80.0")])]
    let outcome = world.run("today", "--follow", "a")
    #expect(outcome.code == .unreadable && outcome.output == "")
  }

  @Test func aFileOfResultsHasOneResult() {
    let outcome = FakeWorld(["a": faultless]).run("today", "--follow", "-o", "b", "a")
    #expect(outcome.code == .usage)
    #expect(outcome.errors.contains("--follow and --output cannot be combined"))
  }

  @Test func aClosedPipeEndsIt() {
    var world = FakeWorld(["a": Self.log("80.0")])
    world.moments = [.init(files: ["a": Self.log("79.0")])]
    world.outputLimit = 10
    #expect(world.run("today", "--follow", "a").code == .success)
  }
}
