package import W8Book
import W8Engine
import W8Syntax
package import W8Text

/// An entry with the lines that go wherever it goes.
package struct DayBlock {
  /// The line of the entry.
  package let fileLine: FileLine
  /// The entry.
  package let entry: LoweredEntry
  let day: DayLines
  /// The entry, what belongs to it, and the comments directly above, as offsets in the file.
  let range: TextRange
  /// The range and everything below it up to the next block.
  package let spacedRange: TextRange
}

extension MonthRegion {
  /// What `dayBlocks` is.
  var blocksOfDays: [DayBlock] {
    let lines = lines
    let dated = lines.indices.filter { lines[$0].entry?.date != nil }
    let starts = dated.map { firstAttached(above: $0, in: lines) }
    return dated.indices.compactMap { index in
      let line = lines[dated[index]]
      guard let entry = line.entry, let day = line.lowered.day(at: line.line) else { return nil }
      let end = index + 1 < starts.count ? starts[index + 1] : lines.count
      let start = lines[starts[index]].textStart
      let last = (dated[index]..<end).last { lines[$0].kind.isOwned || $0 == dated[index] }
      return DayBlock(
        fileLine: line, entry: entry, day: day,
        range: TextRange(start, lines[last ?? dated[index]].fullRange.end),
        spacedRange: TextRange(start, lines[end - 1].fullRange.end))
    }
  }
}

/// The index of the first of the comments that belong to the line at `index`: those directly above
/// at the margin, and any that names rules to be ignored there.
package func firstAttached(above index: Int, in lines: [FileLine]) -> Int {
  var first = index
  var above = index - 1
  while above >= 0, lines[above].kind == .comment || lines[above].kind == .blank {
    let line = lines[above]
    let isMarginal = line.tokens.first?.start == 0
    if line.kind == .comment,
      above + 1 == first && isMarginal || line.tree.ignoreComment(onLine: line.line) != nil
    {
      first = above
    }
    above -= 1
  }
  return first
}

/// Whether a session, an exercise or a note stands below `fileLine` and belongs to the entry there, or to what the
/// `fileLine` belongs to.
package func ownsLines(_ fileLine: FileLine) -> Bool {
  let (line, lowered) = (fileLine.line, fileLine.lowered)
  guard let day = lowered.day(at: line) else {
    return lowered.orphans.last.map { $0 > line } ?? false
  }
  return day.lines.contains { $0 > line && fileLine.tree.lines[$0].kind.isOwned }
}
