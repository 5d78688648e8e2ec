import Testing

@testable import W8CommandLine

@Suite struct GitHubReportTests {
  @Test func aFindingIsACommandOnALine() {
    let world = FakeWorld(["a": wrongWeekday, "b,1:2%.w8log": badWeight])
    let outcome = world.run("check", "--format", "github", "a", "b,1:2%.w8log")
    #expect(
      outcome.output == """
        ::warning file=a,line=3,endLine=3,col=4,endColumn=7,title=weekday-mismatch W8104::3 January 2026 is a Saturday, not a Friday
        ::error file=b%2C1%3A2%25.w8log,line=3,endLine=3,col=10,endColumn=16,title=bad-weight W8201::"82.4.1" is not a weight, time, @gym, #tag or key:value

        """)
    #expect(outcome.errors == "")
    #expect(outcome.code == .findings)
  }

  @Test(arguments: [
    (["/w/r"], "/w/r", "log/a.w8log"), (["/w/r/log", "/w/r"], "/w/r", "log/a.w8log"),
    ([], "/w/r", "log/a.w8log"), (["/w/r"], "/w", "log/a.w8log"),
    (["/w/r/log", "/w/r"], "", "a.w8log"), (["/w/r"], "/elsewhere", "log/a.w8log"),
    ([], "", "/w/r/log/a.w8log"),
  ])
  func pathsStartAtTheTopOfTheRepository(
    _ repositories: [String], _ workspace: String, _ path: String
  ) {
    let world = FakeWorld(["/w/r/log/a.w8log": wrongWeekday]).with {
      $0.repositories = repositories
      $0.variables["GITHUB_WORKSPACE"] = workspace
    }
    #expect(
      world.run("check", "-O", "github", "/w/r/log/a.w8log").output
        .hasPrefix("::warning file=\(path),line=3,"))
  }

  @Test func outsideARepositoryPathsAreThoseOfTheUser() {
    let world = FakeWorld(["./log/a": wrongWeekday, "../b": wrongWeekday])
    let lines = world.run("check", "-O", "github", "./log/a", "../b").output.split(separator: "\n")
    #expect(
      lines.map { $0.prefix { $0 != "," } } == ["::warning file=log/a", "::warning file=../b"])
  }

  @Test func hintsAreNoticesAndACleanLogIsSilent() {
    let world = FakeWorld(["a": faultless, "b": String(faultless.dropLast())])
    #expect(
      world.run("check", "-O", "github", "a", "b").output
        == "::notice file=b,line=5,endLine=5,col=1,endColumn=2,title=no-final-newline W8802::"
        + "the last line has no line end\n")
  }

  @Test func whatIsLeftOutIsANotice() {
    let outcome = FakeWorld(["a": wrongWeekday]).run("check", "-O", "github", "--max=0", "a")
    #expect(
      outcome.output
        == "::notice title=w8log check::1 more problem not shown; raise --max to see them\n")
  }

  @Test func inAWorkflowFindingsAreCommandsUnlessAnotherFormatIsAskedFor() {
    let world = FakeWorld(["a": wrongWeekday]).with { $0.variables["GITHUB_ACTIONS"] = "true" }
    #expect(world.run("check", "a").output.hasPrefix("::warning file=a"))
    #expect(world.run("check", "--format", "text", "a").output.hasPrefix("a:3:4: warning"))
    #expect(world.run("check", "--statistics", "a").output.hasPrefix("1  W8104"))
    #expect(
      FakeWorld(["a": wrongWeekday]).run("check", "a").output.hasPrefix("a:3:4: warning"))
  }

  @Test func whatARunnerWouldTakeForACommandIsBrokenInTextForPeople() {
    let log = "# 2026-01\n##[error]a\n  ::error::b\n##vso[task.x]c ##teamcity[d]\n## e\n"
    let world = FakeWorld(["::warning::f.w8log": log])
    for format in ["text", "short"] {
      let lines = world.run("check", "-O", format, "::warning::f.w8log").output
        .split(separator: "\n")
      #expect(!lines.contains { $0.drop { $0 == " " }.hasPrefix("::") })
      #expect(!lines.contains { $0.contains("##[") || $0.contains("##vso[") })
      #expect(!lines.contains { $0.contains("##teamcity[") })
      #expect(lines.contains { $0.hasPrefix(":·:warning::f.w8log:2:1: ") })
    }
    #expect(world.run("check", "::warning::f.w8log").output.contains("2 | ##·[error]a\n"))
    #expect(world.run("check", "::warning::f.w8log").output.contains("5 | ## e\n"))
  }

  /// The table of the toolkit of GitHub Actions: `%`, CR and LF in both, `:` and `,` in properties.
  @Test(arguments: [
    ("plain – text", "plain – text", "plain – text"),
    ("100%", "100%25", "100%25"),
    ("%0A", "%250A", "%250A"),
    ("a\r\nb", "a%0D%0Ab", "a%0D%0Ab"),
    ("a:b,c", "a:b,c", "a%3Ab%2Cc"),
    ("::error::", "::error::", "%3A%3Aerror%3A%3A"),
    ("\u{1B}[2J\t\u{202E}", "␛[2J␉<U+202E>", "␛[2J␉<U+202E>"),
  ])
  func whatWouldEndACommandIsEscaped(text: String, data: String, property: String) {
    #expect(gitHubEscaped(data: text) == data)
    #expect(gitHubEscaped(property: text) == property)
  }
}
