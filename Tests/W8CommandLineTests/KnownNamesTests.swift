import Testing
import W8CommandLine

@testable import W8Reports

/// What a selection says of names that a log does not know.
@Suite struct KnownNamesTests {
  private static let log = """
    gym @iron "Iron" alias:@steel
    tag #rest
    exercise "Bench press" alias:BP

    # 2026-01

    20 Tue   80.0   @home  #salty
        Squat:              3x5 100

    """

  @Test(
    arguments: [
      ("--gym", "irno", "no gym \"@irno\" in \"a\"; did you mean \"@iron\"?"),
      ("--gym", "@x", "no gym \"@x\" in \"a\"; `w8log gyms` lists them"),
      ("--tag", "#slaty", "no tag \"#slaty\" in \"a\"; did you mean \"#salty\"?"),
      ("--tag", "x", "no tag \"#x\" in \"a\"; `w8log tags` lists them"),
      (
        "--exercise", "benchpress",
        "no exercise \"benchpress\" in \"a\"; did you mean \"Bench press\"?"
      ),
    ])
  func aNameThatOccursNowhereIsWrongUsage(option: String, name: String, message: String) {
    let world = FakeWorld(["a": Self.log])
    for command in ["log", "trend", "report", "tags", "notes"] {
      let outcome = world.run(command, option, name, "--lenient", "-q", "a")
      #expect(outcome.code == .usage)
      #expect(outcome.output == "")
      #expect(outcome.errors == "w8log: \(message)\n")
    }
  }

  @Test(
    arguments: [
      ("--gym", "IRON"), ("--gym", "@steel"), ("--gym", "home"), ("--tag", "rest"),
      ("--tag", "#Salty"), ("--exercise", "bp"), ("--exercise", "BENCH  press"),
      ("--exercise", "squat"),
    ])
  func whatIsDeclaredOrUsedIsKnown(option: String, name: String) {
    let outcome = FakeWorld(["a": Self.log]).run("log", option, name, "--lenient", "-q", "a")
    #expect(outcome.code == .success)
    #expect(outcome.errors == "" || outcome.errors == "no entries to show in \"a\"\n")
  }

  @Test func ofSeveralLogsOneMayKnowTheName() {
    let world = FakeWorld(["a": Self.log, "b": faultless])
    let outcome = world.run("log", "--gym", "home", "-O", "csv", "--lenient", "b", "a")
    #expect(outcome.code == .success)
    #expect(outcome.output.split(separator: "\r\n").count == 2)
    #expect(outcome.errors.contains("w8log: no gym \"@home\" in \"b\"; `w8log gyms` lists them\n"))
  }
}
