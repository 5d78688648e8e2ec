import Testing
import W8Book
import W8Engine
import W8IDE
import W8Laws
import W8Lint
import W8TestSupport
import W8Text

/// `text` with its hints written in place, those in `range` or all.
private func withHints(
  _ text: String, of kinds: Set<InlayHintKind> = [.averageAndRate], range: TextRange? = nil
) -> String {
  guard let analysis = analyze(text) else { return "no analysis" }
  var bytes = Array(text.utf8)
  for hint in hints(analysis, range, of: kinds).reversed() {
    bytes.insert(contentsOf: Array("⟦\(hint.text)⟧".utf8), at: hint.offset)
  }
  return String(decoding: bytes, as: UTF8.self)
}

private func hints(
  _ analysis: Analysis, _ range: TextRange? = nil,
  of kinds: Set<InlayHintKind> = Set(InlayHintKind.allCases)
) -> [InlayHint] {
  analysis.inlayHints(
    in: analysis.root, range: range ?? TextRange(0, analysis.root.text.byteCount), kinds: kinds)
}

/// The hint behind the line that holds `needle`.
private func hint(
  _ text: String, at needle: String, _ kind: InlayHintKind = .averageAndRate
) -> InlayHint? {
  guard let analysis = analyze(text), let offset = offset(of: needle, in: text) else { return nil }
  let line = analysis.root.text.line(containing: offset)
  return hints(analysis, analysis.root.text.contentRange(ofLine: line), of: [kind]).first
}

