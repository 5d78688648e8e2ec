import Testing
import W8Syntax

@Suite struct CanonicalDirectiveTests {
  @Test func putsArgumentsInTheirColumn() {
    // The keyword fills 10 columns; then a space.
    expectForms([
      FormatRow("UNIT kg", "unit       kg"),
      FormatRow("unit KG", "unit       KG"),
      FormatRow("Lift-Unit   lb", "lift-unit  lb"),
      FormatRow("w8log    1.0", "w8log 1.0"),
      FormatRow("W8LOG 1", "w8log 1"),
      FormatRow(
        "gym   @Iron \t \"Iron  Temple\"  Color:Red DEFAULT",
        "gym        @Iron \"Iron  Temple\" Color:Red DEFAULT"),
      FormatRow("goal 78.0  by:2026-06-01", "goal       78.0 by:2026-06-01"),
      FormatRow("milestone 80.0 \"Under  eighty\"", "milestone  80.0 \"Under  eighty\""),
      FormatRow("exercise \"A\" alias:\"b  c\"", "exercise   \"A\" alias:\"b  c\""),
      FormatRow("include \"2025/*.w8log\" ;old", "include    \"2025/*.w8log\"  ; old"),
      FormatRow(
        "setup @iron \"Leg press\" >sled is 45 kg; seat 4",
        "setup      @iron \"Leg press\"  > sled is 45 kg; seat 4"),
      FormatRow("lint foo  off", "lint       foo off"),
      FormatRow("tag  #travel", "tag        #travel"),
      FormatRow("metric  steps count", "metric     steps count"),
      FormatRow("order  oldest", "order      oldest"),
      FormatRow("trend span:7", "trend      span:7"),
    ])
  }

  @Test func takesOnlyBlanksAtTheEndFromExtensions() {
    expectForms([
      FormatRow("x-a", "x-a"),
      FormatRow("x-a \t", "x-a"),
      FormatRow(
        "X-App   Colour = \"dark   ;any\t(  ", "X-App   Colour = \"dark   ;any\t("),
      FormatRow("x-a\u{A0}b\u{A0} ", "x-a\u{A0}b\u{A0}"),
    ])
  }

  @Test func leavesAloneWhatItDoesNotUnderstand() {
    expectUntouched([
      "gaol   75 ", "unit", "Unit  stone", "gym @iron  \"Iron", "goal 78,5", "Weight  was fine ",
    ])
  }
}
