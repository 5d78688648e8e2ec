import Testing
import W8TestSupport
import W8Text

@testable import W8Syntax

/// What the parser knows of canonical lines after a look at their pieces.
@Suite struct KnownCanonicalTests {
  /// Lines with sets that are canonical, and look-alikes that are not, or have no sets.
  @Test func piecesThatLookAlikeAreToldApart() {
    let rows: [(line: String, isKnown: Bool)] = [
      ("    Squat:              3x5 100", true),
      ("    Squat:              3x5 100, 5 80", true),
      ("    Squat:              3x5 100,5 80", false),
      ("    Squat:              3x5 100,  5 80", false),
      ("    Squat:              3x5 100,\t5 80", false),
      ("    Squat:              3x5 100 , 5 80", false),
      ("    Squat:              3x5 100 ", false),
      ("    Squat:              3x5 100, ", false),
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
      ("    Squat:", false),
      ("    Squat:                  ", false),
      ("    Nineteen letters 1: 3x5", true),
      ("    A name of twenty ab: 3x5", true),
      ("    A name of twenty ab:  3x5", false),
    ]
    // Each line is known by its pieces from the second time on.
    let text = Array(repeating: rows.map(\.line), count: 3).flatMap { $0 }.joined(separator: "\n")
    let lines = trees(Array(text.utf8)).flatMap(\.lines)
    for (index, line) in lines.enumerated() {
      let row = rows[index % rows.count]
      #expect(line.isKnownCanonical == row.isKnown, "\(row.line) \(index)")
      #expect(!row.isKnown || formatted(row.line) == row.line + "\n", "\(row.line)")
    }
  }

  /// Of lines of every kind, in any order.
  @Test func knownLinesAreCanonical() {
    var random = RandomLog(seed: 52)
    var known = 0
    for _ in 0..<200 {
      let lines = (0..<50).map { _ in
        let line = random.line()
        return random.isOne(in: 3) ? Array(line.utf8) : random.mutated(line)
      }
      guard isKnownRightly(lines, &known) else { return }
    }
    #expect(known > 300, "\(known)")
  }

  /// Of the lines of a canonical log, their neighbours by one byte, and the same with a blank behind.
  @Test func neighboursOfCanonicalLinesAreToldApart() {
    var random = RandomLog(seed: 53)
    var known = 0
    for _ in 0..<30 {
      let log = random.log(days: 40).split(separator: "\n")
      let lines = log.flatMap { line -> [[UInt8]] in
        [Array(line.utf8), random.mutated(String(line)), Array(line.utf8) + [0x20]]
      }
      guard isKnownRightly(lines, &known) else { return }
    }
    #expect(known > 300, "\(known)")
  }

  /// Whether of each line with a glance the parser says what a look at each byte says, and the formatter
  /// leaves a line alone that is said to be canonical; `known` counts those.
  private func isKnownRightly(_ lines: [[UInt8]], _ known: inout Int) -> Bool {
    let text = Array((lines + lines).joined(separator: [0x0A]))
    return trees(text).allSatisfy { isKnownRightly($0, &known) }
  }

  private func isKnownRightly(_ tree: SyntaxTree, _ known: inout Int) -> Bool {
    for (index, line) in tree.lines.enumerated() {
      let content = tree.contentRange(ofLine: index)
      let (start, end) = (content.start, content.end)
      let bytes = Array(tree.text[start..<end])
      if line.hasGlance, line.isKnownCanonical != isPlainlyCanonical(tree.text.span, start, end) {
        Issue.record("other than the slow look: \(bytes)")
        return false
      }
      guard line.isKnownCanonical else { continue }
      known += 1
      if !line.hasGlance || rendered(bytes) != bytes {
        Issue.record("not canonical: \(bytes)")
        return false
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

  /// What the formatter makes of a line without a line end.
  private func rendered(_ line: [UInt8]) -> [UInt8] {
    let tree = parse(line, .later)
    var output: [UInt8] = []
    for index in tree.lines.indices { format(tree, line: index, into: &output) }
    return output
  }
}
