/// A text as a row of sections, of which an edit rebuilds only those that it touches.
///
/// A copy shares the sections with the text that it was made of, whatever happens to either.
///
/// The sections tile the text. There is at least one, and only the section of an empty text is
/// empty. A section that starts no section by the caller's rule would not fit into the one before.
package struct SectionedText: Sendable {
  /// The sections in the order of the text.
  package private(set) var sections: SumTree<TextSection>
  /// Where the text is cut.
  package let cuts: SectionCuts

  /// Cuts `bytes` into sections.
  package init(_ bytes: consuming [UInt8], cuts: SectionCuts) {
    self.cuts = cuts
    sections = SumTree(cuts.sections(of: bytes))
    _ = consume bytes
  }

  /// How many bytes the text has.
  package var byteCount: Int { sections.summary.bytes }

  /// The whole text.
  package var bytes: [UInt8] {
    bytes(in: TextRange(0, byteCount))
  }

  /// The bytes in `range`, as far as it lies in the text.
  package func bytes(in range: TextRange) -> [UInt8] {
    let range = range.clamped(to: byteCount)
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var (index, before) = sections.last { $0.bytes <= range.start }
    var start = before.bytes
    while index < sections.count, start < range.end {
      let bytes = sections[index].bytes
      let part = range.shifted(by: -start).clamped(to: bytes.count)
      result += bytes[part.start..<part.end]
      start += bytes.count
      index += 1
    }
    return result
  }

  /// Puts `replacement` in the place of the part of `range` that lies in the text.
  ///
  /// The cost is that of the sections touched, plus O(log n) for all others.
  @discardableResult
  package mutating func replace(
    _ range: TextRange, with replacement: [UInt8]
  ) -> SectionChange {
    let rebuilt = rebuilding(range.clamped(to: byteCount), with: replacement)
    sections.replaceSubrange(rebuilt.replaced, with: rebuilt.sections)
    let first = rebuilt.replaced.lowerBound
    return SectionChange(
      oldSections: rebuilt.replaced,
      newSections: first..<first + rebuilt.sections.count)
  }
}
