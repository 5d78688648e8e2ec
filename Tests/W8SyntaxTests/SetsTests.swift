import Testing
import W8Syntax

/// The sets of an exercise line as people write them: the tokens and the faults of each.
@Suite struct SetsTests {
  private static let itemsOfTexts: [(String, String)] = [
    ("3x5 80kg", "reps(3x5) load(80kg)"),
    ("5(a,5)", "?(5(a,5)) !badSet(5(a,5))"),
    ("5(6,5) 100, 5", "?(5(6,5)) reps(100) comma(,) reps(5) !badSet(5(6,5))"),
    ("100(pause) 5", "?(100(pause)) reps(5) !badSet(100(pause))"),
    ("5,5(a, b)", "?(5,5(a, b)) !ambiguousComma(5,5)"),
    (",", "comma(,) !badSet(,)"), ("5,,", "reps(5) comma(,) comma(,) !badSet(,)"),
    ("5,", "reps(5) comma(,) !badSet(,)"),
    ("3x5 80", "reps(3x5) load(80)"),
    ("8/8/7 60", "reps(8/8/7) load(60)"),
    ("8/8/7 @ 60", "reps(8/8/7) ?(@ 60) !effortRange(@ 60)"),
    (
      "5x100, 5x100, 3x105 RPE 8",
      "reps(5x100) comma(,) reps(5x100) comma(,) reps(3x105) effort(RPE 8) !effortSpelling(RPE 8)"
    ),
    ("100kg x 5 x 3", "chain(100kg x 5 x 3)"),
    ("100kgx5", "chain(100kgx5)"),
    ("100 kg x 5", "chain(100 kg x 5) !detachedUnit(kg)"),
    ("100 kgs x 5 x 3", "chain(100 kgs x 5 x 3) !detachedUnit(kgs)"),
    ("3x5x60 lbs", "chain(3x5x60 lbs) !detachedUnit(lbs)"),
    ("5 x 100 kg", "?(5 x 100 kg) !ambiguousX(5 x 100 kg)"),
    ("3x5x100kg", "chain(3x5x100kg)"),
    ("5x100kg", "?(5x100kg) !ambiguousX(5x100kg)"),
    ("5xbw", "?(5xbw) !ambiguousX(5xbw)"),
    ("100kg 3x5", "load(100kg) reps(3x5)"),
    ("5,5,4", "?(5,5,4) !ambiguousComma(5,5,4)"),
    ("3x5 102,5", "reps(3x5) ?(102,5) !ambiguousComma(102,5)"),
    ("3x5 102,5 3x5", "reps(3x5) ?(102,5) ?(3x5) !ambiguousComma(102,5) !badSet(3x5)"),
    ("3x5 102,5 100", "reps(3x5) ?(102,5) load(100) !ambiguousComma(102,5)"),
    ("3x5 8-12 3x5", "reps(3x5) ?(8-12) ?(3x5) !repRange(8-12) !badSet(3x5)"),
    ("5,5 102,5 3x5", "?(5,5) ?(102,5) ?(3x5) !ambiguousComma(5,5) !ambiguousComma(102,5)"),
    // What is glued to an opener that is never closed may be anything.
    ("5x(", "?(5x) verbatim(() !unbalanced(()"),
    ("easy(a", "?(easy) verbatim((a) !unbalanced((a)"),
    ("5,5(a", "?(5,5) verbatim((a) !unbalanced((a)"),
    ("5 60, (a", "reps(5) load(60) comma(,) verbatim((a) !unbalanced((a)"),
    ("5 60 70(a", "reps(5) load(60) ?(70) verbatim((a) !unbalanced((a)"),
    ("easy 5 60 (a", "?(easy) reps(5) load(60) verbatim((a) !badSet(easy) !unbalanced((a)"),
    ("3x5 100,3x5 105", "reps(3x5) ?(100,3x5) load(105) !ambiguousComma(100,3)"),
    ("8-12", "?(8-12) !repRange(8-12)"),
    ("3x8–12 60", "?(3x8–12) load(60) !repRange(3x8–12)"),
    ("12-15 160", "?(12-15) load(160) !repRange(12-15)"),
    ("8/6/5 bw, 3x3 bw+10", "reps(8/6/5) load(bw) comma(,) reps(3x3) load(bw+10)"),
    ("5 +10", "reps(5) load(+10)"),
    ("6 -15kg (band)", "reps(6) load(-15kg) label((band))"),
    ("5/5/4! 70 @9", "reps(5/5/4!) load(70) effort(@9)"),
    ("0! 150", "reps(0!) load(150)"),
    ("20/15/12+ bw", "reps(20/15/12+) load(bw)"),
    ("w5 60, w3 80", "reps(w5) load(60) comma(,) reps(w3) load(80)"),
    ("W5 60", "reps(W5) load(60)"),
    ("3x60s", "duration(3x60s)"),
    ("3x60s 20", "duration(3x60s) reps(20)"),
    ("1:30", "duration(1:30)"),
    ("5km 26:40 @6", "distance(5km) duration(26:40) effort(@6)"),
    ("4x400m 1:35", "distance(4x400m) duration(1:35)"),
    ("4x40m 24kg", "distance(4x40m) load(24kg)"),
    ("1:02:03", "duration(1:02:03)"),
    ("20min", "duration(20min)"),
    ("3x10 7lvl", "reps(3x10) load(7lvl)"),
    ("@8", "effort(@8)"),
    ("5 100 @8.5", "reps(5) load(100) effort(@8.5)"),
    ("5 100 rir2", "reps(5) load(100) effort(rir2)"),
    ("5 100 @10.5", "reps(5) load(100) ?(@10.5) !effortRange(@10.5)"),
    ("5 100 @0", "reps(5) load(100) ?(@0) !effortRange(@0)"),
    ("5 100 @8-9", "reps(5) load(100) ?(@8-9) !effortRange(@8-9)"),
    ("5 100 @RPE8", "reps(5) load(100) effort(@RPE8) !effortSpelling(@RPE8)"),
    ("5 100 rir 2", "reps(5) load(100) effort(rir 2) !effortSpelling(rir 2)"),
    ("5 100 rir 12", "reps(5) load(100) ?(rir 12) !effortRange(rir 12)"),
    ("5 100 @iron", "reps(5) load(100) ?(@iron) !gymInSets(@iron)"),
    ("100 3x5", "?(100) ?(3x5) !loadFirst(100 3x5)"),
    ("102.5 5", "?(102.5) ?(5) !loadFirst(102.5 5)"),
    ("100 5/5", "?(100) ?(5/5) !loadFirst(100 5/5)"),
    ("100x5", "?(100x5) !loadFirst(100x5)"),
    ("100 5", "reps(100) load(5)"),
    ("102.5", "?(102.5) !badSet(102.5)"),
    ("3x5x100", "?(3x5x100) !badSet(3x5x100)"),
    ("100kg x 5/5/4", "?(100kg x 5/5/4) !badSet(100kg x 5/5/4)"),
    ("100kg x 3 x 5", "chain(100kg x 3 x 5)"),
    ("3 x 5 80", "reps(3 x 5) load(80)"),
    ("3×5 80", "reps(3×5) load(80)"),
    ("3x5/5/4 80", "reps(3x5/5/4) load(80)"),
    ("0x5 80", "?(0x5) load(80) !badSet(0x5)"),
    ("33x5/5/5 80", "reps(33x5/5/5) load(80)"),
    ("34x5/5/5 80", "?(34x5/5/5) load(80) !tooManySets(34x5/5/5)"),
    ("w50x60s/70s @8", "?(w50x60s/70s) effort(@8) !tooManySets(w50x60s/70s)"),
    ("0x5/5 80", "?(0x5/5) load(80) !badSet(0x5/5)"),
    ("3x5 100 kg", "reps(3x5) load(100 kg) !detachedUnit(kg)"),
    ("3x5 102.5  LBS @8", "reps(3x5) load(102.5  LBS) effort(@8) !detachedUnit(LBS)"),
    ("3x5 225lbs, 5 100", "reps(3x5) load(225lbs) comma(,) reps(5) load(100) !detachedUnit(lbs)"),
    (
      "5 +10 kg, 5 bw-10kgs",
      "reps(5) load(+10 kg) comma(,) reps(5) load(bw-10kgs) !detachedUnit(kg) !detachedUnit(kgs)"
    ),
    ("100 kg 3x5", "load(100 kg) reps(3x5) !detachedUnit(kg)"),
    ("3x5 100 kgx", "reps(3x5) load(100) ?(kgx) !badSet(kgx)"),
    ("3x5 100 lvl", "reps(3x5) load(100) ?(lvl) !badSet(lvl)"),
    ("3x10 kg", "?(3x10 kg) !ambiguousX(3x10 kg)"),
    ("w5 kg", "reps(w5) ?(kg) !badSet(kg)"),
    ("5+ kg", "reps(5+) ?(kg) !badSet(kg)"),
    ("5 100kg 110 kg", "reps(5) load(100kg) ?(110 kg) !badSet(110 kg)"),
    ("3x5 100(pause)", "reps(3x5) ?(100(pause)) !badSet(100(pause))"),
    ("5 100 60", "reps(5) load(100) ?(60) !badSet(60)"),
    ("100kg x 5 60", "chain(100kg x 5) ?(60) !badSet(60)"),
    ("5 100,, 3", "reps(5) load(100) comma(,) comma(,) reps(3) !badSet(,)"),
    ("5 100,", "reps(5) load(100) comma(,) !badSet(,)"),
    ("80%", "?(80%) !badSet(80%)"),
    ("3 to failure", "reps(3) ?(to) ?(failure) !badSet(to failure)"),
    ("10r 20", "?(10r) reps(20) !badSet(10r)"),
    ("3x12 160 (pause) (slow)", "reps(3x12) load(160) label((pause)) label((slow))"),
    ("99999 5", "?(99999) reps(5) !badSet(99999)"),
    ("5x", "?(5x) !badSet(5x)"),
    ("3 x 5,5 100", "?(3 x 5,5) load(100) !ambiguousComma(5,5)"),
    ("3x 5,5", "?(3x 5,5) !ambiguousComma(5,5)"), ("3 x5,5", "?(3 x5,5) !ambiguousComma(5,5)"),
    ("100kg x 5,3 100", "?(100kg x 5,3) ?(100) !ambiguousComma(5,3)"),
    ("3 x 1:30,5", "?(3 x 1:30,5) !ambiguousComma(30,5)"),
    ("5 x 102,5", "?(5 x 102,5) !ambiguousComma(102,5)"),
    ("5 100 x 3,5", "reps(5) ?(100 x 3,5) !ambiguousComma(3,5)"),
    ("3x5,0x5,1", "?(3x5,0x5,1) !ambiguousComma(5,0) !ambiguousComma(5,1)"),
    ("w3x5x100kg", "?(w3x5x100kg) !badSet(w3x5x100kg)"),
    ("w3 x 5 100", "reps(w3 x 5) load(100)"), ("w3 x5 100", "reps(w3 x5) load(100)"),
    (#"5 "a, b" 100"#, #"reps(5) ?("a, b") load(100) !badSet("a, b")"#),
    (#"5 "(" 100, 3 90"#, #"reps(5) ?("(") load(100) comma(,) reps(3) load(90) !badSet("(")"#),
    ("5 “a, b” 100", "reps(5) ?(“a, b”) load(100) !curlyQuotes(“) !badSet(“a, b”) !curlyQuotes(”)"),
    ("5 @08", "reps(5) effort(@08)"), ("5 @rir2", "reps(5) effort(@rir2) !effortSpelling(@rir2)"),
    ("5 rir 2.5", "reps(5) ?(rir 2.5) !effortRange(rir 2.5)"),
    ("5 RPE8,5", "reps(5) ?(RPE8,5) !effortRange(RPE8,5)"),
    ("5 @bw+10", "reps(5) ?(@bw+10) !effortRange(@bw+10)"),
    ("5 @ -15kg 100", "reps(5) ?(@ -15kg) load(100) !effortRange(@ -15kg)"),
    ("5 @bwgym", "reps(5) ?(@bwgym) !gymInSets(@bwgym)"),
    ("8-12 100 3x5", "?(8-12) load(100) ?(3x5) !repRange(8-12)"),
    ("0x60s 5 100", "?(0x60s) reps(5) load(100) !badSet(0x60s)"),
    ("100x60s", "?(100x60s) !loadFirst(100x60s)"),
    ("3x5 100 x @8 (b)", "reps(3x5) load(100) ?(x) effort(@8) label((b)) !badSet(x)"),
    ("5x100 x @8", "reps(5x100) ?(x) effort(@8) !badSet(x)"),
    ("3x5 100 x , 5 20", "reps(3x5) load(100) ?(x) comma(,) reps(5) load(20) !badSet(x)"),
    ("3x x @8", "?(3x) ?(x) effort(@8) !badSet(3x x)"),
    ("100kg × (a)", "load(100kg) ?(×) label((a)) !badSet(×)"),
    ("100kg x 5 x", "chain(100kg x 5) ?(x) !badSet(x)"),
    ("3 x five", "reps(3) ?(x) ?(five) !badSet(x five)"),
    ("x5", "?(x5) !badSet(x5)"),
  ]

  @Test(arguments: itemsOfTexts)
  func readsItems(_ sets: String, _ expected: String) {
    #expect(items("    Squat: \(sets)\n") == expected)
  }

  /// The tokens behind the colon, unreadable ones as `?`, neighbors of one fault in one, then the faults.
  private func items(_ line: String) -> String {
    let parsed = tree(line)
    let tokens = parsed.tokens(ofLine: 0).dropFirst(2).map { token in
      "\(token.kind == .unreadable ? "?" : "\(token.kind)")(\(parsed.string(of: token, line: 0)))"
    }
    let faults = parsed.faults.map { "!\($0.kind)(\(parsed.string($0.range)))" }
    return (tokens + faults).joined(separator: " ")
  }

  /// An odd space is reported and read as a space, inside of items as between them.
  @Test(arguments: [
    ("5 RPE\u{A0}8", "effortSpelling"), ("5 rir\u{A0}2", "effortSpelling"),
    ("5 @\u{A0}60", "effortRange"), ("5 @\u{2003}8", "effortSpelling"),
    ("5 @RPE\u{A0}8", "effortSpelling"), ("3\u{A0}x\u{A0}5\u{A0}100", nil),
    ("100kg\u{A0}x\u{2009} 5", nil), ("5\u{200B}100", nil),
  ])
  func oddSpaceInsideAnItemIsASpace(_ sets: String, _ other: String?) {
    let parsed = tree("    A: " + sets)
    let kinds = Set(parsed.faults.map { "\($0.kind)" })
    #expect(kinds == Set(["oddSpace", other].compactMap { $0 }))
    let spaced = String(
      String.UnicodeScalarView(
        sets.unicodeScalars.map { $0.isASCII ? $0 : " " }))
    #expect(parsed.setGroups(ofLine: 0) == tree("    A: " + spaced).setGroups(ofLine: 0))
  }
}
