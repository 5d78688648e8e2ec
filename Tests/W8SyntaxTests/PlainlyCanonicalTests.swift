import Testing
import W8TestSupport
import W8Text

@testable import W8Syntax

@Suite struct PlainlyCanonicalTests {
  @Test(arguments: [
    "; anything  at all", ";", "    >", "    ;", "    > a  b", "    ; \u{A0}",
    "03 Sat", "03 Sat  > note", "03 Sat   82.1", "03 Sat  102.4kg?", "03 Sat    -",
    "03 Sat    -     #travel", "03 Sat   82.1  > note", "03 Sat   82.1   07:05  @iron  #a  fat:18%",
    "03 Sat   82.1   @iron  ; tail", "    Squat:", "    Squat:              3x5 100",
    "    Squat:              w5 60, 5/5/4! 62.5kg @8.5 (pause) (belt), 5 bw+10  > easy",
    "    Bench press with a pause: 3x5",
    "    Développé couché:   10x5 100lb",
  ])
  func canonicalLinesAreKnown(line: String) {
    #expect(isKnown(line), "\(line)")
    #expect(formatted(line) == line + "\n")
  }

  @Test(arguments: [
    "", " ", "3 Sat", "03 sat", "03 Sat ", "03 Sat 82.1", "03 Sat   82.1 ",
    "03 Sat   82.1   > note",
    "03 Sat   82.1  @iron", "03 Sat   82,1", "03 Sat   82.1   @iron  07:05", "03 Sat   82.1   7:05",
    "   > note", "    >note", "    >  note", "    > ", "    Squat: 3x5 100", "    Squat :  3x5",
    "    Bench  press:       3x5", "    Squat:              1x5", "    Squat:              01x5 10",
    "    Squat:              3X5", "    Squat:              3x5  100",
    "    Squat:              3x5,5",
    "    Squat:              100kg 3x5", "    Squat:              3x5 @8 100",
    "    Squat:              3x5 (a) @8", "    Squat:              5 +10",
    "    Squat:              3x5x100kg", "    Squat:              3x5 100  note",
    "    Squat:              3x5 100 > note", "    Squat:  > note", "\t> note",
  ])
  func otherLinesTakeAParse(line: String) {
    #expect(!isKnown(line), "\(line)")
  }

  @Test func mostLinesOfACanonicalLogAreKnown() {
    var random = RandomLog(seed: 51)
    let lines = random.log(days: 2_000).split(separator: "\n")
    let known = lines.count { isKnown(String($0)) }
    #expect(known > lines.count * 7 / 10, "\(known) of \(lines.count)")
  }

  private func isKnown(_ line: String) -> Bool {
    let bytes = Array(line.utf8)
    return isPlainlyCanonical(bytes.span, 0, bytes.count)
  }
}
