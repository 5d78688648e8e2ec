import Testing
import W8Laws
import W8Syntax
import W8TestSupport
import W8Text

/// The laws of rows and of the canonical bit; `Tests/run laws` checks them over a million lines.
@Suite struct RowLawTests {
  private static let textCount = 60

  @Test(arguments: LineSource.allCases)
  func randomLinesKeepTheLaws(_ source: LineSource) {
    var lines = RandomLines(source, seed: 21)
    for _ in 0..<Self.textCount {
      let text = lines.next(25)
      if let broken = brokenRowLaw(text) ?? brokenCanonicalLaw(text) {
        Issue.record("\(broken) in \(String(decoding: text, as: UTF8.self).debugDescription)")
        return
      }
    }
  }

  /// A text keeps the law with its own rows, and breaks it with those of one that says something else.
  @Test(arguments: [
    ("    Squat: 3x5 100", "    Squat: 3x6 100"), ("    Squat: 3x5 100", "    Squat: 2x5 100"),
    ("    Squat: 3x5", "    Squat: w3x5"), ("    Squat: 5/5/4!", "    Squat: 5/5/4+"),
    ("    Squat: 5/5/4", "    Squat: 5/5/3"), ("    Squat: 5/5/4", "    Squat: 5/5"),
    ("    Squat: 5 100", "    Squat: 5 100, 5"), ("    Squat: 5 100", "    Squat: 5  100"),
    ("    Squat: 1:30", "    Squat: 1:31"), ("    Squat: 3x20min", "    Squat: 3x20h"),
    ("    Squat: 5km", "    Squat: 5mi"), ("    Squat: 5km", "    Squat: 5.5km"),
    ("    Squat: 5 100kg", "    Squat: 5 100lb"), ("    Squat: 5 100", "    Squat: 5 100lvl"),
    ("    Squat: 5 bw+10", "    Squat: 5 bw-10"), ("    Squat: 5 bw", "    Squat: 5 +10"),
    ("    Squat: 100kg x 5", "    Squat: 100kg x 5 x 3"),
    ("    Squat: 3x5x100kg", "    Squat: 3x5 100kg"), ("    Squat: 3x5x100kg", "    Squat: 3x5xbw"),
    ("    Squat: 5 @8.5", "    Squat: 5 @9"), ("    Squat: 5 @4", "    Squat: 5 rir8"),
    ("    Squat: 5\n    Squat: 5", "    Squat: 5\n    Row: 5"),
    ("    Squat: 5\n    Row: 5", "    Squat: 5\n    Squat: 5"), ("    Squat: 5", "    Row: 5"),
    ("    “Squat”: 5", "    “Row”: 5"), ("    + Squat: 5", "    Squat: 5"),
    ("03 82.1", "04 82.1"), ("03 82.1", "03 82,2"), ("03 82.1", "03 82.1?"),
    ("03 82.1", "03 82.1lb"), ("03 13st4.5", "03 13st4"), ("03 13st", "03 12st"),
    ("03 Sat", "03 Sun"), ("2026-01-03", "2026-01-04"), ("# 2026-01", "# 2026-02"),
    ("03 07:05", "03 07:06"), ("    @a 6:30-7:30", "    @a 6:30-7:31"), ("03 fat:18", "03 fa:t18"),
    ("unit kg", "goal kg"),
  ])
  func rowsOfAnotherTextBreakTheLaw(_ text: String, _ other: String) {
    #expect(brokenRowLaw(Array(text.utf8)) == nil)
    #expect(brokenRowLaw(Array(other.utf8)) == nil)
    #expect(brokenRowLaw(Array(text.utf8), rowsOf: Array(other.utf8)) != nil)
  }

  /// The same bytes in tokens, and others between them.
  @Test(arguments: [
    ("    Squat: 5 100", "    Squat:x5 100"), ("03 82.1  > note", "03 82.1 x> note"),
    ("03 82.1 ", "03 82.1x"),
  ])
  func textThatNoTokenCoversBreaksTheLaw(_ text: String, _ other: String) {
    let tree = parse(Array(text.utf8), .first)
    #expect(brokenTiling(tree, line: 0, of: tree.text) == nil)
    #expect(brokenTiling(tree, line: 0, of: Array(other.utf8)) != nil)
  }

  @Test(arguments: [
    ("03       82.1", "03 82.1"), ("03 82.1", "03       82.1"), ("    > a", "  > a"),
    ("    Squat:              5 100", "    Squat:              5  100"),
    ("unit kg", "unit       kg"),
  ])
  func theBitOfAnotherLineBreaksTheLaw(_ text: String, _ other: String) {
    #expect(brokenCanonicalLaw(Array(text.utf8)) == nil)
    #expect(brokenCanonicalLaw(Array(text.utf8), bitsOf: Array(other.utf8)) != nil)
  }

  /// The laws say something only of lines of which much can be read.
  @Test func manyWordsAreUnderstood() {
    var lines = RandomLines(.words, seed: 22)
    var kinds: Set<TokenKind> = []
    for _ in 0..<Self.textCount {
      for row in parse(lines.next(25), .first).rows { kinds.insert(row.kind) }
    }
    let expected: Set<TokenKind> = [
      .day, .date, .ambiguousDate, .weekday, .weight, .detachedUnit, .unweighed, .time, .timeSpan,
      .gym, .tag, .pair, .unreadable, .superset, .name, .string, .comma, .reps, .duration,
      .distance, .load, .effort, .label, .note, .comment, .verbatim, .yearMonth,
    ]
    #expect(kinds.isSuperset(of: expected), "\(expected.subtracting(kinds))")
  }
}
