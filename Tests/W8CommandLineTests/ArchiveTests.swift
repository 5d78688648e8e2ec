import Testing
import W8CommandLine
import W8Files

/// Past years in files of their own.
@Suite struct ArchiveTests {
  private static let log = """
    unit       lb
    gym        @iron default
    goal       170

    # 2024-12

    30 Mon  190.0   @iron
        Squat:              3x5 225

    # 2025-12

    30 Tue  182.0
        > deep

    # 2026-01

    02 Fri  181.0

    """
  private static let archived = """
    unit       lb

    # 2025-12

    30 Tue  182.0
        > deep

    """
  private static let rest = """
    unit       lb
    gym        @iron default
    goal       170
    include    "2025.w8log"

    # 2024-12

    30 Mon  190.0   @iron
        Squat:              3x5 225

    # 2026-01

    02 Fri  181.0

    """

  private func archive(
    _ years: String..., in files: [String: String] = ["log.w8log": log],
    on day: String = "2026-02-01"
  ) -> FakeWorld.Outcome {
    FakeWorld(files).run(
      arguments: ["archive"] + years + ["-f", "log.w8log", "--yes", "--today", day])
  }

  @Test(arguments: ["2025", "last-year"])
  func aPastYearMovesIntoAFileOfItsOwn(_ year: String) {
    let outcome = archive(year)
    #expect(outcome.written == ["log.w8log": Self.rest, "2025.w8log": Self.archived])
    #expect(
      outcome.errors == "changed 2025.w8log and log.w8log: Move 2025 (1 entry) to \"2025.w8log\"\n")
    #expect(outcome.output.hasPrefix("--- /dev/null\n+++ 2025.w8log\n"))
    #expect(outcome.code == .success)
  }

  @Test func withoutAYearEveryPastYearMoves() {
    let outcome = archive()
    #expect(outcome.written.keys.sorted() == ["2024.w8log", "2025.w8log", "log.w8log"])
    #expect(
      outcome.written["log.w8log"] == """
        unit       lb
        gym        @iron default
        goal       170
        include    "2024.w8log"
        include    "2025.w8log"

        # 2026-01

        02 Fri  181.0

        """)
  }

  @Test func aNewYearStartsInTheLog() {
    let files = archive(on: "2027-01-01").written
    #expect(files["log.w8log"]?.hasSuffix("include    \"2026.w8log\"\n\n# 2027-01\n") == true)
    let added = FakeWorld(files).run(
      "add", "180", "--today", "2027-01-01", "-f", "log.w8log")
    #expect(Array(added.written.keys) == ["log.w8log"], "\(added.errors)")
  }

  @Test(arguments: [
    ("2026", "2026 is not over; only past years can move to a file of their own"),
    ("2023", "\"log.w8log\" has no entries of 2023; it has 2024, 2025, 2026"),
    ("2025-01", "invalid argument \"2025-01\"; expected past years, such as 2025 or last-year"),
  ])
  func someYearsStay(_ year: String, _ reason: String) {
    let outcome = archive(year)
    #expect(outcome.errors == "w8log: \(reason)\n")
    #expect(outcome.code == .usage && outcome.written.isEmpty)
  }

  @Test func aHeaderThatCannotBeReadIsNamed() {
    let files = ["log.w8log": Self.log.replacing("# 2025-12", with: "# December 2025")]
    let outcome = archive("2025", in: files)
    #expect(outcome.errors == "w8log: line 10 is not a month header; fix it first\n")
    #expect(outcome.written.isEmpty)
  }

  @Test func anArchivedYearIsNamed() {
    let files = ["log.w8log": Self.rest, "2025.w8log": Self.archived]
    #expect(
      archive("2025", in: files).errors
        == "w8log: \"log.w8log\" has no entries of 2025; they are in \"2025.w8log\"\n")
    let late = files.merging(["log.w8log": Self.rest + "\n# 2025-11\n\n03 Mon  183\n"]) { $1 }
    #expect(
      archive("2025", in: late).errors
        == "w8log: the log already has a file \"2025.w8log\"\n")
  }

  /// The new file is written first, so an interrupted run leaves lines in both files, and the next one goes on.
  @Test func anInterruptedRunGoesOn() {
    let files = ["log.w8log": Self.log, "2025.w8log": Self.archived]
    #expect(archive("2025", in: files).written["log.w8log"] == Self.rest)
    let other = archive("2025", in: ["log.w8log": Self.log, "2025.w8log": "; mine\n"])
    #expect(other.written.isEmpty)
    #expect(other.errors == "w8log: \"2025.w8log\" already exists; rename it and try again\n")
  }

  @Test func whoSaysNoChangesNothing() {
    var world = FakeWorld(["log.w8log": Self.log])
    world.terminals = [.input, .output]
    world.lines = ["n"]
    let outcome = world.run("archive", "2025", "-f", "log.w8log", "--today", "2026-02-01")
    #expect(outcome.written.isEmpty && outcome.code == .success)
    #expect((outcome.output + outcome.errors).contains("Move 2025 (1 entry) to \"2025.w8log\"?"))
  }

  @Test func entriesOfOtherFilesStayThere() {
    let files = [
      "log.w8log": Self.log + "include \"gym.w8log\"\n", "gym.w8log": "# 2025-03\n\n03 183\n",
    ]
    let outcome = archive("2025", in: files)
    #expect(outcome.written["gym.w8log"] == nil && outcome.written["2025.w8log"] != nil)
    #expect(outcome.errors.hasPrefix("w8log: \"gym.w8log\" keeps its entries of 2025\n"))
  }
}