@Suite struct InlayHintsTests {
  /// Averages, each the one before plus a quarter of the way to the value of the day:
  /// 82.9; 82.825; 82.64375; the 5th is (82.2 + 83.4)/2 = 82.8: 82.6828125; 82.487109375;
  /// 82.29033…; 82.09274…; 81.96956…; 81.70217…; 81.37662…; 81.05747…; 80.74310….
  /// Rates: 10th to 3rd 81.7 − 82.1; 12th to the later of the 5th 81.5 − 83.4; 13th to 6th
  /// 81.6 − 81.9; all of February to 13 January, 81.6.
  @Test func standBehindTheEntriesOfTheExample() {
    let hints = withHints(canonicalLog).split(separator: "\n").filter { $0.contains("⟦") }
    #expect(
      hints == [
        "01 Thu   82.9   #salty  > new year, three slices of cake⟦avg 82.9⟧",
        "02 Fri   82.6⟦avg 82.8⟧",
        "03 Sat   82.1   @iron  fat:18.6%⟦avg 82.6⟧",
        "05 Mon   82.2   07:05⟦avg 82.7⟧",
        "05 Mon   83.4   21:40  > evening weigh-in, after dinner⟦avg 82.7⟧",
        "06 Tue   81.9   @home⟦avg 82.5⟧",
        "10 Sat   81.7   @iron  #travel⟦avg 82.3  ↓ 0.4/wk⟧",
        "12 Mon   81.5   waist:84cm  sleep:7.5h⟦avg 82.1  ↓ 1.9/wk⟧",
        "13 Tue   81.6⟦avg 82.0  ↓ 0.3/wk⟧",
        "01 Sun   80.9  > new scale, checked against the old one: both 80.9⟦avg 81.7  ↓ 0.7 in 19 d⟧",
        "02 Mon   80.4   @home⟦avg 81.4  ↓ 1.2 in 20 d⟧",
        "03 Tue   80.1⟦avg 81.1  ↓ 1.5 in 21 d⟧",
        "04 Wed   79.8  > under eighty!⟦avg 80.7  ↓ 1.8 in 22 d⟧",
      ])
  }

  @Test func tellFormulaAndWindow() {
    // 0.25 × 81.7 + 0.75 × 82.487109375 = 82.29033…
    let tenth = hint(canonicalLog, at: "10 Sat")
    #expect(
      tenth?.parts.map(\.tooltip) == [
        "average over 7 days: 0.25 × 81.7 + 0.75 × 82.4871 = 82.3",
        "81.7 − 82.1 (3 January 2026) = −0.4 kg in a week",
      ])
    #expect(
      tenth?.tooltip == """
        average over 7 days: 0.25 × 81.7 + 0.75 × 82.4871 = 82.3
        81.7 − 82.1 (3 January 2026) = −0.4 kg in a week
        """)
    // 19 days from 13 January to 1 February.
    #expect(
      hint(canonicalLog, at: "01 Sun")?.parts.last?.tooltip
        == "80.9 − 81.6 (13 January 2026) = −0.7 kg in 19 days")
    #expect(
      hint(canonicalLog, at: "01 Thu")?.parts.map(\.tooltip)
        == ["average over 7 days: starts at 82.9"])
  }

  /// From 82.5 on 6 January to 80.7 on 4 February.
  @Test func theLastWeighInHasThePace() {
    #expect(
      hint(canonicalLog, at: "04 Wed")?.parts.first?.tooltip?
        .hasSuffix("; pace: ↓ 0.4 kg a week (82.5 → 80.7 in 29 days)") == true)
    #expect(hint(canonicalLog, at: "03 Tue")?.parts.first?.tooltip?.contains("pace") == false)
  }

  @Test func leadToTheEntryComparedWith() {
    let parts = hint(canonicalLog, at: "10 Sat")?.parts ?? []
    #expect(parts.map(\.text) == ["avg 82.3  ", "↓ 0.4/wk"])
    #expect(parts.first?.target == nil)
    let target = parts.last?.target
    #expect(target?.file == FileID("test.w8log"))
    let file = analyze(canonicalLog)?.root
    #expect(target.flatMap { file?.string($0.range) } == "03 Sat   82.1   @iron  fat:18.6%")
  }

  /// Span 3 gives α = 1/2: (179 + 180)/2 = 179.5, (179.05 + 179.5)/2 = 179.275. Rates: 179 − 180,
  /// and 179.05 − 180 = −0.95, whose half goes to the even tenth, 1.0.
  @Test func areInTheUnitOfTheBook() {
    let text = """
      unit lb
      trend span:3
      # 2026-01
      01  180
      08  179
      09  179.05
      """
    #expect(
      withHints(text) == """
        unit lb
        trend span:3
        # 2026-01
        01  180⟦avg 180.0⟧
        08  179⟦avg 179.5  ↓ 1.0/wk⟧
        09  179.05⟦avg 179.3  ↓ 1.0 in 8 d⟧
        """)
    #expect(
      hint(text, at: "09")?.tooltip == """
        average over 3 days: 0.5 × 179.05 + 0.5 × 179.5 = 179.3
        179.05 − 180.0 (1 January 2026) = −0.95 lb in 8 days
        """)
  }

  /// 13 st = 182 lb; 12st13 = 181 lb; 182 − 0.25 = 181.75 lb = 12 st 13.75, half to even 12st13.8.
  @Test func calculateInPoundsWhereStonesAreShown() {
    let text = "unit st\n# 2026-01\n01 13st\n08 12st13\n"
    #expect(withHints(text).contains("08 12st13⟦avg 12st13.8  ↓ 0st1.0/wk⟧"))
    #expect(
      hint(text, at: "08")?.tooltip == """
        average over 7 days: 0.25 × 181.0 lb + 0.75 × 182.0 lb = 12st13.8
        181.0 − 182.0 (1 January 2026) = −1.0 lb in a week
        """)
  }

  @Test(arguments: [
    ("82.0", "82.1", "↑ 0.1/wk"), ("82.1", "82.0", "↓ 0.1/wk"), ("82.0", "82.0", "– 0.0/wk"),
    ("82.00", "82.06", "– 0.1/wk"),
  ])
  func showDirection(before: String, after: String, expected: String) {
    let text = "# 2026-01\n01 \(before)\n08 \(after)\n"
    #expect(hint(text, at: "08 ")?.parts.last?.text == expected)
  }

  @Test func startFromTheTrendCarriedOver() {
    // 0.25 × 82 + 0.75 × 84 = 83.5
    #expect(
      hint("trend start:84\n# 2026-01\n01 82\n", at: "01 82")?.tooltip
        == "average over 7 days: 0.25 × 82.0 + 0.75 × 84.0 = 83.5")
  }

  /// The day has a value, so the weight kept out of it still has an average beside it, but no rate.
  @Test func standBehindWeightsThatDoNotCountOnlyWhenTheDayHasAValue() {
    #expect(
      withHints("# 2026-01\n01 82\n08 81?\n08 80\n09 79?\n10 -\n") == """
        # 2026-01
        01 82⟦avg 82.0⟧
        08 81?⟦avg 81.5⟧
        08 80⟦avg 81.5  ↓ 2.0/wk⟧
        09 79?
        10 -

        """)
  }

  @Test func sayOverHowManyDays() {
    #expect(
      withHints("# 2026-01\n01 82\n08 82\n23 80.2\n").contains("23 80.2⟦avg 81.6  ↓ 1.8 in 15 d⟧"))
  }

  /// What nobody can weigh counts for nothing, unless the log says that it is right.
  @Test func standBehindNoWeightThatNobodyCanHave() {
    let days = "# 2026-01\n01 82\n08 82\n09 836\n15 82\n"
    #expect(withHints(days).contains("09 836\n15 82⟦avg 82.0  – 0.0/wk⟧"))
    #expect(withHints("lint W8204 off\n" + days).contains("09 836⟦avg 270.5"))
    #expect(
      withHints("# 2026-01\n01 82\n; w8log:ignore W8204\n09 836\n").contains("09 836⟦avg 270.5"))
  }

  @Test func followTheDaysNotTheLines() {
    #expect(
      withHints("# 2026-01\n08 81\n# 2026-01\n01 82\r\n2026-01-02 80") == """
        # 2026-01
        08 81⟦avg 81.4  ↓ 1.0/wk⟧
        # 2026-01
        01 82⟦avg 82.0⟧\r
        2026-01-02 80⟦avg 81.5⟧
        """)
  }

  /// 79.8 on 4 February is the first day at or below 80; 78.0 is reached on no day of the example.
  @Test func tellOfMilestonesAndTheGoal() {
    let text = canonicalLog + "05 Thu   77.5\n06 Fri   77.9\n"
    #expect(
      withHints(text, of: [.milestone, .goal]).split(separator: "\n").filter { $0.contains("⟦") }
        == [
          "04 Wed   79.8  > under eighty!⟦★ 80.0 Under eighty⟧",
          "05 Thu   77.5⟦★ goal 78.0⟧",
        ])
    #expect(
      hint(text, at: "04 Wed", .milestone)?.tooltip
        == "milestone 80.0 kg Under eighty: crossed for the first time on 4 February 2026")
    #expect(
      hint(text, at: "05 Thu", .goal)?.tooltip
        == "goal 78.0 kg: reached for the first time on 5 February 2026")
    #expect(
      withHints("goal 78\nmilestone every:1\n# 2026-01\n01 82\n02 79.5\n", of: [.milestone])
        .contains("02 79.5⟦★ 81.0, 80.0⟧"))
  }

  @Test func tellOfTheTimeBefore() {
    let shown = withHints(canonicalLog, of: [.previousSets]).split(separator: "\n")
      .filter { $0.contains("⟦") }
    #expect(
      shown == [
        "    Squat:              w5 60, w3 80, 3x5 102.5 @8⟦last 3 Jan: 3x5 100, 3 107.5⟧",
        "    Bench press:        3x8 50 @6⟦last at @iron 3 Jan: 5/5/4! 70⟧",
      ])
    let squat = hint(canonicalLog, at: "Squat:              w5 60, w3 80, 3x5 102.5", .previousSets)
    #expect(squat?.tooltip == "Squat at @iron on 3 January 2026: 3x5 100, 3 107.5")
    let file = analyze(canonicalLog)?.root
    #expect(
      squat?.parts.first?.target.flatMap { file?.string($0.range) }
        == "    Squat:              w5 60, w3 80, 3x5 100, 3 107.5 @8.5")
  }

  /// A gym of its own unit, another year, two lines of an exercise, aliases, and what is being typed.
  @Test func tellWhatTheLineDoesNotSay() {
    let text = """
      exercise "Bench press" alias:bench
      gym @a
      gym @lb unit:lb
      # 2025-12
      31 @lb
          bench: 3x8 100
      # 2026-01
      02 @a
          Bench press:
          bench: 5 60
      """
    #expect(
      withHints(text, of: [.previousSets]).hasSuffix(
        """
        02 @a
            Bench press:⟦last at @lb 31 Dec 2025: 3x8 100lb⟧
            bench: 5 60
        """))
  }

  @Test func ofVeryManySetsShowTheFirst() {
    let sets = Array(repeating: "3x5 100", count: 60).joined(separator: ", ")
    let text = "# 2026-01\n01\n    A: \(sets)\n02\n    A: 5\n"
    let hint = hint(text, at: "A: 5", .previousSets)
    #expect(hint?.text.hasSuffix("…") == true && (hint?.text.count ?? 99) < 80)
    #expect((hint?.tooltip.count ?? 999) < 400)
  }

  @Test func tellOfTheMonthBehindItsHeader() {
    #expect(
      withHints(canonicalLog, of: [.monthSummary]).split(separator: "\n")
        .filter { $0.contains("⟦") } == [
          "# 2026-01 January⟦11 entries · 82.9 → 81.6 · avg ↓ 0.9⟧",
          "# 2026-02 February, first deload⟦4 entries · 80.9 → 79.8 · avg ↓ 1.2⟧",
        ])
    #expect(
      hint(canonicalLog, at: "# 2026-02", .monthSummary)?.tooltip == """
        Entries: 4, 4 days weighed
        Weight: 80.9 → 79.8 kg, mean 80.3
        Change of average: ↓ 1.2 kg
        Sessions: @home 1
        """)
    #expect(withHints("# 2026-01\n# nonsense\n", of: [.monthSummary]) == "# 2026-01\n# nonsense\n")
  }

  @Test func ofASwitchedOffKindAreLeftOut() {
    guard let analysis = analyze(canonicalLog) else { return #expect(Bool(false)) }
    #expect(analysis.inlayHints(in: analysis.root, range: TextRange(0, 9999), kinds: []).isEmpty)
  }

  @Test func ofASubrangeAreThoseOfTheWholeThatLieInIt() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      guard let analysis = analyze(randomLog(&random)) else { continue }
      let all = hints(analysis, TextRange(0, .max))
      let count = analysis.root.text.byteCount
      for _ in 0..<5 {
        let first = Int.random(in: 0...count, using: &random)
        let range = TextRange(first, Int.random(in: first...count + 3, using: &random))
        #expect(
          hints(analysis, range)
            == all.filter { range.start <= $0.offset && $0.offset <= range.end })
      }
      for hint in all {
        let line = analysis.root.text.line(containing: max(hint.offset - 1, 0))
        #expect(analysis.root.text.contentRange(ofLine: line).end == hint.offset)
        #expect(!hint.parts.isEmpty && hint.parts.allSatisfy { !$0.text.isEmpty })
      }
    }
  }
}
