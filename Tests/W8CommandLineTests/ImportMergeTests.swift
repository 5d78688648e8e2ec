import Foundation
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
    #expect(outcome.errors.contains("3 rows read, 3 readable"))
    let told =
      "dropped: a note that differs from that in the log, which stays: \"after the run\" (line 2)"
    #expect(outcome.errors.contains(told))
    let merged = try #require(outcome.written["log.w8log"])
    #expect(
      merged == """
        unit       kg

        # 2026-01

        05 Mon   82.4   07:05  > mine
            @ 18:00-19:00 "Push"
            Bench press:        2x5 60
                > slow
        06 Tue   82.3
        07 Wed   82.1   07:00

        # 2026-02

        01 Sun   81.9   07:00

        """)
  }

  /// Notes and shares of fat of a day of several entries, which the log has from this very file.
  @Test(arguments: [
    "Date,Weight (kg),Note\n2024-03-02,,g\n2024-03-02,80,i\n",
    "Date,Weight (kg),Fat,Note\n2024-03-03,,18,\n2024-03-03,,,evening\n",
  ])
  func whatWasMadeOfAFileLacksNothingOfIt(table: String) throws {
    let made = FakeWorld(["a.csv": table]).run("import", "a.csv")
    let again = FakeWorld(["log.w8log": made.output, "a.csv": table])
      .run("import", "--into", "log.w8log", "a.csv")
    #expect(again.written["log.w8log"] == nil)
    #expect(
      again.errors.contains("0 entries added, 0 merged into existing days, 2 already in the log"))
  }

  /// What the source says of a day goes to an entry without a note; one that was changed by hand stays as it is.
  @Test(arguments: [
    "2026-01-05,82.4,,slept badly", "2026-01-05,82.4,18.6,slept badly", "2026-01-05,,,slept badly",
    "2026-01-05,82.4,,\"slept badly\ncold\"",
  ])
  func aNoteThatWasChangedByHandStays(row: String) throws {
    let table = "Date,Weight (kg),Fat,Note\n\(row)\n"
    let bare = try imported(table, into: empty + "\n# 2026-01\n\n05 Mon   82.4\n").log
    #expect(bare.contains("> slept badly\n"))
    for log in [bare, try imported(table, into: empty).log] {
      #expect(try imported(table, into: log).log == log)
      let changed = log.replacing("slept badly", with: "slept well")
      let again = try imported(table, into: changed)
      #expect(again.log == changed)
      #expect(again.told.contains("1 already in the log\n  dropped: a note that differs"))
    }
  }

  /// A weigh-in without a time is that of an entry with one, and the other way round.
  @Test func whatAWeighInWithoutATimeSaysIsKeptOrTold() throws {
    let log = empty + "\n# 2026-01\n\n05 Mon   82.4   07:05\n06 Tue   82.0\n07 Wed   81.9  > mine\n"
    let table = """
      Date,Time,Weight (kg),Fat,Note
      2026-01-05,,82.4,18.6,slept
      2026-01-06,07:00,82.0,18.5,ran
      2026-01-07,07:00,81.9,,theirs

      """
    let once = try imported(table, into: log)
    #expect(
      once.log.contains(
        "05 Mon   82.4   07:05  fat:18.6%  > slept\n06 Tue   82.0   07:00  fat:18.5%  > ran\n"))
    #expect(once.log.hasSuffix("07 Wed   81.9   07:00  > mine\n    > theirs\n"))
    #expect(try imported(table, into: once.log).log == once.log)
  }

  /// What else the source says goes to the entry, and its note with that.
  @Test func aNoteComesWithWhatIsNew() throws {
    let log = empty + "\n# 2026-01\n\n05 Mon   82.4  > mine\n"
    let table = "Date,Weight (kg),Fat,Note\n2026-01-05,82.4,18.6,theirs\n"
    let once = try imported(table, into: log)
    #expect(once.log.hasSuffix("05 Mon   82.4   fat:18.6%  > mine\n    > theirs\n"))
    #expect(try imported(table, into: once.log).log == once.log)
  }

  /// Two exports of one app, the second with what came since, in either order; and one that was changed.
  @Test func sessionsOfSeveralFilesAreOne() {
    let rows = sets.split(separator: "\n")
    let short = rows.prefix(2).joined(separator: "\n") + "\n"
    let world = FakeWorld([
      "long.csv": sets, "short.csv": short,
      "other.csv": short.replacingOccurrences(of: "normal,60", with: "normal,55"),
    ])
    for files in [["short.csv", "long.csv"], ["long.csv", "short.csv"]] {
      let outcome = world.run(arguments: ["import"] + files)
      #expect(outcome.output.contains("    Bench press:        2x5 60\n"))
      #expect(outcome.output.split(separator: "\n").count { $0.contains("Push") } == 1)
      #expect(outcome.errors.contains("ignored: repeated sessions (1 row)"))
    }
    let changed = world.run("import", "long.csv", "other.csv")
    #expect(
      changed.errors.contains(
        "skipped: an earlier file has a session at that time with different sets (line 2)"))
  }

  /// The columns of another source are known, and `--map` would be passed over.
  @Test func columnsAreNamedForNoOtherSource() {
    let outcome = world(log).run("import", "--from", "hevy", "--map", "date=Date", "hevy.csv")
    #expect(outcome.code == .usage)
    #expect(
      outcome.errors
        == "w8log: --map and --from hevy cannot be combined; remove one\n")
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
    #expect(twice.errors.contains("0 entries added"))
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

  private let head =
    "Date,Workout Name,Exercise Name,Set Order,Weight,Weight Unit,Reps,Seconds,Notes,Workout Notes\n"

  private func workout(_ rows: String...) -> String {
    head + rows.map { "2026-01-03 \($0),kg,5,0,,\n" }.joined()
  }

  private func imported(_ table: String, into log: String) throws -> (log: String, told: String) {
    let outcome = FakeWorld(["log.w8log": log, "table.csv": table])
      .run("import", "--strict", "--into", "log.w8log", "table.csv")
    let isLoss = outcome.errors.contains("skipped") || outcome.errors.contains("dropped")
    #expect(outcome.code == (isLoss ? .findings : .success))
    return (outcome.written["log.w8log"] ?? log, outcome.errors)
  }

  private let empty = "unit       kg\n"

  @Test func twoSessionsOfOneMinuteAreTwo() throws {
    let table = workout("12:00:00,A,Squat,1,60", "12:00:01,B,Push-up,1,0")
    let once = try imported(table, into: empty)
    #expect(once.log.contains("@ 12:00 \"A\"\n    Squat:              5 60\n"))
    #expect(once.log.contains("@ 12:00 \"B\"\n    Push-up:            5 bw\n"))
    let twice = try imported(table, into: once.log)
    #expect(twice.log == once.log)
    #expect(
      twice.told.contains("0 entries added, 0 merged into existing days, 2 already in the log"))
    // One that the book does not have yet is new.
    let first = try imported(workout("12:00:00,A,Squat,1,60"), into: empty)
    #expect(try imported(table, into: first.log).log == once.log)
  }

  @Test func aSessionThatChangedSinceIsTold() throws {
    let table = workout("09:24:00,A,Squat,1,60", "09:24:00,A,Squat,2,60")
    let once = try imported(table, into: empty)
    let changed = workout(
      "09:24:00,A,Squat,1,60", "09:24:00,A,Squat,2,70", "09:24:00,A,Row,1,40")
    let twice = try imported(changed, into: once.log)
    #expect(twice.log == once.log)
    #expect(
      twice.told.contains(
        "  skipped: session at 09:24 is already in the log with different sets (lines 2-4)\n"))
    // What the book says beyond that is no difference.
    let more = once.log.replacing(
      "2x5 60\n", with: "5 60 @8, 5 60, 5 65\n    Curl:               5 10\n")
    #expect(more != once.log)
    #expect(try imported(table, into: more).told.contains("1 already in the log"))
  }

  private func day(_ rows: String...) -> String {
    "Date,Exercise,Category,Weight,Weight Unit,Reps\n"
      + rows.map { "2026-01-03,\($0),kg,5\n" }.joined()
  }

  @Test func aSessionWithoutAStartIsThereWhereItsSetsAre() throws {
    let morning = day("Bench,Chest,60")
    let evening = day("Bench,Chest,60", "Squat,Legs,100")
    let once = try imported(morning, into: empty).log
    let twice = try imported(evening, into: once).log
    #expect(twice == once + "    Squat:              5 100\n")
    #expect(try imported(evening, into: twice).log == twice)
    // The book holds more, or names another gym.
    #expect(try imported(morning, into: twice).log == twice)
    let elsewhere = twice.replacing("    @\n", with: "    @iron 18:00\n")
    #expect(elsewhere != twice)
    #expect(try imported(evening, into: elsewhere).log == elsewhere)
    let other = try imported(day("Bench,Chest,70", "Squat,Legs,100"), into: twice)
    #expect(other.log == twice)
    #expect(
      other.told.contains(
        "skipped: a session of the day is already in the log with different sets (lines 2-3)"))
    #expect(
      try imported(day("Row,Back,50"), into: twice).log == twice + "    Row:                5 50\n")
  }

  @Test func weighInsOfADayWithoutTimesAreTakenOnce() throws {
    let table = "Date,Weight (kg)\n2026-01-03,82.4\n2026-01-03,82.1\n"
    let once = try imported(table, into: empty).log
    #expect(once.hasSuffix("03 Sat   82.4\n03 Sat   82.1\n"))
    let twice = try imported(table, into: once)
    #expect(twice.log == once)
    #expect(
      twice.told.contains("0 entries added, 0 merged into existing days, 2 already in the log"))
    let half = once.replacing("03 Sat   82.1\n", with: "")
    #expect(try imported(table, into: half).log == once)
    // What was written over by hand stays so.
    let corrected = once.replacing("82.4", with: "82.3")
    let outcome = try imported(table, into: corrected)
    #expect(outcome.log == corrected)
    #expect(
      outcome.told.contains(
        "skipped: the day already has a weigh-in (82.3): \"82.4\" (line 2)\n"
      ))
  }

  @Test func whatSaysNoTimeIsThereAtAnyTime() throws {
    let written =
      empty + """

        # 2026-01

        03 Sat   82.4
            @
            Squat:              3x5 100
        04 Sun   82.1   07:05

        """
    let timed = "Date,Time,Weight (kg)\n2026-01-03,12:00,82.4\n2026-01-04,12:00,82.0\n"
    let outcome = try imported(timed, into: written)
    #expect(
      outcome.log == written.replacing("07:05\n", with: "07:05\n04 Sun   82.0   12:00\n"))
    #expect(try imported(timed, into: outcome.log).log == outcome.log)
    let untimed = "Date,Weight (kg)\n2026-01-03,82.4\n2026-01-04,82.1\n"
    #expect(try imported(untimed, into: written).log == written)
    let header =
      "title,start_time,end_time,exercise_title,set_index,set_type,weight_kg,reps\n"
    let rows = (0..<3).map { "Legs,\"3 Jan 2026, 12:00\",,Squat,\($0),normal,100,5\n" }.joined()
    #expect(try imported(header + rows, into: written).log == written)
    let other = try imported(header + rows.replacing("100,5", with: "105,5"), into: written)
    #expect(other.log == written)
    #expect(
      other.told.contains(
        "skipped: a session without a time is already in the log with different sets (lines 2-4)"))
  }

  @Test(arguments: ["csv", "libra", "openscale", "hackdiet"])
  func whatALogExportsIsThere(format: String) throws {
    let written =
      empty + """

        # 2026-01

        03 Sat   82.4
        04 Sun   82.1   07:05  > early
        05 Mon   82.3
        05 Mon   82.0
        06 Tue   @ "Push"
            Squat:              3x5 100
        07 Wed   > ill

        """
    let exported = FakeWorld(["log.w8log": written]).run("export", "--to", format, "log.w8log")
    let world = FakeWorld(["log.w8log": written, "x": exported.output])
    let outcome = world.run("import", "--into", "log.w8log", "--zone", "UTC", "x")
    #expect(outcome.code == .success)
    #expect(outcome.written["log.w8log"] == nil)
    #expect(outcome.errors.contains("\"log.w8log\": 0 entries added, 0 merged"))
  }
}
