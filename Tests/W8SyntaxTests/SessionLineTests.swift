import Testing

@Suite struct SessionLineTests {
  @Test func wellFormed() {
    expectTrees([
      Row("    @iron", "session gym(@iron)"),
      Row("\t@hotel 06:30  > tiny", "session gym(@hotel) time(06:30)=390 note(> tiny)"),
      // 390 minutes × 65,536 + 450 minutes
      Row(
        " @iron #a #b 6:30-07:30 ; c",
        "session gym(@iron) tag(#a) tag(#b) timeSpan(6:30-07:30)=25559490 comment(; c)"),
      // Decision 30: an end before the start is past midnight; 23 × 60 × 65,536 + 60
      Row(" @iron 23:00-01:00", "session gym(@iron) timeSpan(23:00-01:00)=90439740"),
      Row(" @", "session defaultGym(@)"),
      Row("    @ 07:00 \"Push day\"", "session defaultGym(@) time(07:00)=420 title(\"Push day\")"),
      Row(
        " @iron \"a > b; #c\" #d > e", "session gym(@iron) title(\"a > b; #c\") tag(#d) note(> e)"),
    ])
  }

  @Test func faults() {
    expectTrees([
      // Decision 29
      Row(
        " @iron 07:00 08:00",
        "session gym(@iron) time(07:00)=420 unreadable(08:00) !badWeight(08:00)"),
      Row(
        " @iron 07:00 08:00-09:00",
        "session gym(@iron) time(07:00)=420 unreadable(08:00-09:00) !badWeight(08:00-09:00)"),
      // Decision 30
      Row(" @iron 25:00", "session gym(@iron) unreadable(25:00) !badWeight(25:00)"),
      Row(" @iron 7:05am", "session gym(@iron) unreadable(7:05am) !clock12h(7:05am)"),
      Row(" @iron 7:10 pm", "session gym(@iron) unreadable(7:10 pm) !clock12h(7:10 pm)"),
      Row(" @iron 7:00-8:0", "session gym(@iron) unreadable(7:00-8:0) !badWeight(7:00-8:0)"),
      // Decision 31
      Row(" @hotel 82.4", "session gym(@hotel) unreadable(82.4) !badWeight(82.4)"),
      Row(" @hotel fat:18%", "session gym(@hotel) unreadable(fat:18%) !badWeight(fat:18%)"),
      Row(" @hotel -", "session gym(@hotel) unreadable(-) !badWeight(-)"),
      Row(
        " @hotel sat 82.4 kg #a x",
        "session gym(@hotel) unreadable(sat) unreadable(82.4) unreadable(kg) tag(#a) unreadable(x) !badWeight(sat 82.4 kg) !badWeight(x)"
      ),
      // decisions 45, 46
      Row(" @24h", "session unreadable(@24h) !badGymName(@24h)"),
      Row(" @bw #1", "session unreadable(@bw) unreadable(#1) !reservedName(@bw) !badTag(#1)"),
      Row(" @rir2 @iron", "session unreadable(@rir2) gym(@iron) !reservedName(@rir2)"),
      // Decision 31
      Row(" @iron @home", "session gym(@iron) unreadable(@home) !twoGyms(@home)"),
      Row(" @iron \"a b", "session gym(@iron) verbatim(\"a b) !unbalanced(\"a b)"),
      Row(" @iron @", "session gym(@iron) unreadable(@) !twoGyms(@)"),
      Row(" @24h @", "session unreadable(@24h) defaultGym(@) !badGymName(@24h)"),
      Row(
        " @ \"a\" \"b\"", "session defaultGym(@) title(\"a\") unreadable(\"b\") !badWeight(\"b\")"),
      Row(" @ \"\"", "session defaultGym(@) unreadable(\"\") !badWeight(\"\")"),
      Row(" @ \" \"x", "session defaultGym(@) unreadable(\" \"x) !badWeight(\" \"x)"),
      Row(" @iron(x)", "session unreadable(@iron(x)) !badGymName(@iron(x))"),
    ])
  }

  @Test func oddSpaces() {
    expectTrees([
      Row("\u{A0}@iron\u{A0}#a", "session gym(@iron) tag(#a) !oddSpace(\u{A0}) !oddSpace(\u{A0})")
    ])
  }
}
