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

  /// A weigh-in is there if its digits and those of the log can be of one reading.
  @Test(
    arguments: [
      ("12st4.5", "78.2"), ("12st4", "78.2"), ("172.5lb", "78.2"), ("78.2", "172.4"),
      ("78", "78.4"), ("82.4", "82.43"), ("82.43", "82.4"), ("82.4?", "82.43"),
    ])
  func aReadingWithOtherDigitsIsThere(logged: String, imported: String) throws {
    let unit = imported == "172.4" ? "lb" : "kg"
    for end in ["\n", "\r\n"] {
      let table = "Date,Time,Weight (\(unit))\n2026-01-05,07:05,\(imported)\n"
      let log = "unit kg\n\n# 2026-01\n\n05 Mon   \(logged) 07:05\n".replacing("\n", with: end)
      let world = FakeWorld(["log.w8log": log, "x": table])
      let outcome = world.run("import", "--into", "log.w8log", "x")
      #expect(outcome.written.isEmpty && outcome.code == .success, "\(outcome.errors)\(log)")
      // One without a time gets it, as one of the same digits does.
      let timeless = log.replacing(" 07:05", with: "")
      let first = try #require(
        world.with { $0.files["log.w8log"] = Array(timeless.utf8) }
          .run("import", "--into", "log.w8log", "x").written["log.w8log"])
      #expect(
        first.contains(logged) && first.contains("07:05")
          && first.split(separator: "05 Mon").count == 2)
      let again = world.with { $0.files["log.w8log"] = Array(first.utf8) }
        .run("import", "--into", "log.w8log", "x")
      #expect(again.written.isEmpty, "\(first)")
    }
  }

  @Test(arguments: [("12st4.5", "78.1"), ("78.2", "172.1"), ("82.4", "82.5"), ("82.43", "82.49")])
  func anotherReadingIsNotThere(logged: String, imported: String) throws {
    let log = "unit kg\n\n# 2026-01\n\n05 Mon   \(logged)   07:05\n"
    let table =
      "Date,Time,Weight (\(imported == "172.1" ? "lb" : "kg"))\n2026-01-05,21:40,\(imported)\n"
    let world = FakeWorld(["log.w8log": log, "x": table])
    let outcome = world.run("import", "--into", "log.w8log", "x")
    #expect(try #require(outcome.written["log.w8log"]).contains("21:40"))
  }

  /// People type a weight some minutes before or after their scale has it.
  @Test(arguments: [("06:50", true), ("07:34", true), ("07:35", false), ("21:40", false)])
  func aReadingWithOtherDigitsIsThereAtAboutTheSameTime(time: String, isThere: Bool) {
    let log = "unit kg\n\n# 2026-01\n\n05 Mon   12st4.5 \(time)\n"
    let table = "Date,Time,Weight (kg)\n2026-01-05,07:05,78.2\n"
    let outcome = FakeWorld(["log.w8log": log, "x": table])
      .run("import", "--into", "log.w8log", "x")
    #expect(outcome.written.isEmpty == isThere, "\(outcome.errors)")
  }

  /// An equal weight is found before one that only rounds to it.
  @Test func theEqualWeightAnswersFirst() throws {
    let log = "unit kg\n\n# 2026-01\n\n05 Mon   82\n"
    let table = "Date,Time,Weight (kg)\n2026-01-05,07:05,81.6\n2026-01-05,21:40,82.0\n"
    let outcome = FakeWorld(["log.w8log": log, "x": table])
      .run("import", "--into", "log.w8log", "x")
    let written = try #require(outcome.written["log.w8log"])
    #expect(written.contains("82     21:40") && written.contains("81.6   07:05"), "\(written)")
  }

  /// One reading of two programs is one weigh-in, in a new log as in one that is there.
  @Test func oneReadingInTwoUnitsIsOne() throws {
    let kilograms = "Date,Time,Weight (kg)\n2026-01-05,07:05,78.2\n2026-01-05,21:40,79.0\n"
    let pounds = "Date,Time,Weight (lb)\n2026-01-05,07:05,172.5\n2026-01-05,22:40,175.9\n"
    let world = FakeWorld(["kg": kilograms, "lb": pounds, "log.w8log": "unit kg\n"])
    let new = world.run("import", "kg", "lb").output
    #expect(new.contains("78.2") && !new.contains("172.5") && new.contains("175.9"), "\(new)")
    let first = try #require(
      world.run("import", "--into", "log.w8log", "kg").written["log.w8log"])
    let second = try #require(
      world.with { $0.files["log.w8log"] = Array(first.utf8) }
        .run("import", "--into", "log.w8log", "lb").written["log.w8log"])
    #expect(!second.contains("172.5") && second.contains("175.9"), "\(second)")
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
