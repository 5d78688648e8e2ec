import Testing
import W8Laws
import W8TestSupport

@testable import W8Syntax

@Suite struct SameMeaningTests {
  @Test(arguments: [
    ("3 Sat 82,4kg 7:05", "03 saturday 82.400KG 07:05"), ("3 @a #b", "3 #b @a"),
    (" >  a", "    > a"), (" A: 100kg x 5 x 3", " A: 3x5 100kg"), (" \"A  b\": 5", " A b:05"),
    (" A: 5 +10", " A: 5 bw+10"), ("UNIT kg", "unit kg"), ("\n\n3", "3\n"), ("!", "\n!\n"),
    ("# 2026-01", "#2026-01"), (" A: 60s 3x5", " A: 3x5 60s"),
  ])
  func spellingMakesNoDifference(_ first: String, _ second: String) {
    expect(first, second, areSame: true)
    expect(second, first, areSame: true)
  }

  @Test(arguments: [
    ("3", "4"), ("3 Sat", "3 Sun"), ("3 Sat", "3"), ("3 82", "3 82.1"), ("3 82", "3 82kg"),
    ("3 82", "3 82?"), ("3 -", "3"), ("3 13st", "3 14st"), ("3 82 7:05", "3 82 7:06"),
    ("3 82 @a", "3 82 @b"), ("3 82 @a", "3 82"), ("3 #a #b", "3 #b #a"), ("3 #a", "3 #a #b"),
    ("3 a:1", "3 a:2"), ("3 a:1", "3 b:1"), ("3 > a", "3 ; a"), ("3 > a", "3 > b"), ("3 >", "3"),
    ("3 > a  b", "3 > a b"), ("03", "2026-01-03"), (" @a 7:00", " @a 7:00-8:00"),
    ("# 2026-01", "# 2026-02"), ("# 2026-01 a", "# 2026-01"), ("# 2026-01 a  b", "# 2026-01 a b"),
    (" A: 5", " B: 5"), (" A: 5", " + A: 5"), (" A: 5", " A: 6"), (" A: 5", " A: 5!"),
    (" A: 5 100", " A: 5 100kg"), (" A: 5, 5", " A: 5/5"), (" A: 5 bw+1", " A: 5 bw-1"),
    (" A: w5", " A: 5"), (" A: 2x5", " A: 3x5"), (" A: 5 @8", " A: 5 @9"), (" A: 5 (a)", " A: 5"),
    (" A: 60s", " A: 60min"), (" A: 5km", " A: 5mi"), (" A: 3x5 60s", " A: 5 3x60s"),
    (" A:", " A: 5"), (" A: 5 > a", " A: 5"), ("unit kg", "unit lb"), ("unit kg", "order oldest"),
    ("gym @a", "gym @a default"), ("x-a  b", "x-a b c"), ("x-a b", "x-b b"), ("; a", "; b"),
    ("!", "!!"), ("!", "! "), ("3 82", "; 82"), ("3\n4", "3"), ("3", "3\n\n4"), ("", "3"),
    (" A: 5 5,5", " A: 5 5,4"),
  ])
  func whatIsSaidDoes(_ first: String, _ second: String) {
    expect(first, second, areSame: false)
    expect(second, first, areSame: false)
  }

  /// Of lines and their neighbors by one byte.
  @Test func theFormatterComparesAsTheLawDoes() {
    var random = RandomLog(seed: 61)
    var messy = MessyLines(seed: 61)
    var (same, other) = (0, 0)
    for round in 0..<25_000 {
      let line = Array((round % 2 == 0 ? random.line() : messy.line()).utf8)
      let (first, second) = (parse(line, .later), parse(random.mutated(line), .later))
      guard let isSame = formatterFindsSame(first, second) else { continue }
      #expect(sameMeaning(first, second) == isSame, "\(first.text) and \(second.text)")
      if isSame { same += 1 } else { other += 1 }
    }
    #expect(same > 500 && other > 500, "\(same) and \(other)")
  }

  private func expect(
    _ first: String, _ second: String, areSame: Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (first, second) = (tree(first), tree(second))
    #expect(sameMeaning(first, second) == areSame, sourceLocation: sourceLocation)
    #expect(
      formatterFindsSame(first, second) ?? areSame == areSame, sourceLocation: sourceLocation)
  }

  /// Whether the formatter finds that the second tree says what the first does; nil where it would not compare them:
  /// it compares single lines of one kind that can be read.
  private func formatterFindsSame(_ first: SyntaxTree, _ second: SyntaxTree) -> Bool? {
    guard let line = first.lines.first, first.lines.count == 1, !line.isVerbatim,
      let other = second.lines.first, second.lines.count == 1, !other.isVerbatim,
      line.kind == other.kind, line.kind != .blank
    else { return nil }
    var reader = LineReader(LinePieces())
    reader.listener.begin(line.kind)
    let text = first.text
    _ = reader.line(text.span, 0, Int(line.contentEnd), isPlain: true)
    reader.listener.sort()
    // What is compared is in canonical order.
    let formatted = Array(canonical(second.text).drop { $0 == 0x0A }.dropLast())
    return reader.saysTheSame(text.span, formatted.span, line.kind)
  }
}
