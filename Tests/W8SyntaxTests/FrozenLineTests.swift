import Testing
import W8Syntax

@Suite struct FrozenLineTests {
  @Test func linesThatTheFormatterMayTouch() {
    // Decision 1: context codes and decimal commas do not block formatting.
    for source in [
      "", " ", "; a", "# 2026-01", "32 sat 82.1", "03 82,4", "03 fat:1x", " @x", " Squat: 5 100",
      " > a", "x-foo", "gym @a color:teal", "lint foo off", "gym @iron @home",
    ] {
      let parsed = tree(source + "\n")
      let isVerbatim = source == "gym @iron @home"
      #expect(parsed.lines.map(\.isVerbatim) == [isVerbatim], "\(source)")
    }
  }

  @Test func linesThatAreKeptByteForByte() {
    // One for each code that blocks: 8004 8005 8006 8007 8008 8009 8101 8105 8114 8115 8118
    // 8201 8202 8208 8303 8304 8305 8312 8401-8406 8408 8409 8501 8502 8601 8602; 8001 and 8012 have their own tests.
    for source in [
      "03\u{A0}82", "gym @a \u{201C}A\u{201D}", "03 (a", "=======", "!", "03\u{7}", "# x", "03 Sa",
      "2026/01/03", " 03 82.4", "03 7am", "03 x1", "03 82 82", "03 82 kg", "03 @a @b", "03 @1",
      "03 @bw", " Squat", " Squat: 1r", " Squat: 5 @iron", " Squat: 5 @11", " Squat: 5 RPE 8",
      " Squat: 100 3x5",
      " Squat: 5x100kg", " Squat: 5,4", " Squat: 8-12", "gaol", "unit", "> a", "03 #1",
    ] {
      let parsed = tree(source)
      #expect(parsed.lines.map(\.isVerbatim) == [true], "\(source)")
      #expect(!parsed.faults.isEmpty, "\(source)")
    }
  }

  @Test func everyFaultButTheDecimalCommaFreezes() {
    for kind in SyntaxFault.Kind.allCases {
      #expect(kind.freezesLine == (kind != .decimalComma))
    }
  }
}
