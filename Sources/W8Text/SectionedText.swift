import Primitives

/// A text as a row of sections, of which an edit rebuilds only those that it touches.
///
/// A copy shares the sections with the text that it was made of, whatever happens to either.
///
/// The sections tile the text. There is at least one, and only the section of an empty text is
/// empty. A section that starts no section by the caller's rule would not fit into the one before.
package struct SectionedText: Sendable {
  /// The sections in the order of the text.
  package private(set) var sections: [TextSection]
  /// The start of each section, and last where the text ends.
  package private(set) var starts: [SectionStart]
  /// Where the text is cut.
  package let cuts: SectionCuts

  /// Cuts `bytes` into sections.
  package init(_ bytes: consuming [UInt8], cuts: SectionCuts) {
    self.cuts = cuts
    sections = cuts.sections(of: bytes)
    _ = consume bytes
    starts = [.zero]
    findStarts(from: 0)
  }

  /// The number of bytes that the text has.
  package var byteCount: Int { end.bytes }

  /// The end of the text: how much of it there is.
  package var end: SectionStart { starts[sections.count] }

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
    var start = starts[index].bytes
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
  /// The cost is that of the sections touched, and of where those behind them start now.
  package mutating func replace(_ range: TextRange, with replacement: [UInt8]) {
    let rebuilt = rebuilding(range.clamped(to: byteCount), with: replacement)
    sections.replaceSubrange(rebuilt.replaced, with: rebuilt.sections)
    findStarts(from: rebuilt.replaced.lowerBound)
  }

  private mutating func findStarts(from index: Int) {
    var start = starts[index]
    if starts.count > sections.count + 1 { starts.removeSubrange((sections.count + 1)...) }
    for index in index..<sections.count {
      start = start.behind(sections[index])
      if index + 1 < starts.count { starts[index + 1] = start } else { starts.append(start) }
    }
  }
}

/// Where sections stand, and which section holds an offset or a line.
extension SectionedText {
  /// The offset of the first byte of section `index`; the end of the text for `sections.count`.
  package func start(ofSection index: Int) -> Int { starts[index].bytes }

  /// The number of the first line of section `index`, counted from 0, as the format counts lines.
  package func firstLine(ofSection index: Int) -> Int { starts[index].lines }

  /// The section that holds the byte at `offset`; the nearest one for an offset outside.
  package func sectionIndex(containing offset: Int) -> Int {
    lastSection { $0.bytes <= offset }
  }

  /// The last section whose start `isMeant`; the first where none is.
  func lastSection(where isMeant: (SectionStart) -> Bool) -> Int {
    let end = starts[..<sections.count].partitioningIndex { !isMeant($0) }
    return max(end - 1, 0)
  }
}
