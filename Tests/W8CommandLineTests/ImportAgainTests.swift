import Testing
import W8CommandLine
import W8TestSupport

/// What a log exports is there already: taken in again and again, it leaves the log as it is, and lacks nothing.
@Suite struct ImportAgainTests {
  private static let exports = [
    ["csv", "weights"], ["csv", "sets"], ["json"], ["ndjson", "weights"], ["ndjson", "sets"],
    ["strong", "sets"], ["hevy"], ["libra"], ["openscale"], ["hackdiet"],
  ]

  @Test(arguments: exports)
  func whatABookExportsLeavesItAsItIs(format: [String]) {
    for seed in seeds(12) {
      let book = RandomBook(seed: seed).text
      let what = format.count > 1 ? ["--what", format[1]] : []
      let exported = FakeWorld(["log.w8log": book])
        .run(arguments: ["export", "--to", format[0]] + what + ["log.w8log"])
      guard exported.output.split(separator: "\n").count > 1 else { continue }
      let world = FakeWorld(["log.w8log": book, "x": exported.output])
      let again = world.run("import", "--into", "log.w8log", "--unit", "kg", "--zone", "UTC", "x")
      #expect(again.written["log.w8log"] == nil, "\(book)\n\(exported.output)\n\(again.errors)")
    }
  }

  @Test func aTableOfWeightsIsReadWithoutALoss() {
    let log = "unit kg\n# 2026-01\n" + (1...31).map { "\($0 < 10 ? "0" : "")\($0) 82.1\n" }.joined()
    let table = FakeWorld(["log.w8log": log]).run("export", "--to", "csv", "log.w8log").output
    #expect(FakeWorld(["x": table]).run("import", "--strict", "x").code == .success)
  }

  /// What is read of a file is the same as a log of its own and in an empty one.
  @Test func anEmptyLogBecomesTheLogOfTheFile() throws {
    for seed in seeds(10) {
      let table = FakeWorld(["log.w8log": RandomBook(seed: seed, isOfOneApp: true).text])
        .run("export", "--to", "strong", "--what", "sets", "log.w8log").output
      let world = FakeWorld(["x": table, "log.w8log": "w8log 1.0\n\nunit       kg\n"])
      let alone = world.run("import", "--unit", "kg", "x")
      let into = world.run("import", "--into", "log.w8log", "--unit", "kg", "x")
      #expect(alone.code == .success, "\(alone.errors)")
      #expect(into.written["log.w8log"] == alone.output, "\(table)")
    }
  }

  private static let lifts =
    "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
    + "2026-01-05 09:24:00,Push,45m,Squat,1,185,5,0,0,,,\n"

  /// The same numbers in the other unit are other loads, whether the unit is that of the log, its gym's or written.
  @Test(arguments: ["", "gym @iron default\n", "gym @iron default unit:lb\n"])
  func aWrongUnitIsTold(gym: String) throws {
    for (first, second) in [("kg", "lb"), ("lb", "kg")] {
      let world = FakeWorld(["log.w8log": "unit kg\n" + gym, "x": Self.lifts])
      let log = try #require(
        world.run("import", "--into", "log.w8log", "--unit", first, "x").written["log.w8log"])
      let known = FakeWorld(["log.w8log": log, "x": Self.lifts])
      let wrong = known.run("import", "--into", "log.w8log", "--unit", second, "x")
      #expect(wrong.written.isEmpty && wrong.errors.contains("with different sets"), "\(log)")
      let again = known.run("import", "--into", "log.w8log", "--unit", first, "x")
      #expect(again.written.isEmpty && again.errors.contains("1 already in the log"), "\(log)")
    }
  }

  /// A log in which loads are written in another unit than its own does not tell that of a file.
  @Test func theUnitIsAskedForWhereTheLogHasTwo() {
    let log = "unit kg\n\n# 2026-01\n\n03 Sat\n    Squat:              5 185lb\n"
    let outcome = FakeWorld(["log.w8log": log, "x": Self.lifts])
      .run("import", "--into", "log.w8log", "x")
    #expect(outcome.code == .usage && outcome.errors.contains("add --unit kg, lb or st"))
  }

  /// A second weigh-in of a minute is one in a log that is there, too.
  @Test func theSecondWeighInOfAMinuteIsTaken() throws {
    let table = "Date,Time,Weight (kg)\n2026-03-02,07:00,82.4\n2026-03-02,07:00,80.0\n"
    let world = FakeWorld(["x": table, "log.w8log": "w8log 1.0\n\nunit       kg\n"])
    let into = world.run("import", "--into", "log.w8log", "x")
    let written = try #require(into.written["log.w8log"])
    #expect(written == world.run("import", "x").output)
    let again = world.with { $0.files["log.w8log"] = Array(written.utf8) }
      .run("import", "--into", "log.w8log", "x")
    #expect(again.written["log.w8log"] == nil)
  }

  /// Of two exports of one app the later has what came since, and all that was there.
  @Test func theLaterExportGivesTheLaterLog() throws {
    for seed in seeds(10) {
      let book = RandomBook(seed: seed, isOfOneApp: true).text
      let whole = FakeWorld(["log.w8log": book])
        .run("export", "--to", "strong", "--what", "sets", "log.w8log").output
      let lines = whole.split(separator: "\n")
      // An app exports whole sessions.
      var cut = lines.count / 2
      while cut < lines.count, lines[cut].prefix(20) == lines[cut - 1].prefix(20) { cut += 1 }
      let early = lines.prefix(cut).joined(separator: "\n") + "\n"
      let world = FakeWorld(["early": early, "whole": whole])
      let later = world.run("import", "--unit", "kg", "whole").output
      let first = world.run("import", "--unit", "kg", "early").output
      let both = world.with { $0.files["log.w8log"] = Array(first.utf8) }
        .run("import", "--into", "log.w8log", "--unit", "kg", "whole")
      #expect((both.written["log.w8log"] ?? first) == later, "\(whole)\n\(both.errors)")
      #expect(world.run("import", "--unit", "kg", "early", "whole").output == later)
    }
  }
}
