import Testing
import W8TestSupport
import W8Text

@Suite struct SectionedTextTests {
  @Test(arguments: [
    ("", [""]),
    ("unit kg", ["unit kg"]),
    ("unit kg\n# 2026-01\n03 82\n# 2026-02\n", ["unit kg\n", "# 2026-01\n03 82\n", "# 2026-02\n"]),
    ("# 2026-01\n# 2026-02", ["# 2026-01\n", "# 2026-02"]),
    // A CR alone ends no line of the format, so the second # starts no line.
    ("a\r# 2026-01\n", ["a\r# 2026-01\n"]),
    // 20 + 20 bytes fit into 40, the next line does not.
    (
      "0123456789012345678\n0123456789012345678\nx\n",
      ["0123456789012345678\n0123456789012345678\n", "x\n"]
    ),
    // A line longer than 40 bytes stands alone.
    (
      "a\n0123456789012345678901234567890123456789\nb\n",
      ["a\n", "0123456789012345678901234567890123456789\n", "b\n"]
    ),
  ])
  func isCutBeforeHeadersAndAtTheLimit(text: String, sections: [String]) {
    let sectioned = SectionedText(Array(text.utf8), cuts: .tiny)
    #expect(sectioned.sections.map { String(decoding: $0.bytes, as: UTF8.self) } == sections)
    #expect(sectioned.bytes == Array(text.utf8))
  }

  @Test func anEditRebuildsOnlyTheSectionItTouches() {
    var text = SectionedText(Array("a\n# 1\nb\n# 2\nc\n".utf8), cuts: .tiny)
    let change = text.change(replacing: TextRange(6, 7), with: Array("xy".utf8))
    #expect(change == SectionChange(old: 1..<2, new: 1..<2))
    #expect(text.bytes == Array("a\n# 1\nxy\n# 2\nc\n".utf8))
    #expect(text.start(ofSection: 2) == 9)
  }

  @Test func aNewHeaderCutsASection() {
    var text = SectionedText(Array("a\n# 1\nb\nc\n".utf8), cuts: .tiny)
    let change = text.change(replacing: TextRange(at: 8), with: Array("# 2\n".utf8))
    #expect(change == SectionChange(old: 1..<2, new: 1..<3))
  }

  @Test func aLostHeaderJoinsTheSectionBefore() {
    var text = SectionedText(Array("a\n# 1\nb\n".utf8), cuts: .tiny)
    let change = text.change(replacing: TextRange(2, 3), with: [])
    #expect(change == SectionChange(old: 0..<2, new: 0..<1))
  }

  @Test func aLostLineEndJoinsTheSectionAfter() {
    var text = SectionedText(Array("# 1\na\n# 2\nb\n".utf8), cuts: .tiny)
    let change = text.change(replacing: TextRange(5, 6), with: [])
    #expect(change == SectionChange(old: 0..<2, new: 0..<1))
    #expect(text.bytes == Array("# 1\na# 2\nb\n".utf8))
  }

  @Test func whatFollowsAnEmptiedFirstSectionIsRebuilt() {
    var text = SectionedText(Array("a\n# 1\n# 2\n".utf8), cuts: .tiny)
    let change = text.change(replacing: TextRange(0, 2), with: [])
    #expect(change == SectionChange(old: 0..<2, new: 0..<1))
  }

  @Test func theEndOfTheTextMayGoWithoutATrace() {
    var text = SectionedText(Array("# 1\n# 2\n".utf8), cuts: .tiny)
    let change = text.change(replacing: TextRange(4, 8), with: [])
    #expect(change == SectionChange(old: 1..<2, new: 1..<1))
    #expect(text.sections.count == 1)
  }

  @Test func anEmptiedTextIsOneEmptySection() {
    var text = SectionedText(Array("# 1\n# 2\n".utf8), cuts: .tiny)
    text.replace(TextRange(Int.min, Int.max), with: [])
    #expect(Array(text.sections) == [TextSection([])])
    #expect(text.lineCount == 1)
    #expect(text.editorLineCount == 1)
  }

