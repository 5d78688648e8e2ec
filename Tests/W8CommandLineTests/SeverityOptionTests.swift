import Testing
import W8CommandLine

/// What `--strict`, `--deny`, `--warn` and `--allow` make of a warning, of an error and of a log's own `lint`.
@Suite struct SeverityOptionTests {
  struct Row: Sendable {
    let log: String
    let options: [String]
    /// The severity told; nil when nothing is.
    let told: String?
    let code: ExitCode
  }

  @Test(
    arguments: [
      Row(log: wrongWeekday, options: [], told: "warning", code: .success),
      Row(log: wrongWeekday, options: ["--strict"], told: "warning", code: .findings),
      Row(log: wrongWeekday, options: ["--deny=weekday-mismatch"], told: "error", code: .findings),
      Row(log: wrongWeekday, options: ["--deny", "w8104"], told: "error", code: .findings),
      Row(log: wrongWeekday, options: ["--allow", "W8104"], told: nil, code: .success),
      Row(
        log: wrongWeekday, options: ["--strict", "--allow=W8104"], told: nil, code: .success),
      // The later weighs more.
      Row(
        log: wrongWeekday, options: ["--allow=W8104", "--deny=Weekday-Mismatch"], told: "error",
        code: .findings),
      Row(
        log: wrongWeekday, options: ["--deny=W8104", "--warn=W8104"], told: "warning",
        code: .success),
      // What the log says weighs less.
      Row(
        log: "lint weekday-mismatch off\n" + wrongWeekday, options: [], told: nil, code: .success),
      Row(
        log: "lint weekday-mismatch off\n" + wrongWeekday, options: ["--warn=W8104"],
        told: "warning", code: .success),
      Row(
        log: "lint W8104 error\n" + wrongWeekday, options: ["--allow=W8104"], told: nil,
        code: .success),
      // Another rule's severity changes nothing.
      Row(log: badWeight, options: ["--allow=W8104"], told: "error", code: .findings),
      Row(log: badWeight, options: ["--warn=bad-weight"], told: "warning", code: .success),
      Row(
        log: badWeight, options: ["--warn=bad-weight", "--fail-on=warning"], told: "warning",
        code: .findings),
      // A tag that is not declared, and a key that is unknown, are errors to the strict alone.
      Row(log: undeclaredTag, options: [], told: nil, code: .success),
      Row(log: undeclaredTag, options: ["--strict"], told: "error", code: .findings),
      Row(
        log: undeclaredTag, options: ["--strict", "--warn=W8603"], told: "warning", code: .findings),
      Row(log: unknownKey, options: [], told: "info", code: .success),
      Row(log: unknownKey, options: ["--strict"], told: "error", code: .findings),
      Row(
        log: unknownKey, options: ["--strict", "--allow=unknown-key"], told: nil, code: .success),
      // To be strict is never to ask for less.
      Row(
        log: wrongWeekday, options: ["--strict", "--fail-on=error"], told: "warning",
        code: .findings),
      Row(log: faultless, options: ["--strict", "--fail-on=hint"], told: nil, code: .success),
    ])
  func optionsWeighRules(row: Row) {
    let outcome = FakeWorld(["a": row.log])
      .run(arguments: ["check", "-q", "-O", "short"] + row.options + ["a"])
    #expect(outcome.code == row.code)
    let told = outcome.output.split(separator: "\n").map { String($0.split(separator: " ")[1]) }
    let expected = row.told.map { ["\($0):"] } ?? []
    #expect(told == expected)
  }

  @Test(arguments: ["--deny", "--warn", "--allow"])
  func anUnknownRuleIsWrongUsageBeforeAnythingIsRead(option: String) {
    let outcome = FakeWorld().run("check", option, "weekday-mismach", "nowhere")
    #expect(
      outcome
        == FakeWorld.Outcome(
          code: .usage,
          errors: "w8log: unknown rule \"weekday-mismach\"; did you mean \"weekday-mismatch\"?\n"))
  }

  @Test(arguments: [
    (0, [], "3 more problems not shown; raise --max to see them\n"),
    (1, ["a:3:4:"], "2 more problems not shown; raise --max to see them\n"),
    (2, ["a:3:4:", "b:3:4:"], "1 more problem not shown; raise --max to see them\n"),
    (3, ["a:3:4:", "b:3:4:", "b:5:10:"], ""), (9, ["a:3:4:", "b:3:4:", "b:5:10:"], ""),
  ])
  func noMoreThanTheMostAreToldAndTheRestIsCounted(most: Int, told: [String], note: String) {
    let world = FakeWorld(["a": wrongWeekday, "b": wrongWeekday + "10 Sat   82.4.1\n"])
    let outcome = world.run("check", "-O", "short", "--max", "\(most)", "a", "b")
    let positions = outcome.output.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
    #expect(positions == told)
    #expect(outcome.errors == "1 error, 2 warnings in 2 files\n\(note)")
    // What is left out fails all the same, and is told to those who want silence too.
    #expect(outcome.code == .findings)
    #expect(world.run("-q", "check", "-O", "short", "--max", "\(most)", "a", "b").errors == note)
  }
}

private let undeclaredTag = "unit kg\ntag #cold\n\n# 2026-01\n\n03 Sat   82.1   #salty\n"
private let unknownKey = "unit kg\n\n# 2026-01\n\n03 Sat   82.1   fta:20\n"
