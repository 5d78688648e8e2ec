import Testing
import W8Syntax

@Suite struct CanonicalExerciseTests {
  @Test func padsTheNameInScalars() {
    // The name with its `:` fills 19 columns behind the margin; then a space.
    expectForms([
      FormatRow(" Squat:5 100", "    Squat:              5 100"),
      FormatRow("\tDB  press :  5 45", "    DB press:           5 45"),
      FormatRow("  Eighteen letters..: 5", "    Eighteen letters..: 5"),
      FormatRow("  Bulgarian split squat:    5", "    Bulgarian split squat: 5"),
      FormatRow("  Développé couché: 5", "    Développé couché:   5"),
      FormatRow("  De\u{301}veloppe\u{301}: 5", "    De\u{301}veloppe\u{301}:        5"),
      FormatRow("  卧推: 5", "    卧推:                 5"),
      FormatRow("  21s curl: 5", "    21s curl:           5"),
      FormatRow("  Curl 21 :3x7 20", "    Curl 21:            3x7 20"),
      FormatRow("   +   Calf  raise:  3x15 60", "    + Calf raise:       3x15 60"),
    ])
  }

  @Test func writesNoColumnsWithoutSets() {
    expectForms([
      FormatRow(" Squat :   ", "    Squat:"),
      FormatRow(" Squat: >a  b", "    Squat:  > a  b"),
      FormatRow(" Squat:  ;", "    Squat:  ;"),
      FormatRow(" + Squat: ;skipped", "    + Squat:  ; skipped"),
    ])
  }

  @Test func removesQuotesThatTheNameDoesNotNeed() {
    expectForms([
      FormatRow(" \"Calf raise\": 5", "    Calf raise:         5"),
      FormatRow(" \"Calf  raise \" : 5", "    Calf raise:         5"),
      FormatRow(" + \"Calf raise\": 5", "    + Calf raise:       5"),
      FormatRow(" \"Bench (paused)\": 5", "    Bench (paused):     5"),
    ])
  }

  @Test func keepsQuotesThatTheNameNeeds() {
    for name in [
      "Curl: EZ bar", "Tabata 20:10", "@iron", "> a", "; a", "# a", "+ a", "+a", "21", "a ; b",
      "a > b", "a (b", "a) (b", "!a", "=a", "03 Sat press", "3 82.5 press", "2026-01-03 press",
      "a\u{A0}b", "Curl:", "...", "- Dip", "1. Dip", "A1) Dip", "• Dip",
    ] {
      let line = "    \"\(name)\":".padding(to: 23)
      expectForms([FormatRow(" \"\(name)\":5", line + " 5")])
    }
    // Behind a `+` no day opens the line, so these read back.
    expectForms([FormatRow(" + \"03 Sat press\": 5", "    + 03 Sat press:     5")])
  }

  @Test func leavesAloneWhatItDoesNotUnderstand() {
    expectUntouched([
      "  Squat  3x5", "  Squat:  5,5", "  +Squat: 5", "  \"Squat: 5 ", "  Squat: 5 100(a)  ",
      "  \u{201C}Squat\u{201D}: 5", "  \"\": 5", "   +   \"Calf raise\": 3x15 60>",
    ])
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - unicodeScalars.count))
  }
}