  @Test(arguments: [
    (TextRange(Int.min, Int.min), "xab\n"), (TextRange(Int.max, Int.max), "ab\nx"),
    (TextRange(-5, 1), "xb\n"), (TextRange(2, Int.max), "abx"),
  ])
  func rangesOutsideAreMovedIntoTheText(range: TextRange, expected: String) {
    var text = SectionedText(Array("ab\n".utf8), cuts: .tiny)
    text.replace(range, with: Array("x".utf8))
    #expect(text.bytes == Array(expected.utf8))
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func randomEditsEqualThoseOnAPlainText(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var plain = PlainText(bytes: random.text(pieces: 60))
    var text = SectionedText(plain.bytes, cuts: .tiny)
    for _ in 0..<150 {
      let range = random.range(count: plain.bytes.count)
      let replacement = random.text(pieces: plain.bytes.count > 1500 ? 0 : 6)
      let touched = text.touchedSections(range)
      let change = text.change(replacing: range, with: replacement)
      plain.replace(range, with: replacement)
      #expect(text.bytes == plain.bytes)
      expectTiling(text)
      expectTables(of: text, equal: plain)
      #expect(touched.lowerBound - 2...touched.upperBound ~= change.old.lowerBound)
      #expect(touched.lowerBound...touched.upperBound + 3 ~= change.old.upperBound)
    }
  }

  @Test func aSectionOfManyShortLinesKnowsThemAll() {
    // 5,000 lines of 3 bytes, no two of which may be parted.
    let bytes = Array(repeatElement(Array("ab\n".utf8), count: 5_000).joined())
    let cuts = SectionCuts(starters: FirstBytes([0x23])) { _, _ in .continuesSection }
    let text = SectionedText(bytes, cuts: cuts)
    #expect(text.sections.count == 1)
    #expect(text.sections[0].lineStarts == (0..<5_000).map { $0 * 3 })
    #expect(text.sections[0].oddLines.isEmpty)
  }

  @Test func fragmentsDoNotPileUp() {
    var random = SeededGenerator(seed: 7)
    let line = Array("03 Sat 82.1 @iron\n".utf8)
    var text = SectionedText(Array(repeatElement(line, count: 2_000).joined()), cuts: .small)
    var least = Int.max
    for _ in 0..<10_000 {
      let start = Int.random(in: 0...text.byteCount, using: &random)
      // As many bytes come as go, so the size stays about the same.
      let length = Int.random(in: 0...36, using: &random)
      text.replace(TextRange(start, start + length), with: line)
      least = min(least, text.byteCount)
    }
    // Two neighbors never fit into one limit, so there are at most two for each limit of bytes.
    let limit = SectionCuts.small.byteLimit
    #expect(text.sections.count <= 2 * (text.byteCount / limit) + 1)
    #expect(least > 10 * limit)
    expectTiling(text)
    #expect(text.bytes(in: TextRange(100, 9_000)) == Array(text.bytes[100..<9_000]))
  }

  /// Sections tile the text, hold whole lines, obey the limit, and have no needless cut.
  private func expectTiling(_ text: SectionedText) {
    #expect(text.sections.flatMap(\.bytes).count == text.byteCount)
    for (index, section) in text.sections.enumerated() {
      let isLast = index == text.sections.count - 1
      let fresh = TextSection(section.bytes)
      #expect(section.lineStarts == fresh.lineStarts)
      #expect(section.editorLineStarts == fresh.editorLineStarts)
      let oddLines = (0..<section.lineCount).filter { line in
        let range = section.range(ofLine: line)
        var content = section.bytes[range.start..<range.end]
        if content.last == .lineFeed {
          content.removeLast()
          if content.last == .carriageReturn { content.removeLast() }
        }
        return content.contains { $0 != 0x09 && !(0x20...0x7E).contains($0) }
      }
      #expect(section.oddLines.map(Int.init) == oddLines)
      #expect(isLast || section.bytes.last == .lineFeed)
      #expect(!section.bytes.isEmpty || text.byteCount == 0)
      for line in 1..<section.lineCount + 1 where line < section.lineCount {
        let start = Int(section.lineStarts[line])
        let role = text.cuts.role(section.bytes, start)
        #expect(role != .startsSection)
        let end = section.range(ofLine: line).end
        #expect(end <= text.cuts.byteLimit || role == .continuesSection)
      }
      #expect(index == 0 || text.cuts.role(section.bytes, 0) != .continuesSection)
      guard !isLast else { continue }
      let next = text.sections[index + 1]
      #expect(
        text.cuts.role(next.bytes, 0) == .startsSection
          || section.bytes.count + next.bytes.count > text.cuts.byteLimit)
    }
  }

  /// The tables are those of the same text from scratch, and of the slow way.
  private func expectTables(of text: SectionedText, equal plain: PlainText) {
    let starts = plain.lineStarts
    #expect(
      text.lineCount == starts.count - (starts.last == plain.bytes.count ? 1 : 0)
        || plain.bytes.isEmpty)
    #expect(
      (0..<text.lineCount).map { text.range(ofLine: $0).start }
        == Array(starts.prefix(text.lineCount)))
    let editorStarts = plain.editorLineStarts
    #expect(text.editorLineCount == editorStarts.count)
    #expect((0..<text.editorLineCount).map { text.range(ofEditorLine: $0).start } == editorStarts)
  }
}

/// The sections that an edit took away, and those that it put in their place, as indices in the old text and in the new.
private struct SectionChange: Equatable {
  let old: Range<Int>
  let new: Range<Int>
}

extension SectionedText {
  /// The indices of the sections that hold bytes of `range`, or its start.
  fileprivate func touchedSections(_ range: TextRange) -> Range<Int> {
    let range = range.clamped(to: byteCount)
    let last = sectionIndex(containing: max(range.start, range.end - 1))
    return sectionIndex(containing: range.start)..<last + 1
  }

  /// Replaces `range`, and tells which sections are not those of before.
  fileprivate mutating func change(
    replacing range: TextRange, with replacement: [UInt8]
  ) -> SectionChange {
    let before = sections
    replace(range, with: replacement)
    let (old, new) = (before.map(\.id), sections.map(\.id))
    let first = zip(old, new).prefix { $0 == $1 }.count
    let last = zip(old[first...].reversed(), new[first...].reversed()).prefix { $0 == $1 }.count
    return SectionChange(old: first..<old.count - last, new: first..<new.count - last)
  }
}
