import Primitives
import Testing
import W8Book
import W8Engine
import W8Laws
import W8Lint

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
