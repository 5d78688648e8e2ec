import Testing
import W8CommandLine
import W8Files

/// `diff` tells what a new version says otherwise.
@Suite struct DifferenceTests {
  private let old = "unit kg\ngoal 78.0\n\n# 2026-11\n\n26 Thu   82.4   @iron\n    Squat: 3x5 100\n"
  private var new: String {
    old.replacing("82.4", with: "82.1").replacing("3x5 100", with: "3x5 100, 3 107.5")
      .replacing("78.0", with: "77.0") + "27 Fri   82.0\n"
  }

  private func world(_ more: [String: String] = [:]) -> FakeWorld {
    FakeWorld(["old.w8log": old, "new.w8log": new].merging(more) { $1 })
  }

  @Test func changesAreToldInWords() {
    let outcome = world().run("diff", "old.w8log", "new.w8log")
    #expect(outcome.code == .findings && outcome.errors == "")
    #expect(
      outcome.output == """
        2026-11-26 Thu  82.4 → 82.1; Squat at @iron: + 3 107.5
        2026-11-27 Fri  new: 82.0
        goal 78.0 → 77.0

        """)
  }

  @Test func theSameIsNothing() {
    let outcome = world().run("diff", "new.w8log", "new.w8log")
    #expect(outcome.code == .success && outcome.output == "" && outcome.errors == "")
  }

  @Test func standardInputIsAVersion() {
    var world = world()
    world.standardInput = Array(old.utf8)
    #expect(world.run("diff", "-", "old.w8log").code == .success)
    #expect(world.run("diff", "-", "new.w8log").code == .findings)
  }

  @Test func aDocumentSaysTheSame() {
    let outcome = world().run("diff", "--format", "json", "old.w8log", "new.w8log")
    #expect(outcome.code == .findings)
    for part in [
      #""is":"82.1","kind":"weight","line":6"#, #""kind":"sets","line":7"#, #""schema":1"#,
      #""is":"goal 77.0""#, #""form":0"#, #""file":"new.w8log""#,
    ] {
      #expect(outcome.output.contains(part), "\(part) \(outcome.output)")
    }
  }

  @Test func booksAreComparedWithWhatTheyInclude() {
    let world = world([
      "book.w8log": "unit kg\ngoal 78.0\ninclude \"part.w8log\"\n",
      "part.w8log": "# 2026-11\n\n26 Thu   82.3   @iron\n    Squat: 3x5 100\n",
    ])
    let outcome = world.run("diff", "old.w8log", "book.w8log")
    #expect(outcome.output.hasPrefix("2026-11-26 Thu  82.4 → 82.3\n+ include \"part.w8log\"\n"))
    #expect(
      world.run("diff", "-O", "json", "old.w8log", "book.w8log").output.contains(
        "part.w8log\",\"gym"))
  }

  @Test func gitGivesItsFilesWithoutIncludes() {
    let world = world(["old.w8log": old + "include \"gone.w8log\"\n"])
    let outcome = world.run(
      "diff", "--git", "log.w8log", "old.w8log", "0a", "100644", "new.w8log", "0b", "100644")
    #expect(outcome.code == .success && outcome.errors == "")
    #expect(outcome.output.hasPrefix("log.w8log\n2026-11-26 Thu  82.4 → 82.1; "))
    #expect(
      world.run("diff", "--git", "log", "old.w8log", "new.w8log").output.hasPrefix("log\n2026"))
    let added = world.run(
      "diff", "--git", "log.w8log", "/dev/null", ".", ".", "new.w8log", "0b", "100644")
    #expect(added.output.contains("2026-11-27 Fri  new: 82.0\n"))
    #expect(
      world.run("diff", "--git", "log.w8log").output
        == "log.w8log: git has not merged this file yet\n")
  }

  /// Nobody knows what a log of another major version says; for git that is no error, since it would end there.
  @Test func aLogOfAnotherMajorVersionIsNotCompared() {
    let other = "w8log 2.0\n" + old
    let world = world(["other.w8log": other, "book.w8log": "include \"other.w8log\"\n"])
    let reason =
      "w8log: \"other.w8log\" is for version 2 of the format, but this w8log compares only version 1\n"
    for call in [["old.w8log", "other.w8log"], ["book.w8log", "old.w8log"]] {
      let outcome = world.run("diff", call[0], call[1])
      #expect((outcome.code, outcome.output, outcome.errors) == (.badData, "", reason))
    }
    let git = world.run("diff", "--git", "log", "old.w8log", "other.w8log")
    #expect(git == .init(code: .success, output: "log\n", errors: reason))
    let facts = world.run("diff", "--textconv", "other.w8log")
    #expect(facts == .init(code: .success, output: other))
  }

  @Test func factsStandOnLinesOfTheirOwn() {
    let outcome = world().run("diff", "--textconv", "old.w8log")
    #expect(outcome.code == .success)
    #expect(
      outcome.output == """
        unit kg
        goal 78.0
        2026-11-26 Thu  82.4
        2026-11-26 Thu  @iron
        2026-11-26 Thu  Squat at @iron: 3x5 100

        """)
  }

  @Test func whatIsNoCallIsTold() {
    for call in [
      ["old.w8log"], [], ["old.w8log", "new.w8log", "old.w8log"], ["--git", "a", "b"],
      ["--textconv", "old.w8log", "new.w8log"],
    ] {
      #expect(world().run(arguments: ["diff"] + call).code == .usage)
    }
    #expect(world().run("diff", "old.w8log", "none.w8log").code == .unreadable)
  }
}
