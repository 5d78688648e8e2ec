import Testing
import W8Engine

@testable import W8CommandLine

@Suite struct HelpPageTests {
  private static let names = [
    "check", "lint", "today", "status", "log", "print", "trend", "report", "goal", "milestones",
    "gyms", "exercises", "history", "tags", "notes", "stats", "fmt", "lsp",
    "doctor",
    "explain", "spec", "completion", "complete",
    "help", "init", "add", "take", "diff", "git", "next", "edit", "gym", "exercise",
    "tag",
  ]

  @Test(arguments: names)
  func everyCommandHasAPage(name: String) {
    let page = FakeWorld().run("help", name)
    #expect(page.code == .success)
    #expect(page.errors == "")
    #expect(page.output.hasPrefix("w8log "))
    #expect(page.output.contains("\nUsage: w8log "))
    #expect(page.output.contains("\nExit codes:\n  0   "))
    #expect(page.output.contains("  70  a bug in w8log"))
    #expect(page.output.contains("\nExamples:\n  w8log "))
    let called = run([name, "--help"])
    for arguments in [["-h", name], [name, "nowhere", "-h"]] {
      #expect(run(arguments) == called)
    }
    let more = page.output.dropFirst(called.output.count)
    #expect(page.output.hasPrefix(called.output))
    #expect(more.isEmpty || more.hasPrefix("\nSee also: w8log "))
  }

  @Test func aCommandThatIsAnEverydayWordLeadsToOthers() {
    #expect(
      FakeWorld().run("help", "notes").output.hasSuffix(
        "\nSee also: w8log add --note, w8log page --leave-out\n"))
    #expect(!FakeWorld().run("notes", "--help").output.contains("See also"))
  }

  private func run(_ arguments: [String]) -> FakeWorld.Outcome {
    switch arguments.count {
    case 2: FakeWorld().run(arguments[0], arguments[1])
    default: FakeWorld().run(arguments[0], arguments[1], arguments[2])
    }
  }

  @Test func optionsAreShownWithTheirValuesAndDefaults() {
    let page = FakeWorld().run("help", "check").output
    #expect(
      page.contains(
        "  -O, --format text|short|json|sarif|github|gitlab|junit  output format (default: text, on GitHub\n"
          + "                                                          Actions github)\n"
      ))
    #expect(
      page.contains(
        """
          --strict                                                exit with 1 also for warnings, tags
                                                                  without a `tag` line and unknown keys

        """))
  }

  @Test func theOverviewListsEveryCommand() {
    let overview = FakeWorld().run("--help")
    #expect(overview.code == .success)
    #expect(overview == FakeWorld().run("help"))
    for name in ["check, lint ", "log, print ", "lsp ", "explain ", "help "] {
      #expect(overview.output.contains("\n  \(name)"))
    }
  }

  @Test func pagesAreShort() {
    for command in Command.all where !command.isHidden {
      #expect(command.summary.count <= 60, "\(command.name)")
      #expect(2...6 ~= command.examples.count, "\(command.name)")
      let lines = command.detail.split(separator: "\n")
      #expect(lines.count <= 12, "\(command.name)")
    }
  }

  @Test func aWordLeadsToTheCommandsThatAnswerIt() {
    let page = FakeWorld().run("help", "chart")
    #expect(page.code == .success)
    #expect(
      page.output == """
        chart: w8log trend --chart, w8log page, w8log history --chart

          w8log trend --chart    draw a chart, not a table
          w8log page             write an HTML page with charts, to keep or to share
          w8log history --chart  draw a chart, not a table

        """)
    #expect(
      FakeWorld().run("help", "Charts").output == page.output.replacing("chart:", with: "Charts:"))
    for (word, call) in [
      ("undo", "add --undo"), ("records", "history"), ("inbox", "take"), ("markdown", "explain"),
      ("milestone", "milestones"), ("sarif", "check"), ("follow", "today --follow"),
    ] {
      #expect(FakeWorld().run("help", word).output.contains("w8log \(call)"), "\(word)")
    }
    let nothing = FakeWorld().run("help", "xyzzy")
    #expect(
      nothing.code == .usage && nothing.errors.contains("no command or option matches \"xyzzy\""))
  }

  /// Each call of the table is a command with an option that it has.
  @Test func everydayWordsLeadToCallsThatExist() throws {
    for (words, calls) in CommandAnswer.everydayWords {
      for call in calls {
        let parts = call.split(separator: " ").map(String.init)
        let command = try #require(Command.named(parts[0]), "\(call)")
        #expect(command.name == parts[0] && !command.isHidden)
        for option in parts.dropFirst() {
          #expect(command.allOptions.contains { $0.name == option }, "\(call)")
        }
      }
      for word in words.split(separator: " ") {
        #expect(CommandAnswer.answers(to: String(word)).map { $0.call } == calls, "\(word)")
      }
    }
  }

  /// Tasks of a newcomer, each by the word that they would look for.
  @Test(arguments: [
    ("progress", "history"), ("undo", "add --undo"), ("coach", "page --leave-out"),
    ("year", "archive"), ("phones", "take"), ("plot", "trend --chart"),
    ("correct", "add --replace"),
    ("hide", "gym"), ("chest", "report --groups"), ("spreadsheet", "export"),
  ])
  func aTaskIsFoundByAWord(_ word: String, _ call: String) {
    #expect(FakeWorld().run("help", word).output.contains("\n  w8log \(call) "))
  }

  @Test(arguments: [
    ("chart", "`w8log trend --chart`, `w8log page` or `w8log history --chart`"),
    ("forecast", "`w8log goal`, `w8log trend --chart` or `w8log page`"),
    ("undo", "`w8log add --undo`"), ("list", "`w8log log`"),
  ])
  func anUnknownCommandIsAnsweredByTheSameSearch(_ word: String, _ calls: String) {
    #expect(FakeWorld().run(word).errors.hasSuffix("unknown command \"\(word)\"; try \(calls)\n"))
  }

  @Test func theOverviewLeavesOutWhatOnlyProgramsCall() {
    #expect(!FakeWorld().run("--help").output.contains("\n  complete "))
    #expect(FakeWorld().run("--help").output.contains("\n  completion "))
    #expect(!FakeWorld().run("complet").errors.contains("\"complete\""))
  }

  @Test func linesFitATerminal() {
    for name in Self.names {
      for line in FakeWorld().run("help", name).output.split(separator: "\n") {
        #expect(line.count <= 100)
      }
    }
  }

  @Test func theServerIsStartedByTheProgram() {
    let outcome = FakeWorld().run("--today", "2026-02-10", "lsp")
    #expect(
      outcome
        == FakeWorld.Outcome(
          code: .usage,
          errors: "w8log: `lsp` must be the first argument: w8log lsp [OPTION…]\n"))
  }

  @Test func theVersionIsShown() {
    let outcome = FakeWorld.Outcome(code: .success, output: "w8log \(w8logVersion)\n")
    #expect(FakeWorld().run("--version") == outcome)
    #expect(FakeWorld().run("check", "--version", "nowhere") == outcome)
  }

  @Test func wrongUsageIsToldOnTheStreamOfErrors() {
    let alone = FakeWorld().run()
    #expect(alone.code == .usage && alone.output == "")
    #expect(alone.errors.hasPrefix(FakeWorld().run("--help").output))
    #expect(alone.errors.hasSuffix("\nw8log: no command given; use one of the commands above\n"))
    #expect(
      FakeWorld().run("help", "chekc").errors
        == "w8log: unknown command \"chekc\"; did you mean \"check\"?\n")
    #expect(FakeWorld().run("help", "qqq", "zzz").code == .usage)
  }
}
