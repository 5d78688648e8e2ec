import Testing
import W8Engine

@testable import W8Exchange

/// Loads of exercises that lift the body, in tables that have a number for a load and no word for the body.
@Suite struct AddedLoadsTests {
  @Test(arguments: [
    "Chest Dip", "Dips", "Triceps dip", "Pull-Up", "Pullups", "Chin Up (Neutral Grip)", "PUSH UP",
    "Push-ups, close", "Muscle up", "Hanging Leg Raise", "Klimmzüge", "Liegestütze", "Tractions",
    "Pompes", "Dominadas en barra", "Fondos", "Trazioni alla sbarra", "Barra fixa", "Optrekken",
    "Podciąganie nachwytem", "Pompki", "Подтягивания", "Отжимания на брусьях", "Armhävningar",
    "Leuanveto", "Shyby", "Barfiks", "懸垂", "引体向上", "턱걸이",
  ])
  func aNameSaysThatTheBodyIsLifted(name: String) { #expect(liftsBody(name)) }

  @Test(arguments: [
    "Bench Press", "Bench Press (Barbell)", "Squat", "Leg Press", "Deadlift", "Calf Raise",
    "Seated Dip (Machine)", "Pull Up (Cable)", "Push Up (Dumbbell)", "Dip (Smith Machine)",
    "Triceps Pushdown", "Pull Down", "Pullover", "Push Press", "Podciąganie sztangi", "Dippers",
    "Klimmzug (Maschine)", "Traction poulie haute", "Lat Pulldown", "", "5", "Up",
  ])
  func otherNamesDoNot(name: String) { #expect(!liftsBody(name)) }

  @Test(arguments: [
    ([0, 5, 10], ["bw", "bw+5", "bw+10"]), ([5, 0], ["bw+5", "bw"]), ([0, 0], ["bw", "bw"]),
    ([5, 10], ["5", "10"]), ([0, -5, 10], ["bw", "bw-5", "bw+10"]), ([-5, 10], ["bw-5", "10"]),
  ])
  func loadsBesideNoneAreAdded(loads: [Int], written: [String]) throws {
    #expect(try self.loads(loads, of: "Dip") == written)
    // Without a number it is known for no other exercise whether one is missing.
    let alone = loads.map { $0 < 0 ? "bw\($0)" : $0 == 0 ? "bw" : "\($0)" }
    #expect(try self.loads(loads, of: "Bench") == alone)
  }

  @Test func theReportCountsThem() throws {
    let log = try imported([0, 5, 10], of: "Dip")
    #expect(
      log.reasonCounts.all.map(\.reason) == [
        "2 loads of \"Dip\" read as added weight (bw+), because other sets of it have no load"
      ])
    #expect(log.reasonCounts.all.map(\.lines) == [[2...2]])
    #expect(try imported([5, 10], of: "Dip").reasonCounts.all.isEmpty)
  }

  /// A name of the user's counts, which several names of the source may have.
  @Test func namesOfTheUserCount() throws {
    let table = "Date,Exercise,Reps,Weight\n2026-01-05,A,8,0\n2026-01-06,B,8,5\n"
    for (names, loads) in [([:], ["bw", "5"]), (["a": "Dip", "b": "Dip"], ["bw", "bw+5"])] {
      #expect(try self.loads(in: imported(table, names: names)) == loads)
    }
  }

  /// A source with a word for the body means its numbers.
  @Test func sourcesWithAWordForTheBodyAreAsWritten() throws {
    let ox = "2026-01-05 * dip: 8/8 BW/5kg\n2026-01-06 * dip: BW 1x8\n2026-01-07 * dip: 5kg 1x8\n"
    let log = try imported(ox)
    #expect(try loads(in: log).suffix(2) == ["bw", "5"])
  }

  private func loads(_ loads: [Int], of name: String) throws -> [String] {
    try self.loads(in: imported(loads, of: name))
  }

  private func loads(in log: ImportedLog) throws -> [String] {
    log.sessions.flatMap { $0.exercises.flatMap(\.sets) }.map { set in
      switch set.load {
      case .bodyweight: "bw"
      case .bodyweightAnd(let mass):
        mass.thousandths < 0 ? "bw\(mass.thousandths / 1000)" : "bw+\(mass.thousandths / 1000)"
      case .mass(let mass): "\(mass.thousandths / 1000)"
      case .level, nil: "?"
      }
    }
  }

  private func imported(_ loads: [Int], of name: String) throws -> ImportedLog {
    let rows = loads.map { "2026-01-05,\(name),8,\($0)\n" }.joined()
    return try imported("Date,Exercise,Reps,Weight\n\(rows)")
  }

  private func imported(_ text: String, names: [String: String] = [:]) throws -> ImportedLog {
    var settings = ImportSettings()
    (settings.unit, settings.names) = (.kilogram, names)
    var reader = SourceReader(settings)
    try reader.read(Array(text.utf8))
    try reader.finish()
    return reader.log
  }
}
