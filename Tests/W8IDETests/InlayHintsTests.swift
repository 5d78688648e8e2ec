import Testing
import W8Analysis
import W8Engine
import W8IDE
import W8TestSupport
import W8Text

/// `text` with its hints written in place, those in `range` or all.
private func withHints(_ text: String, range: TextRange? = nil) -> String {
  guard let analysis = analyze(text) else { return "no analysis" }
  var bytes = Array(text.utf8)
  for hint in hints(analysis, range).reversed() {
    bytes.insert(contentsOf: Array("⟦\(hint.text)⟧".utf8), at: hint.offset)
  }
  return String(decoding: bytes, as: UTF8.self)
}

private func hints(_ analysis: Analysis, _ range: TextRange? = nil) -> [InlayHint] {
  analysis.inlayHints(
    in: analysis.root, range: range ?? TextRange(0, analysis.root.text.byteCount),
    kinds: Set(InlayHintKind.allCases))
}

/// The hint behind the line that holds `needle`.
private func hint(_ text: String, at needle: String) -> InlayHint? {
  guard let analysis = analyze(text), let offset = offset(of: needle, in: text) else { return nil }
  let line = analysis.root.text.line(containing: offset)
  return hints(analysis, analysis.root.text.contentRange(ofLine: line)).first
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
        "01 Sun   80.9  > new scale, checked against the old one: both 80.9⟦avg 81.7  ↓ 0.7/wk⟧",
        "02 Mon   80.4   @home⟦avg 81.4  ↓ 1.2/wk⟧",
        "03 Tue   80.1⟦avg 81.1  ↓ 1.5/wk⟧",
        "04 Wed   79.8  > under eighty!⟦avg 80.7  ↓ 1.8/wk⟧",
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
        09  179.05⟦avg 179.3  ↓ 1.0/wk⟧
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
