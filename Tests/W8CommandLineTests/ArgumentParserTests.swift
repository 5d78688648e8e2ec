import Testing

@testable import W8CommandLine

@Suite struct ArgumentParserTests {
  @Test(
    arguments: [
      ["--today", "2026-01-31", "check", "a"],
      ["--today=2026-01-31", "check", "a"],
      ["check", "--today", "2026-01-31", "a"],
      ["check", "a", "--today=2026-01-31"],
      ["lint", "a", "--today", "2026-01-31", "--today=2026-01-31"],
    ])
  func globalOptionsStandBeforeAndAfterTheCommand(arguments: [String]) throws {
    let parsed = try parseArguments(arguments)
    #expect(parsed.command?.name == "check")
    #expect(parsed.arguments.value(of: .today) == "2026-01-31")
    #expect(parsed.arguments.operands == ["a"])
  }

  @Test func dashesEndTheOptionsAndOneDashIsAnOperand() throws {
    let parsed = try parseArguments(["log", "-q", "-", "--", "--unit", "-q", "-"])
    #expect(parsed.arguments.operands == ["-", "--unit", "-q", "-"])
    #expect(parsed.arguments.has(.quiet))
    #expect(!parsed.arguments.has(.help))
  }

  @Test func aValueMayBeginWithADashOrBeEmptyOrHoldAnEqualsSign() throws {
    let parsed = try parseArguments(["check", "-f", "-x", "--file=", "--file=a=b"])
    #expect(parsed.arguments.values(of: .file) == ["-x", "", "a=b"])
  }

  @Test func optionsOfAKindKeepTheirOrder() throws {
    let parsed = try parseArguments([
      "check", "--deny", "a", "--allow=b", "-q", "--deny", "c", "--max", "07",
    ])
    let given = parsed.arguments.given(among: [.allow, .deny])
    #expect(given.map(\.name) == ["--deny", "--allow", "--deny"])
    #expect(given.map(\.value) == ["a", "b", "c"])
    #expect(parsed.arguments.count(of: .max) == 7)
    #expect(throws: ArgumentError.self) {
      try parseArguments(["check", "--max", "99999999999999999999"])
    }
  }

  @Test func noArgumentsAreNoCommand() throws {
    let parsed = try parseArguments([])
    #expect(parsed.command == nil)
    #expect(parsed.arguments.operands == [])
  }

  @Test(
    arguments: [
      (["chekc"], ArgumentError.unknownCommand("chekc", answers: [], nearest: "check")),
      ([""], .unknownCommand("", answers: [], nearest: nil)),
      (
        ["export", "--format", "csv"],
        .unknownOption("--format", command: "export", nearest: "--to")
      ),
      (["frobnicate"], .unknownCommand("frobnicate", answers: [], nearest: nil)),
      (["--lenient"], .unknownOption("--lenient", command: nil, nearest: nil)),
      (["--tody=x"], .unknownOption("--tody", command: nil, nearest: "--today")),
      (["log", "--form"], .unknownOption("--form", command: "log", nearest: "--format")),
      (["log", "-x"], .unknownOption("-x", command: "log", nearest: nil)),
      (["log", "--since"], .missingValue(option: "--since", expected: dayWords)),
      (["log", "--lenient=yes"], .unexpectedValue(option: "--lenient", value: "yes")),
      (["log", "-p", "2026", "--period=2025"], .repeatedOption("--period", "2026", "2025")),
      (["--color=never", "log", "--color", "auto"], .repeatedOption("--color", "never", "auto")),
      (
        ["log", "--until", "2026-02-30"],
        .badValue(option: "--until", value: "2026-02-30", expected: dayWords)
      ),
      (
        ["log", "-O", "xml"],
        .badValue(option: "--format", value: "xml", expected: "text, csv, tsv, json or md")
      ),
      (
        ["check", "-O", "xml"],
        .badValue(
          option: "--format", value: "xml",
          expected: "text, short, json, sarif, github, gitlab or junit")
      ),
      (["check", "--max", "-1"], .badValue(option: "--max", value: "-1", expected: countWords)),
      (["check", "--max", "+1"], .badValue(option: "--max", value: "+1", expected: countWords)),
      (["check", "--max="], .badValue(option: "--max", value: "", expected: countWords)),
      (["check", "--max"], .missingValue(option: "--max", expected: countWords)),
      (
        ["check", "--recode", "latin1"],
        .badValue(option: "--recode", value: "latin1", expected: "windows-1252")
      ),
      (
        ["check", "--fail-on="],
        .badValue(option: "--fail-on", value: "", expected: "error, warning, info or hint")
      ),
    ])
  func aWrongCommandLineIsRefused(arguments: [String], error: ArgumentError) {
    #expect(throws: error) { try parseArguments(arguments) }
  }

  @Test func whatMeansTheSameMayBeRepeated() throws {
    let parsed = try parseArguments([
      "log", "--gym", "a", "--gym", "b", "-p", "2026", "-p", "2026", "--notes", "--notes",
    ])
    #expect(parsed.arguments.values(of: .gym) == ["a", "b"])
    #expect(parsed.arguments.value(of: .period) == "2026")
  }

  @Test func messagesNameTheFaultAndShowNoControlCharacter() {
    let outcome = FakeWorld().run("check", "--form\u{1B}[31m")
    #expect(outcome.code == .usage)
    #expect(
      outcome.errors
        == "w8log: unknown option \"--form␛[31m\" of `check`; see `w8log check --help`\n")
    #expect(
      ArgumentError.unexpectedValue(option: "--notes", value: "yes").message
        == "--notes has no value; remove \"=yes\"")
    #expect(
      ArgumentError.repeatedOption("-p", "1", "2").message
        == "-p has two values, \"1\" and \"2\"; remove one")
    #expect(
      ArgumentError.badValue(option: "--unit", value: "stones", expected: "kg, lb or st").message
        == "--unit cannot be \"stones\"; it must be kg, lb or st")
  }
}

private let dayWords = "a day such as 2026-01-31, today, yesterday, -30d, -4w or mon"
private let countWords = "a whole number, such as 20"
