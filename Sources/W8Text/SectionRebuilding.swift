/// The sections that an edit puts in the place of others.
struct RebuiltSections {
  /// The indices of the sections to take away.
  var replaced: Range<Int>
  /// What to put there; empty only when the end of the text, but not all of it, was taken away.
  var sections: [TextSection]
}

extension SectionedText {
  /// The sections that `range`, which lies in the text, touches, with `replacement` in its place.
  func rebuilding(_ range: TextRange, with replacement: [UInt8]) -> RebuiltSections {
    var first = sectionIndex(containing: range.start)
    // The section that starts where a range ends is not touched by it, if it can be helped.
    var last = range.isEmpty ? first : sectionIndex(containing: range.end - 1)
    let head = range.start - start(ofSection: first)
    let tail = range.end - start(ofSection: last)
    var region = Array(sections[first].bytes[..<head])
    region += replacement
    region += sections[last].bytes[tail...]
    // A line that lost its end goes on in the next section. And what follows an emptied section is
    // rebuilt too: it may be the first one now, which alone may start with a byte order mark.
    if region.last != .lineFeed, last + 1 < sections.count {
      last += 1
      region += sections[last].bytes
    }
    if region.isEmpty, first > 0 {
      return RebuiltSections(replaced: first..<last + 1, sections: [])
    }
    if first > 0, cuts.role(region, 0) == .continuesSection {
      first -= 1
      region = sections[first].bytes + region
    }
    var rebuilt = RebuiltSections(replaced: first..<last + 1, sections: [])
    rebuilt.sections = cuts.sections(of: region)
    joinPrevious(to: &rebuilt)
    joinNext(to: &rebuilt)
    return rebuilt
  }

  // Without the two joins below, fragments of sections would pile up edit by edit.

  private func joinPrevious(to rebuilt: inout RebuiltSections) {
    let first = rebuilt.replaced.lowerBound
    guard first > 0, let next = rebuilt.sections.first,
      let joined = joined(sections[first - 1], next)
    else { return }
    rebuilt.sections[0] = joined
    rebuilt.replaced = first - 1..<rebuilt.replaced.upperBound
  }

  private func joinNext(to rebuilt: inout RebuiltSections) {
    let end = rebuilt.replaced.upperBound
    guard end < sections.count, let last = rebuilt.sections.last,
      let joined = joined(last, sections[end])
    else { return }
    rebuilt.sections[rebuilt.sections.count - 1] = joined
    rebuilt.replaced = rebuilt.replaced.lowerBound..<end + 1
  }

  /// Both as one section; nil if the second starts a section, or if they are too long together.
  private func joined(_ first: TextSection, _ second: TextSection) -> TextSection? {
    guard first.bytes.count + second.bytes.count <= cuts.byteLimit,
      cuts.role(second.bytes, 0) != .startsSection
    else { return nil }
    return TextSection(first.bytes + second.bytes)
  }
}
