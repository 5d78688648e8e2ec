import Testing
import W8Laws
import W8TestSupport
import W8Text

@testable import W8Syntax

/// Whether the reader knows of a line what the formatter would make of it.
@Suite struct CanonicalBitTests {
  /// Lines with sets that are canonical, and look-alikes that are not, or have no sets.
  @Test func linesThatLookAlikeAreToldApart() {
    let rows: [(line: String, isCanonical: Bool)] = [
      ("    Squat:              3x5 100", true),
      ("    Squat:              3x5 100, 5 80", true),
      ("    Squat:              3x5 100,5 80", true),
      ("    Squat:              3x5 100,  5 80", false),
      ("    Squat:              3x5 100,\t5 80", false),
      ("    Squat:              3x5 100 , 5 80", false),
      ("    Squat:              3x5 100 ", false),
      ("    Squat:              3x5 100, ", true),
      ("    Squat:              5 100 (a label that is long)", true),
      ("    Squat:              5 100  (a label that is long)", false),
      ("    Squat:              5 100KG", false),
      ("    Squat:              1x5 100", false),
      ("    Squat:               3x5 100", false),
      ("    Squat:             3x5 100", false),
      ("    Squat:\t            3x5 100", false),
      ("    Squat:           \t  3x5 100", false),
      ("    Squat :             3x5 100", false),
      ("   Squat:               3x5 100", false),
      ("   \tSquat:              3x5 100", false),
      ("    Bench  press:       3x5 100", false),
      ("    Squat:", true),
      ("    Squat:                  ", false),
      ("    Nineteen letters 1: 3x5", true),
      ("    A name of twenty ab: 3x5", true),
      ("    A name of twenty ab:  3x5", false),
      ("    > of the session", true),
      ("     > of the exercise", false),
    ]
    let text = rows.map(\.line).joined(separator: "\n")
    for (line, row) in zip(trees(Array(text.utf8)).flatMap(\.lines), rows) {
      #expect(line.isCanonical == row.isCanonical, "\(row.line)")
      // Of a line that it cannot read the formatter keeps each byte.
      #expect(!row.isCanonical || formatted(row.line) == row.line + "\n", "\(row.line)")
    }
  }

  /// Of lines of every kind, in any order.
  @Test func theBitSaysWhatTheFormatterDoes() {
    var random = RandomLog(seed: 52)
    var canonical = 0
    for _ in 0..<200 {
      let lines = (0..<50).map { _ in
        let line = random.line()
        return random.isOne(in: 3) ? Array(line.utf8) : random.mutated(line)
      }
      guard isRight(lines, &canonical) else { return }
    }
    #expect(canonical > 300, "\(canonical)")
  }

  /// Of the lines of a canonical log, their neighbors by one byte, and the same with a blank behind.
  @Test func neighborsOfCanonicalLinesAreToldApart() {
    var random = RandomLog(seed: 53)
    var canonical = 0
    for _ in 0..<30 {
      let log = random.log(days: 40).split(separator: "\n")
      let lines = log.flatMap { line -> [[UInt8]] in
        [Array(line.utf8), random.mutated(String(line)), Array(line.utf8) + [0x20]]
      }
      guard isRight(lines, &canonical) else { return }
    }
    #expect(canonical > 300, "\(canonical)")
  }

  /// Whether of each line of content the bit says what the formatter does; `canonical` counts those that it leaves
  /// as they are.
  private func isRight(_ lines: [[UInt8]], _ canonical: inout Int) -> Bool {
    for tree in trees(Array(lines.joined(separator: [0x0A]))) {
      for (index, line) in tree.lines.enumerated() where line.kind != .blank {
        let content = tree.contentRange(ofLine: index)
        let bytes = tree.text[content.start + line.markLength..<content.end]
        let isKept = line.isVerbatim || isKeptByFormatter(bytes, line.kind)
        guard line.isCanonical == isKept else {
          Issue.record("the bit says \(line.isCanonical): \(Array(bytes))")
          return false
        }
        if line.isCanonical { canonical += 1 }
      }
    }
    return true
  }

  /// The sections of a text, parsed as those of a file are.
  private func trees(_ text: [UInt8]) -> [SyntaxTree] {
    var parser = SectionParser()
    var trees: [SyntaxTree] = []
    for section in SectionedText(text, cuts: logCuts).sections {
      trees.append(parser.parse(section, trees.isEmpty ? .first : .later))
    }
    return trees
  }
}
