import Testing
import W8TestSupport
import W8Text

@testable import W8Syntax

@Suite struct LineJudgeTests {
  /// Lines that say yes before a look-alike that must say no, and the other way round.
  @Test func piecesThatLookAlikeAreToldApart() {
    var judge = LineJudge()
    let rows: [(line: String, isKnown: Bool)] = [
      ("    Squat:              3x5 100", true),
      ("    Squat:              3x5 100\0", false),
      ("    Squat:              3x5 100, 5 80", true),
      ("    Squat:              3x5 100,5 80", false),
      ("    Squat:              3x5 100,  5 80", false),
      ("    Squat:              3x5 100,", false),
      ("    Squat:              3x5 100, ", false),
      ("    Squat:              3x5 100  > easy, really", true),
      ("    Squat:              3x5 100 > easy", false),
      ("    Squat:              3x5 100 (a, b), 5", true),
      ("    Squat:              3x5 100 (a", false),
      ("    Squat:              5,5", false),
      ("    Squat:               3x5 100", false),
      ("    Squat:             3x5 100", false),
      ("    Squat :             3x5 100", false),
      ("    Squat\t:             3x5 100", false),
      ("\t   Squat:              3x5 100", false),
      ("    Squat:                  ", false),
      ("    Squat:", true),
      ("    A name as wide as :3 3x5", false),
      ("    Nineteen letters 1: 3x5", true),
      ("    A name of twenty ab: 3x5", true),
      ("    A name of twenty ab:  3x5", false),
      ("    Développé couché:   10x5 100lb", true),
      ("    Développé couché:  10x5 100lb", false),
      ("    > a note that is longer than the head of a line", true),
    ]
    for round in 0..<3 {
      for row in rows {
        #expect(isKnown(row.line, &judge) == row.isKnown, "\(row.line) \(round)")
      }
    }
  }

  /// Of every line, whatever was seen before, the judge says what a look at each byte says.
  @Test func itSaysWhatTheSlowLookSays() {
    var random = RandomLog(seed: 52)
    var judge = LineJudge()
    var known = 0
    for _ in 0..<10_000 {
      let line = random.line()
      let bytes = random.isOne(in: 3) ? Array(line.utf8) : random.mutated(line)
      guard isJudgedRightly(bytes, &judge, &known) else { return }
    }
    #expect(known > 1_000, "\(known)")
  }

  /// The canonical form of a line, its neighbours by one byte, and the same with a blank behind it.
  @Test func canonicalLinesAndTheirNeighboursAreJudgedRightly() {
    var messy = MessyLines(seed: 53)
    var random = RandomLog(seed: 53)
    var judge = LineJudge()
    var known = 0
    for _ in 0..<3_000 {
      let line = rendered(Array(messy.line().utf8))
      let mutated = random.mutated(String(decoding: line, as: UTF8.self))
      for bytes in [line, mutated, line + [0x20]] {
        guard isJudgedRightly(bytes, &judge, &known) else { return }
      }
    }
    #expect(known > 500, "\(known)")
  }

  /// Whether the judge says of a line what a look at each byte says, and the formatter leaves a line alone
  /// that both call canonical; `known` counts those.
  private func isJudgedRightly(
    _ line: [UInt8], _ judge: inout LineJudge, _ known: inout Int
  ) -> Bool {
    let bytes = line.filter { $0 != 0x0A }
    let text = Array("3 82\n".utf8) + bytes + Array("\n    Squat: 3x5 100, 2x5\n".utf8)
    let (start, end) = (5, 5 + bytes.count)
    let isCanonical = judge.isPlainlyCanonical(text.span, start, end)
    guard isCanonical == isPlainlyCanonical(text.span, start, end) else {
      Issue.record("other than the slow look: \(bytes)")
      return false
    }
    if !isCanonical { return true }
    known += 1
    guard rendered(bytes) == bytes else {
      Issue.record("not canonical: \(bytes)")
      return false
    }
    return true
  }

  /// What the formatter makes of a line that holds no line end.
  private func rendered(_ line: [UInt8]) -> [UInt8] {
    let tree = parse(line, .later)
    var output: [UInt8] = []
    for index in tree.lines.indices { format(tree, line: index, into: &output) }
    return output
  }

  private func isKnown(_ line: String, _ judge: inout LineJudge) -> Bool {
    let bytes = Array(line.utf8)
    return judge.isPlainlyCanonical(bytes.span, 0, bytes.count)
  }
}
