import Testing

@testable import W8CommandLine

@Suite struct OutputTests {
  @Test func aClosedPipeEndsQuietlyWithSuccess() {
    for command in ["check", "log", "explain", "help"] {
      var world = FakeWorld(["a": wrongWeekday])
      world.outputLimit = 0
      let operands = ["check", "log"].contains(command) ? "a" : "--quiet"
      #expect(
        world.run(command, operands)
          == FakeWorld.Outcome(code: .success, askedForToday: operands == "a"))
    }
  }

  @Test func aPipeThatClosesInTheMiddleEndsQuietlyToo() {
    // 20,000 findings of about 90 bytes are many pieces of 64 KiB; the first of them is taken.
    let days = String(repeating: "03 Fri   82.1\n", count: 20_000)
    var world = FakeWorld(["a": "# 2026-01\n" + days])
    world.outputLimit = 100_000
    let outcome = world.run("check", "--format", "short", "--fail-on", "warning", "a")
    #expect(outcome.code == .success)
    #expect(outcome.errors == "")
    #expect(outcome.output.utf8.count > 60_000)
  }

  @Test func aDiskThatIsFullIsTold() {
    var world = FakeWorld(["a": faultless])
    world.outputFailure = "no space left on device"
    let outcome = world.run("log", "a")
    #expect(outcome.code == .unreadable)
    #expect(outcome.errors == "w8log: cannot write the output: no space left on device\n")
  }
}
