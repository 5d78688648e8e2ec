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

/// A small log of whatever can be said of days, weights and sets.
private struct RandomBook {
  private(set) var text = "w8log 1.0\n\nunit       kg\n\n# 2026-03\n\n"
  private var random: RandomLog
  private let isOfOneApp: Bool

  init(seed: UInt64, isOfOneApp: Bool = false) {
    random = RandomLog(seed: seed)
    self.isOfOneApp = isOfOneApp
    var day = 1
    while day < 29 {
      let count = isOfOneApp ? 1 : random.number(in: 1...3)
      for index in 0..<count { writeEntry(day, isFirst: index == 0) }
      day += random.number(in: 1...5)
    }
  }

  private mutating func writeEntry(_ day: Int, isFirst: Bool) {
    text += day < 10 ? "0\(day) " : "\(day) "
    let clock = isFirst && random.isOne(in: 3) ? "" : "07:0\(random.number(in: 0...2))"
    if !isOfOneApp, random.isOne(in: 5) == false {
      text += random.one(of: "82.4", "82.4?", "82.1", "181.5lb", "80") + " \(clock)"
      if random.isOne(in: 4) { text += " fat:18.\(random.number(in: 0...9))%" }
      if random.isOne(in: 4) { text += " waist:84cm" }
      if random.isOne(in: 5) { text += " > slept well" }
    } else {
      text += "-"
    }
    text += "\n"
    let sessions = isOfOneApp ? 1 : random.number(in: 0...2)
    for index in 0..<sessions { writeSession(index) }
  }

  private mutating func writeSession(_ index: Int) {
    let start = isOfOneApp || random.isOne(in: 2) ? " 18:0\(random.number(in: 0...1))" : ""
    text += "    " + (isOfOneApp ? "@" : random.one(of: "@", "@iron")) + start
    if random.isOne(in: 3) { text += " \"Push\"" }
    text += "\n"
    if random.isOne(in: 4) { text += "    > felt well\n" }
    for _ in 0..<random.number(in: 1...3) {
      let name = random.one(
        of: "Squat", "Bench (Barbell)", "Pull Up (Assisted)", "Dip (Weighted)", "Run")
      text += "    \(name): "
      text += (0..<random.number(in: 1...3)).map { _ in set() }.joined(separator: ", ") + "\n"
      if random.isOne(in: 4) { text += "        > seat 4\n" }
    }
  }

  private mutating func set() -> String {
    if isOfOneApp { return random.one(of: "5 100", "3x5 102.5", "w8 40", "8 60 @8", "12 bw") }
    return random.one(
      of: "5 100", "3x5 102.5", "w8 40", "5 225lb", "8 bw", "8 bw+10", "8 bw-15", "5 60 @8.5",
      "5 60 rir2", "8 60 (drop)", "5.02km 27:30", "60s", "10 7lvl", "8", "4! 100", "12+ 50")
  }
}
