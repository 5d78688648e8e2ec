import Testing
import W8CommandLine
import W8Files

/// What goes through a pager, and when.
@Suite struct PagerTests {
  private let world: FakeWorld = {
    var world = FakeWorld(["a": faultless, "bad": badWeight])
    world.terminals = [.output, .errors]
    world.pagers = ["less": nil, "more -s": nil, "short": 3]
    return world
  }()

  @Test func onATerminalItDoesWithItsColors() {
    let outcome = world.run("log", "a")
    #expect(outcome.output == "" && outcome.code == .success)
    #expect(outcome.paged?.hasPrefix("\u{1B}[1mJanuary 2026\u{1B}[0m\n") == true)
    var other = world
    other.variables["PAGER"] = "more -s"
    #expect(other.run("log", "a") == outcome)
  }

  @Test(
    arguments: [
      ["trend"], ["trend", "--chart"], ["report"], ["history"], ["notes"], ["tags"], ["gyms"],
      ["exercises"], ["milestones"], ["next"],
    ])
  func soDoesEveryReportWithRows(arguments: [String]) {
    let log = "milestone 70\n# 2026-02\n01 80 @x #y > z\n    Squat: 5 100\n"
    var world = FakeWorld(["a": log])
    let operands = (arguments == ["history"] ? ["Squat"] : []) + ["--lenient", "-q", "a"]
    world.terminals = [.output]
    world.pagers = ["less": nil]
    let paged = world.run(arguments: arguments + operands)
    #expect(paged.output == "" && paged.paged?.isEmpty == false)
    let atOnce = world.run(arguments: arguments + ["--no-pager"] + operands)
    #expect(atOnce.paged == nil && atOnce.output == paged.paged)
  }

  @Test func theRuleReferenceDoes() {
    #expect(world.run("explain", "--all").paged?.hasPrefix("#") == true)
    #expect(world.run("explain", "--all", "--no-pager").paged == nil)
  }

  @Test func nothingElseDoes() {
    for arguments in [["log", "--no-pager", "a"], ["today", "a"], ["log", "--help"]] {
      let outcome = world.run(arguments: arguments)
      #expect(outcome.paged == nil && !outcome.output.isEmpty, "\(arguments)")
    }
    for pager in ["", " ", "cat", "missing"] {
      var other = world
      other.variables["PAGER"] = pager
      let outcome = other.run("log", "a")
      #expect(outcome.paged == nil && outcome.output.contains("January 2026"), "\(pager)")
    }
    var other = world
    other.terminals = [.input, .errors]
    #expect(other.run("log", "a").paged == nil)
    other = world
    other.variables["TERM"] = "dumb"
    #expect(other.run("log", "a").paged == nil)
    let file = world.run("log", "-o", "out.csv", "-O", "csv", "a")
    #expect(file.paged == nil && file.written["out.csv"] != nil)
  }

  @Test func leavingItIsQuietAndKeepsTheExitCode() {
    var other = world
    other.variables["PAGER"] = "short"
    let outcome = other.run("log", "a")
    #expect(outcome.code == .success && outcome.paged == "")
    #expect(outcome.output == "" && outcome.errors == "")
    #expect(other.run("log", "a", "missing.w8log").code == .unreadable)
  }

  @Test func errorsBeforeAnyResultStartNoPager() {
    for arguments in [["log", "--gym", "@nowhere", "a"], ["log", "missing.w8log"]] {
      let outcome = world.run(arguments: arguments)
      #expect(outcome.paged == nil && outcome.code != .success && outcome.errors != "")
    }
  }

  @Test func sessionsAreFoundByTheirTitle() {
    let log = """
      # 2026-01
      03 80
          @x "Push day"
      04 80
          @ "Pull"
          @ "PUSH again"
      05 80 @x > push

      """
    func days(_ text: String) -> [Substring] {
      FakeWorld(["a": log]).run("log", "--session", text, "-O", "tsv", "--lenient", "-q", "a")
        .output.split(separator: "\n").dropFirst().map { $0.prefix(10) }
    }
    #expect(days("push") == ["2026-01-04", "2026-01-03"])
    #expect(days("Pull") == ["2026-01-04"] && days("legs").isEmpty)
    #expect(days("").count == 2)
  }
}
