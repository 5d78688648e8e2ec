import Testing
import W8Files
import W8Lint

@testable import W8CommandLine

@Suite struct CompletionTests {
  private static let log = """
    gym @iron "Iron Temple" alias:@steel
    gym @home
    tag #rest
    exercise "Bench press" alias:BP

    # 2025-12

    31 Wed   81.0

    # 2026-01

    19 Mon   80.0   @iron  fat:18%  #salty
        Squat:              3x5 100
    20 Tue   80.0   #salty

    """

  private func offered(_ words: String..., world: FakeWorld? = nil) -> [String] {
    let world = world ?? FakeWorld(["log.w8log": Self.log])
    let outcome = world.run(arguments: ["complete", "zsh", "--"] + words)
    #expect(outcome.code == .success)
    #expect(outcome.errors == "")
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.first == "files" { return ["files"] }
    #expect(lines.first == "words" && lines.last == "")
    return lines.dropFirst().dropLast().map { line in
      String(line.prefix { $0 != "\t" })
    }
  }

  @Test func commandsAndOptionsAreThoseOfTheHelp() {
    let shown = Command.all.filter { !$0.isHidden }.map(\.name)
    #expect(offered("") == shown)
    #expect(offered("--today", "2026-02-01", "") == shown)
    for command in Command.all {
      let expected = command.allOptions.map(\.name)
      #expect(offered(command.name, "-") == expected)
      for option in command.allOptions {
        guard case .words(let words)? = option.value?.meaning else { continue }
        #expect(offered(command.name, option.name, "") == words)
        #expect(offered(command.name, option.name + "=") == words.map { "\(option.name)=\($0)" })
      }
    }
    #expect(offered("lin") == ["lint"])
    #expect(
      offered("explain", "weekday") == Rule.all.map(\.name).filter { $0.hasPrefix("weekday") })
    #expect(offered("help", "che") == ["check"])
    #expect(offered("completion", "") == ["bash", "zsh", "fish"])
    #expect(offered("import", "--from", "hac") == ["hackdiet", "hackdiet-xml"])
    #expect(offered("import", "--from=libr") == ["--from=libra"])
    #expect(offered("import", "--from", "").starts(with: ["strong", "hevy", "fitnotes"]))
  }

  @Test func whatIsGivenOnceIsOfferedOnce() {
    #expect(!offered("log", "--since", "mon", "--").contains("--since"))
    #expect(offered("log", "--gym", "@iron", "--g") == ["--gym"])
  }

  @Test func namesComeFromTheLog() {
    #expect(offered("log", "--gym", "") == ["@iron", "@home"])
    #expect(offered("log", "--gym", "h") == ["home"])
    #expect(offered("log", "--gym=@I") == ["--gym=@iron"])
    #expect(offered("log", "--tag", "") == ["salty", "rest"])
    #expect(offered("log", "--no-tag", "#r") == ["#rest"])
    #expect(offered("history", "") == ["Squat", "Bench press"])
    #expect(offered("log", "--exercise", "bench") == ["Bench press"])
    #expect(offered("trend", "--of", "") == ["fat"])
    #expect(offered("log", "-p", "20") == ["2026-01", "2025-12", "2026", "2025"])
    #expect(offered("log", "--weekday", "mon,t") == ["mon,tue", "mon,thu"])
    #expect(offered("log", "--since", "y") == ["yesterday"])
  }

  @Test func theLogIsTheOneThatTheLineIsAbout() {
    var world = FakeWorld([
      "a.w8log": "gym @a\n", "b.w8log": "gym @b\n", "c.w8log": "include \"a.w8log\"\n",
    ])
    world.standardInput = Array("gym @piped\n".utf8)
    world.terminals = []
    #expect(offered("log", "--gym", "", world: world) == [])
    #expect(offered("log", "a.w8log", "--gym", "", world: world) == ["@a"])
    #expect(offered("log", "-f", "b.w8log", "--gym", "", world: world) == ["@b"])
    #expect(offered("log", "a.w8log", "b.w8log", "--gym", "", world: world) == ["@a", "@b"])
    #expect(offered("log", "c.w8log", "--gym", "", world: world) == ["@a"])
    #expect(offered("log", "-", "--gym", "", world: world) == [])
    #expect(offered("history", "a.w8log", "--gym", "", world: world) == [])
    world.variables["W8LOG_FILE"] = "b.w8log"
    #expect(offered("log", "--gym", "", world: world) == ["@b"])
    world.failures["b.w8log"] = .notFound(path: "b.w8log")
    #expect(offered("log", "--gym", "", world: world) == [])
  }

  @Test func filesAreLeftToTheShell() {
    for words in [["log", ""], ["log", "-o", ""], ["check", "--", "--x"], ["log", "--file="]] {
      let outcome = FakeWorld(["log.w8log": Self.log])
        .run(arguments: ["complete", "fish", "--"] + words)
      #expect(outcome.output == "files\n")
    }
    #expect(offered("history", "Squat", "") == ["files"])
  }

  @Test func nothingIsOfferedWhereNothingIsKnown() {
    #expect(offered("explain", "gap", "") == [])
    #expect(offered("nonsense", "") == [])
    #expect(offered("log", "--nonsense=") == [])
    #expect(offered("check", "--max", "") == [])
  }

  @Test func controlCharactersAreNeverTold() {
    let world = FakeWorld([
      "log.w8log": "gym @a \"x\u{1B}[31m\"\n# 2026-01\n01 Thu 80 @a\n  a\u{7}b: 3x5\n"
    ])
    let outcome = world.run("complete", "zsh", "--", "log", "--gym", "@")
    #expect(outcome.output.hasPrefix("words\n@a"))
    #expect(!outcome.output.utf8.contains { $0 < 0x20 && $0 != 0x0A && $0 != 0x09 })
    #expect(!world.run("complete", "zsh", "--", "history", "").output.contains("\u{7}"))
  }

  @Test func aShellThatIsNoneIsWrongUsage() {
    let outcome = FakeWorld().run("completion", "tcsh")
    #expect(outcome.code == .usage)
    #expect(outcome.errors == "w8log: invalid argument \"tcsh\"; expected bash, zsh or fish\n")
    #expect(FakeWorld().run("completion").code == .usage)
    #expect(FakeWorld().run("complete", "tcsh").code == .usage)
    #expect(FakeWorld().run("complete").code == .usage)
    #expect(FakeWorld().run("complete", "zsh").output == "words\n")
  }
}
