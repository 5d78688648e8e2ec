import Testing

@Suite struct KeyboardReadingTests {
  private let above = "# 2026-03\n01 Sun 82\n"

  /// The line that the fix of `rule` on the last line writes; nil where the first is no such fix.
  private func written(_ rule: String, _ line: String) -> String? {
    let first = fixTitles(of: rule, in: "\(above)\(line)\n").first?.drop { $0 == "!" }
    guard let title = first.map(String.init), title.hasPrefix("Write") else { return nil }
    return applyFix(title, of: rule, in: "\(above)\(line)\n").map {
      String($0.dropFirst(above.count).dropLast())
    }
  }

  @Test(arguments: [
    ("    スクワット： 3x5 100", "    スクワット: 3x5 100"),
    ("    ベンチ：３x５　６０", "    ベンチ:3x5 60"),
    ("    Squat – 3x5", "    Squat: 3x5"),
    ("    Squat - 3x5 100 > rest – long", "    Squat: 3x5 100 > rest – long"),
    ("    Good morning — 3x5", "    Good morning: 3x5"),
  ])
  func aNameEndsAtAWideColonOrADash(_ typed: String, _ meant: String) {
    #expect(written("missing-colon", typed) == meant)
  }

  @Test(arguments: [
    ("    Жим: 3х5 100кг", "    Жим: 3x5 100kg"), ("    Row: 3*5 50", "    Row: 3x5 50"),
    ("    Row: 3 Χ 5 50", "    Row: 3 x 5 50"), ("    Row: 5 50、5 60", "    Row: 5 50, 5 60"),
    ("    Row: ５　５０", "    Row: 5 50"), ("    Row: 5 bw−10", "    Row: 5 bw-10"),
  ])
  func setsAreReadInTheSignsOfOthers(_ typed: String, _ meant: String) {
    #expect(written("bad-set", typed) == meant)
  }

  @Test(arguments: [
    ("03 ８２", "03 82"), ("03 82，5", "03 82,5"), ("03 ٨٢٫٥", "03 82.5"),
    ("03 82 \"７ ８\" ＃home", "03 82 \"７ ８\" #home"),
  ])
  func fieldsAreReadInTheSignsOfOthers(_ typed: String, _ meant: String) {
    let read = written("bad-weight", typed)
    #expect(typed.contains("\"") ? read == nil : read == meant)
  }

  @Test func aLineMayBecomeAnEntryOrAHeader() {
    #expect(written("unknown-line", "０３　８２．５") == "03 82.5")
    #expect(written("unknown-line", "＃ 2026-04") == "# 2026-04")
    #expect(written("unknown-line", "～ 82") == nil)
  }

  @Test(arguments: [
    "    Squat: 5 60，5", "    Push-up 3x10", "    Squat – heavy", "    Row: 3*x", "    ベンチ（重） 3",
  ])
  func whatMayMeanSomethingElseIsNotWritten(_ line: String) {
    for rule in ["missing-colon", "bad-set", "ambiguous-comma"] {
      #expect(written(rule, line)?.contains("：") != true)
      #expect(
        !fixTitles(of: rule, in: "\(above)\(line)\n").contains(
          "Write \"\(line.drop { $0 == " " })\""))
    }
  }
}
