import Testing
import W8Laws
import W8Syntax

@Suite struct CanonicalSetsTests {
  /// The spellings that people use, each row of the format's table.
  @Test func setsAsPeopleWriteThem() {
    expectSets([
      ("3x5 80kg", "3x5 80kg"), ("3x5 80", "3x5 80"), ("8/8/7 60", "8/8/7 60"),
      ("100kg x 5 x 3", "3x5 100kg"), ("100kgx5", "5 100kg"), ("3x5x100kg", "3x5 100kg"),
      ("100kg 3x5", "3x5 100kg"), ("5 bw", "5 bw"), ("5 bw+10", "5 bw+10"), ("5 +10", "5 bw+10"),
      ("6 -15", "6 bw-15"), ("5+", "5+"), ("5!", "5!"), ("0! 150", "0! 150"), ("w5 60", "w5 60"),
      ("3x60s", "3x60s"), ("1:30", "1:30"), ("5km 26:40", "5km 26:40"),
      ("4x400m 1:35", "4x400m 1:35"), ("5 100 @8", "5 100 @8"), ("5 100 @8.5", "5 100 @8.5"),
      ("5 100 rir2", "5 100 rir2"),
    ])
    expectUntouched(
      [
        "8/8/7 @ 60", "5x100, 5x100, 3x105 RPE 8", "5x100kg", "5,5,4", "3x5 102,5", "8-12",
        "5 @RPE8", "5 @ 8", "5 RPE 8", "80%", "amrap", "to failure",
      ].map { "  Squat: \($0)" })
  }

  @Test func ordersTheItemsOfAGroup() {
    expectSets([
      ("(slow) @8 24kg 1:30 40m 3x5", "3x5 40m 1:30 24kg @8 (slow)"),
      ("26:40 5km", "5km 26:40"),
      ("3x60s 20", "20 3x60s"),
      ("(a) 5 (b  c) 100", "5 100 (a) (b  c)"),
      ("@8 5 100", "5 100 @8"),
      ("rir1 100kg x 5 (a)", "5 100kg rir1 (a)"),
      ("(touch and go)", "(touch and go)"),
      ("@8", "@8"),
      ("7lvl 3x10", "3x10 7lvl"),
    ])
  }

  @Test func joinsGroupsByCommaAndSpace() {
    expectSets([
      ("5 100 ,3 105,w2  110", "5 100, 3 105, w2 110"),
      ("w5 60, 100kg 3x5\t, (a)", "w5 60, 3x5 100kg, (a)"),
    ])
  }

  @Test func dropsACountOfOne() {
    expectSets([
      ("1x5", "5"), ("01x5 80", "5 80"), ("1 x 5/5/4", "5/5/4"), ("w1x5 60", "w5 60"),
      ("1x60s", "60s"), ("01x1:30", "1:30"), ("1x5km", "5km"), ("100kg x 5 x 1", "5 100kg"),
      ("1x5x100kg", "5 100kg"), ("11x5", "11x5"), ("10x1", "10x1"), ("03x05 80", "03x05 80"),
    ])
  }

  @Test func writesOneSpelling() {
    expectSets(
      [
        ("3X5", "3x5"), ("3 × 5 80", "3x5 80"), ("3\tx 5", "3x5"), ("W3X5 80KG", "w3x5 80kg"),
        ("3×60S", "3x60s"), ("20MIN", "20min"), ("2H", "2h"), ("5KM", "5km"), ("3x400M", "3x400m"),
        ("5 BW", "5 bw"), ("5 Bw+10KG", "5 bw+10kg"), ("8 -15KG", "8 bw-15kg"),
        ("3x8 7LVL", "3x8 7lvl"),
        ("5 RIR2", "5 rir2"), ("BW×5×3", "3x5 bw"), ("bw+10 x 5!", "5! bw+10"),
        ("2×8+×60LB", "2x8+ 60lb"), ("5 100.50", "5 100.50"),
      ])
    expectUntouched(["  Squat: 100Kg X 5/5"])
  }

  @Test func keepsTheCountOfEachList() {
    expectSets([("2x60s 3x5", "3x5 2x60s"), ("3x5 1x60s", "3x5 60s"), ("1x60s 3x5", "3x5 60s")])
    #expect(!sameMeaning(tree(" A: 3x5 2x60s"), tree(" A: 3x5 60s")))
  }

  private func expectSets(
    _ rows: [(String, String)], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectForms(
      rows.map { FormatRow("  Squat: \($0.0)", "    Squat:              \($0.1)") },
      sourceLocation: sourceLocation)
  }
}
