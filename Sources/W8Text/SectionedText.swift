/// A text as a row of sections, of which an edit rebuilds only those that it touches.
///
/// The sections tile the text. There is at least one, and only the section of an empty text is
/// empty. A section that starts no section by the caller's rule would not fit into the one before.
package struct SectionedText: Sendable {
  /// The sections in the order of the text.
  package private(set) var sections: [TextSection]
  /// Where the text is cut.
  package let cuts: SectionCuts

  private(set) var byteSums: PrefixSums
  private(set) var lineSums: PrefixSums
  private(set) var editorLineSums: PrefixSums

  /// Cuts `bytes` into sections.
  package init(_ bytes: consuming [UInt8], cuts: SectionCuts) {
    self.cuts = cuts
    sections = cuts.sections(of: bytes)
    _ = consume bytes
    // No key paths: to follow one takes longer than to read a line.
    byteSums = PrefixSums(sections.lazy.map { $0.bytes.count })
    lineSums = PrefixSums(sections.lazy.map { $0.lineCount })
    editorLineSums = PrefixSums(sections.lazy.map { $0.editorLineCount })
  }

  /// How many bytes the text has.
  package var byteCount: Int { byteSums.total }

  /// The whole text.
  package var bytes: [UInt8] {
    bytes(in: TextRange(0, byteCount))
  }

  /// The bytes in `range`, as far as it lies in the text.
  package func bytes(in range: TextRange) -> [UInt8] {
    let range = range.clamped(to: byteCount)
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var index = sectionIndex(containing: range.start)
    while index < sections.count, byteSums.start(of: index) < range.end {
      let start = byteSums.start(of: index)
      let part = range.shifted(by: -start).clamped(to: sections[index].bytes.count)
      result += sections[index].bytes[part.start..<part.end]
      index += 1
    }
    return result
  }

  /// Puts `replacement` in the place of the part of `range` that lies in the text.
  ///
  /// The cost is that of the sections touched, plus one addition for each section after them.
  @discardableResult
  package mutating func replace(
    _ range: TextRange, with replacement: [UInt8]
  ) -> SectionChange {
    let rebuilt = rebuilding(range.clamped(to: byteCount), with: replacement)
    sections.replaceSubrange(rebuilt.replaced, with: rebuilt.sections)
    byteSums.replace(rebuilt.replaced, with: rebuilt.sections.lazy.map { $0.bytes.count })
    lineSums.replace(rebuilt.replaced, with: rebuilt.sections.lazy.map { $0.lineCount })
    editorLineSums.replace(rebuilt.replaced, with: rebuilt.sections.lazy.map { $0.editorLineCount })
    let first = rebuilt.replaced.lowerBound
    return SectionChange(
      oldSections: rebuilt.replaced,
      newSections: first..<first + rebuilt.sections.count)
  }
}
