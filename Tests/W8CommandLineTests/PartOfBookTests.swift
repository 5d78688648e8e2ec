import Testing
import W8CommandLine

/// A file of a book that is named alone.
@Suite struct PartOfBookTests {
  private let world = FakeWorld([
    "log.w8log": """
    unit kg
    gym @iron default unit:lb
    lint no-unit off
    include "2026/*.w8log"

    # 2025-12
    31 Wed 83
    40 Wed 83

    """,
    "2026/01.w8log":
      "# 2026-01\n\n02 Fri   82.5   @iron\n    Squat:              5 185\n03 Sat   82.4\n",
    "2026/02.w8log": "# 2026-02\n\n02 Mon   82.1\n03 Tue   abc\n",
  ])

  @Test func itIsCheckedInTheBookOfTheLogAbove() {
    let outcome = world.run("check", "2026/01.w8log")
    #expect(outcome.code == .success && outcome.output == "")
    #expect(outcome.errors.contains("\"2026/01.w8log\": read as part of \"log.w8log\"\n"))
    let alone = world.run("check", "--root", "none", "2026/01.w8log")
    #expect(alone.output.contains("W8207") && !alone.errors.contains("in the book"))
  }

  @Test func onlyItsOwnFindingsCount() {
    let outcome = world.run("check", "-O", "short", "2026/02.w8log")
    #expect(outcome.code == .findings)
    #expect(outcome.output.contains("2026/02.w8log:4:10: error:"))
    #expect(!outcome.output.contains("no-such-day"))
    #expect(world.run("check", "log.w8log").output.contains("no-such-day"))
    #expect(world.run("check", "2026/01.w8log").code == .success)
  }

  @Test func reportsShowItsRowsWithTheUnitsOfTheBook() {
    let outcome = world.run("log", "-O", "csv", "2026/01.w8log")
    #expect(outcome.code == .success)
    let lines = outcome.output.split(whereSeparator: \.isNewline)
    #expect(lines.count == 3)
    #expect(lines.dropFirst().allSatisfy { $0.contains("2026/01.w8log") })
    let trend = world.run("trend", "-O", "csv", "2026/01.w8log").output
    #expect(trend.split(whereSeparator: \.isNewline).count == 3)
    #expect(world.run("log", "-O", "csv", "--strict", "2026/01.w8log").code == .success)
    #expect(world.run("log", "-O", "csv", "--strict", "2026/02.w8log").code == .badData)
    #expect(world.run("export", "--to", "json", "2026/01.w8log").output.contains("\"load\":83.914"))
    let alone = world.run("export", "--to", "json", "--root", "none", "2026/01.w8log").output
    #expect(alone.contains("\"load\":185"))
  }

  @Test func filesOfOneBookAreReadOnce() {
    let outcome = world.run("check", "-O", "short", "2026/01.w8log", "2026/02.w8log")
    #expect(outcome.output.split(separator: "\n").count { $0.contains("error") } == 1)
    #expect(
      outcome.errors.contains(
        "\"2026/01.w8log\" and \"2026/02.w8log\": read as part of \"log.w8log\"\n"))
  }

  /// The nearest root counts, then the first by name; a log that another includes is none.
  @Test func ofSeveralRootsTheNearestCounts() {
    let pattern = "include \"**/*.w8log\"\n"
    var files = ["aa/b/x.w8log": "# 2026-01\n02 Fri 185\n", "z.w8log": pattern, "y.w8log": pattern]
    func root() -> Substring? {
      FakeWorld(files).run("check", "aa/b/x.w8log").errors.split(separator: "\"").dropFirst(3).first
    }
    #expect(root() == "y.w8log")
    files["aa/p.w8log"] = "include \"b/*.w8log\"\n"
    #expect(root() == "y.w8log", "aa/p.w8log is a part itself")
    files["y.w8log"] = "include \"aa/b/*.w8log\"\n"
    files["z.w8log"] = "include \"aa/b/*.w8log\"\n"
    #expect(root() == "aa/p.w8log")
    #expect(
      FakeWorld(files).run("check", "--root", "z.w8log", "aa/b/x.w8log").errors
        .contains("read as part of \"z.w8log\""))
    #expect(FakeWorld(files).run("check", "--root", "aa/b/x.w8log", "y.w8log").code == .usage)
  }

  @Test func fixesAreMadeInTheNamedFileAlone() {
    let text = "include \"2026/*.w8log\"\n# 2025-12\n31 Wed 82,1\n"
    let world = FakeWorld(["log.w8log": text, "2026/01.w8log": "# 2026-01\n02 Fri 82,2\n"])
    let outcome = world.run("check", "--fix", "2026/01.w8log")
    #expect(outcome.written == ["2026/01.w8log": "# 2026-01\n02 Fri 82.2\n"])
    #expect(!outcome.errors.contains("more file"))
  }

  @Test func aDayIsAddedToTheNamedFileWithTheUnitsOfTheBook() {
    let added = world.run("add", "2026-01-05", "82", "-f", "2026/01.w8log")
    #expect(added.code == .success)
    #expect(added.written.keys.sorted() == ["2026/01.w8log"])
    #expect(added.output.contains("05 Mon   82\n"))
    let other = world.run("add", "2026-02-01", "82", "-f", "2026/01.w8log")
    #expect(other.written["2026/01.w8log"]?.contains("# 2026-02") == true)
    let refused = world.run("add", "2025-12-31", "@iron", "-f", "2026/01.w8log")
    #expect(refused.code == .usage && refused.written == [:])
  }

  @Test func formattingNeverLooksAbove() {
    let outcome = world.run("fmt", "2026/01.w8log")
    #expect(!outcome.errors.contains("in the book of"))
  }
}
