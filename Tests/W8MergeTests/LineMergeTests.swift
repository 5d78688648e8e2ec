import Testing

@testable import W8Merge

/// What is joined by the text of lines, where what they say cannot be joined for sure.
@Suite struct LineMergeTests {
  private let base = """
    # 2026-11

    11 Wed   82.4   @iron
        Curl:               5 120

    """

  /// The same sets on one day at two gyms: whether they are one cannot be known.
  private var versions: (ours: String, theirs: String) {
    let sets = "    Curl:               3x10 12\n"
    return (
      base.replacing("@iron", with: "@home") + sets,
      base.replacing(
        "11 Wed   82.4", with: "11 Wed   82.9   21:40  @iron\n    @attic\n\(sets)11 Wed   82.4")
    )
  }

  @Test func whatCannotBeProvenIsInMarksAndTold() {
    let (ours, theirs) = versions
    let merge = LogMerge(base: base, ours: ours, theirs: theirs)
    #expect(merge.isByLines)
    #expect(merge.clashCount == 1)
    #expect(text(of: merge, .side(.ours)) == ours)
    #expect(text(of: merge, .side(.theirs)) == theirs)
  }

  @Test func marksMayShowTheBase() {
    let merge = LogMerge(base: "goal 78.0\n", ours: "goal 77.0\n", theirs: "goal 76.0\n")
    #expect(
      text(of: merge, .marks(.withBase))
        == "<<<<<<< ours\ngoal 77.0\n||||||| base\ngoal 78.0\n=======\ngoal 76.0\n>>>>>>> theirs\n")
  }

  @Test func changesOfOtherLinesAreBothThere() {
    let merge = lineMerge("a\nb\nc\nd\ne\n", "a\nB\nc\nd\ne\n", "a\nb\nc\nD\ne\nf\n")
    #expect(merge == ["a", "B", "c", "D", "e", "f"])
  }

  @Test func changesThatTouchClash() {
    #expect(lineMerge("a\nb\nc\n", "a\nB\nc\n", "a\nb\nC\n") == ["a", "B c | b c | b C"])
    #expect(lineMerge("a\n", "a\nx\ny\n", "a\nx\nz\n") == ["a", "x", "y |  | z"])
  }

  @Test func withoutABaseNothingIsDeleted() {
    #expect(lineMerge(nil, "a\nb\n", "b\nc\n") == ["a", "b", "c"])
    #expect(lineMerge(nil, "a\nx\nc\n", "a\ny\nc\n") == ["a", "x |  | y", "c"])
  }

  private func lineMerge(_ base: String?, _ ours: String, _ theirs: String) -> [String] {
    let trees = [base, ours, theirs].map { $0.map { LogVersion(Array($0.utf8)).tree } }
    guard let one = trees[1], let two = trees[2] else { return [] }
    let chunks = LineMerge(
      base: trees[0], ours: one, theirs: two, LineEnds(trees[0], one, two)
    ).chunks
    func texts(_ lines: [OutputLine]) -> [String] {
      lines.map { String(decoding: $0.content, as: UTF8.self) }
    }
    return chunks.flatMap { chunk in
      switch chunk {
      case .lines(let lines): texts(lines)
      case .clash(let ours, let base, let theirs):
        [[ours, base, theirs].map { texts($0).joined(separator: " ") }.joined(separator: " | ")]
      }
    }
  }

  // MARK: - Bytes

  @Test func lineEndsAndMarksStay() {
    let old = "\u{FEFF}# 2026-11\r\n\r\n25 Wed   82.4\r\n"
    let joined = merged(old, old + "26 Thu   82.3\r\n", old + "27 Fri   82.0\r\n")
    #expect(joined == old + "26 Thu   82.3\r\n27 Fri   82.0\r\n")
  }

  @Test func aLastLineWithoutAnEndStaysSo() {
    let old = "# 2026-11\n\n25 Wed   82.4"
    let joined = merged(old, old + "\n26 Thu   82.3", old.replacing("82.4", with: "82.4   #ill"))
    #expect(joined == "# 2026-11\n\n25 Wed   82.4   #ill\n26 Thu   82.3")
  }
}
