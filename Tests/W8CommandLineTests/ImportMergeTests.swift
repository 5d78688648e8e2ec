import Testing
import W8CommandLine

/// `import --into`: what a log lacks goes into it, and nothing else.
@Suite struct ImportMergeTests {
  private let table = """
    Date,Time,Weight (kg),Note
    2026-01-05,07:05,82.4,after the run
    2026-01-07,07:00,82.1,
    2026-02-01,07:00,81.9,
    """

  private let sets = """
    title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,distance_km,duration_seconds,rpe
    Push,"5 Jan 2026, 18:00","5 Jan 2026, 19:00",,Bench press,,slow,0,normal,60,5,,,
    Push,"5 Jan 2026, 18:00","5 Jan 2026, 19:00",,Bench press,,slow,1,normal,60,5,,,
    """

  private let log = """
    unit       kg

    # 2026-01

    05 Mon   82.4   07:05  > mine
    06 Tue   82.3

    """

  private func world(_ log: String) -> FakeWorld {
    FakeWorld(["log.w8log": log, "weight.csv": table, "hevy.csv": sets])
  }

  @Test func whatIsThereIsLeftOut() throws {
    let outcome = world(log).run("import", "--into", "log.w8log", "weight.csv", "hevy.csv")
    #expect(outcome.code == .success)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("3 rows read, 3 taken"))
    let merged = try #require(outcome.written["log.w8log"])
    #expect(
      merged == """
        unit       kg

        # 2026-01

        05 Mon   82.4   07:05  > mine
            > after the run
            @ 18:00-19:00 "Push"
            Bench press:        2x5 60
                > slow
        06 Tue   82.3
        07 Wed   82.1   07:00

        # 2026-02

        01 Sun   81.9   07:00

        """)
  }

  /// The columns of another source are known, and `--map` would be passed over.
  @Test func columnsAreNamedForNoOtherSource() {
    let outcome = world(log).run("import", "--from", "hevy", "--map", "date=Date", "hevy.csv")
    #expect(outcome.code == .usage)
    #expect(
      outcome.errors
        == "w8log: --map and --from hevy do not go together; leave one of them out\n")
    let table = world(log).run(
      "import", "--from", "csv", "--map", "date=Date,weight=Weight (kg)", "weight.csv")
    #expect(table.code == .success)
  }

  @Test func theSameFilesAgainChangeNothing() throws {
    let once = world(log).run("import", "--into", "log.w8log", "weight.csv", "hevy.csv")
    let merged = try #require(once.written["log.w8log"])
    let twice = world(merged).run("import", "--into", "log.w8log", "weight.csv", "hevy.csv")
    #expect(twice.code == .success)
    #expect(twice.written == [:])
    #expect(twice.errors.contains("0 entries new"))
  }

  @Test func aDryRunShowsTheDifference() {
    let outcome = world(log).run("import", "--into", "log.w8log", "--dry-run", "weight.csv")
    #expect(outcome.code == .success)
    #expect(outcome.written == [:])
    #expect(outcome.output.contains("+07 Wed   82.1   07:00\n"))
    #expect(!outcome.output.contains("-06 Tue"))
  }

  @Test func anotherUnitIsWrittenOut() throws {
    let pounds = log.replacing("unit       kg", with: "unit       lb")
    let outcome = world(pounds).run("import", "--into", "log.w8log", "weight.csv", "hevy.csv")
    let merged = try #require(outcome.written["log.w8log"])
    #expect(merged.contains("07 Wed   82.1kg 07:00"))
    #expect(merged.contains("2x5 60kg"))
  }

  @Test func aLogThatIsMissingOrMeantTwiceIsRefused() {
    #expect(world(log).run("import", "--into", "no.w8log", "weight.csv").code == .unreadable)
    let both = world(log).run(
      "import", "--into", "log.w8log", "-o", "new.w8log", "weight.csv")
    #expect(both.code == .usage)
    #expect(both.written == [:])
  }
}
