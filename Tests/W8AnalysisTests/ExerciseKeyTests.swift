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

  /// They have too many marks to be put in one spelling, and the standard library finds them equal.
  @Test(arguments: [true, false])
  func longNamesThatAreEquivalentAreCountedTogether(areDeclared: Bool) throws {
    let names = ["\u{301}\u{323}", "\u{323}\u{301}"].map { "a" + String(repeating: $0, count: 200) }
    #expect(names[0] == names[1] && !names[0].utf8.elementsEqual(names[1].utf8))
    let days = names.map { "03 82 @\($0) #\($0)\n    \($0): 5 60\n" }
    let declared = names.map { "gym @\($0)\nexercise \"\($0)\"\ntag #\($0)\n" }
    let text = (areDeclared ? declared : []).joined() + "# 2026-01\n" + days.joined()
    let analysis = try #require(analyze(Array(text.utf8)))
    #expect(analysis.logbook.exerciseSessionCounts.values.reduce(0, +) == 2)
    #expect(!analysis.diagnostics(of: analysis.root).isEmpty)
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
