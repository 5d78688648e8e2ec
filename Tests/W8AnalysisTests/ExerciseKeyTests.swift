import Primitives
import Testing
import W8Analysis
import W8Engine

/// Which spellings are one exercise.
@Suite struct ExerciseKeyTests {
  @Test(arguments: [
    "bench press", "Bench  press", " BENCH\tpress ", "Bench\u{A0}press", "Bench \u{2009} press",
    "\u{3000}Bench\u{202F}press\u{FEFF}", "Bench\u{1680}\u{205F}press", "Bench\u{200B}press",
  ])
  func blanksAndOddSpacesAreOneSpace(_ name: String) {
    #expect(exerciseKey(name) == "bench press")
  }

  @Test(arguments: ["benchpress", "bench-press", "bench\u{2060}press", "bench\u{200C}press"])
  func otherCharactersCount(_ name: String) {
    #expect(exerciseKey(name) != "bench press")
  }

  /// They have too many marks to be put in one spelling, so that each is the name of its bytes alone, although the
  /// standard library finds them equal.
  @Test(arguments: [true, false])
  func longNamesThatAreEquivalentAreTwo(areDeclared: Bool) throws {
    let names = ["\u{301}\u{323}", "\u{323}\u{301}"].map { "a" + String(repeating: $0, count: 200) }
    #expect(names[0] == names[1] && !names[0].utf8.elementsEqual(names[1].utf8))
    let days = names.map { "03 82 @\($0) #\($0)\n    \($0): 5 60\n" }
    let declared = names.map { "gym @\($0)\nexercise \"\($0)\" group:\"\($0)\"\ntag #\($0)\n" }
    let setup = "setup @\(names[0]) \"\(names[0])\" > seat 4\n"
    let head = areDeclared ? declared.joined() + setup : ""
    let analysis = try #require(analyze(Array((head + "# 2026-01\n" + days.joined()).utf8)))
    let logbook = analysis.logbook
    let (keys, gyms) = (names.map(exerciseKey), names.map { canonicalKey("@\($0)") })
    #expect(logbook.exerciseSessionCounts == [keys[0]: 1, keys[1]: 1])
    #expect(Set(logbook.exerciseUses.map(\.exercise)) == Set(keys))
    #expect(logbook.recentExercises(inMonths: 1).map(\.exercise) == keys)
    #expect(logbook.setCounts(in: .first ... .last) == [keys[0]: 1, keys[1]: 1])
    #expect(Set(logbook.gymUses.map(\.info.id)) == Set(gyms))
    #expect(logbook.months.flatMap(\.entries).map(\.tags) == gyms.map { [$0] })
    #expect(logbook.settings.training.muscleGroups == (areDeclared ? keys : []))
    for (key, gym) in zip(keys, gyms) {
      #expect(logbook.history(of: key).sessions.map(\.gym) == [gym])
      let isSetUp = areDeclared && key == keys[0]
      #expect(logbook.setupNotes(of: key, at: gym).count == (isSetUp ? 1 : 0))
      #expect(
        try analysis.uses(of: .exercise(key)).map(\.key)
          == Array(repeating: key, count: (areDeclared ? 2 : 1) + (isSetUp ? 1 : 0)))
    }
    #expect(!analysis.diagnostics(of: analysis.root).isEmpty)
  }

  @Test func anAliasOfManyMarksIsTheNameOfItsBytesAlone() throws {
    let names = ["\u{301}\u{323}", "\u{323}\u{301}"].map { "a" + String(repeating: $0, count: 200) }
    let text = "gym @iron alias:@\(names[0])\nexercise \"Squat\" alias:\"\(names[0])\"\n"
    let settings = try #require(analyze(Array(text.utf8))).logbook.settings
    let (keys, gyms) = (names.map(exerciseKey), names.map { canonicalKey("@\($0)") })
    #expect(keys.map(settings.training.canonical) == ["squat", keys[1]])
    #expect(gyms.map(settings.gyms.canonical) == ["iron", gyms[1]])
  }

  /// A set-up note finds its exercise although a telephone wrote the name there.
  @Test func aNameWithAnOddSpaceIsTheSameExercise() {
    let text = """
      setup @iron "Bench press"  > seat 4
      # 2026-01
      03 82 @iron
          Bench\u{A0}press: 5 60

      """
    let found = diagnostics(text).map { String($0.split(separator: " ")[1]) }
    #expect(found == ["odd-space"])
  }
}
