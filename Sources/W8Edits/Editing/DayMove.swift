import Primitives
package import W8Book
import W8Engine
package import W8Syntax
package import W8Text

/// Days of a region that go, one below the other, elsewhere in the file, where a header makes their month known.
package struct DayMove {
  /// At least one, in the order of the file.
  let days: [DayBlock]
  let target: InsertionPoint
  let region: MonthRegion

  /// The move of `days` of `region` to `target`; there is at least one, and they stand in the order of the file.
  package init(_ days: [DayBlock], of region: MonthRegion, to target: InsertionPoint) {
    self.days = days
    self.target = target
    self.region = region
  }

  /// The edits that move them, ascending; of each date the day is left.
  package var edits: [TextEdit] {
    let lineEnd = days[0].fileLine.lineEnd
    let lines = days.flatMap(withDay)
    var edits = days.map { TextEdit($0.range, "") }
    let last = edits.removeLast()
    if last.range.end == target.offset {
      let text = target.text(lines, in: region.file, lineEnd, from: last.range.start)
      return edits + [TextEdit(last.range, text)]
    }
    let text = target.text(lines, in: region.file, lineEnd)
    edits += [last, TextEdit(TextRange(at: target.offset), text)]
    return edits.sorted { $0.range.start < $1.range.start }
  }

  /// The lines of a block with the day in the place of the date, for which that of the entry is laid out anew; each with
  /// a line end.
  private func withDay(_ block: DayBlock) -> [UInt8] {
    var lines = region.file.text.bytes(in: block.range)
    if let date = block.entry.date, let token = block.fileLine.token(.date) {
      let content = TextRange(block.fileLine.textStart, block.fileLine.contentRange.end)
      var entry = region.file.text.bytes(in: content)
      let day = block.fileLine.range(of: token).shifted(by: -content.start)
      entry.replaceSubrange(day.start..<day.end, with: padded(date.day, to: 2).utf8)
      let own = content.shifted(by: -block.range.start)
      lines.replaceSubrange(own.start..<own.end, with: canonicalLine(entry))
    }
    return lines.last == .lineFeed ? lines : lines + Array(block.fileLine.lineEnd.utf8)
  }
}

extension MonthRegion {
  /// The index in `dayBlocks` of the day whose entry stands on `fileLine`; nil where that has no date.
  package func index(ofDayAt fileLine: FileLine) -> Int? {
    let (start, blocks) = (fileLine.fullRange.start, dayBlocks)
    let own = blocks.partitioningIndex { $0.fileLine.fullRange.start >= start }
    return own < blocks.count && blocks[own].fileLine.fullRange.start == start ? own : nil
  }

  /// Whether no entry without a date goes along with a block, which may get one below another header.
  package func isAlone(_ block: DayBlock) -> Bool {
    block.range.end <= block.fileLine.sectionStart + block.fileLine.tree.text.count
      && lines(of: block).count { $0.kind == .entry } == 1
  }

  /// The first line of a block that is of `kind`.
  package func first(_ kind: LineKind, in block: DayBlock) -> FileLine? {
    lines(of: block).first { $0.kind == kind }
  }

  private func lines(of block: DayBlock) -> some Sequence<FileLine> {
    let (section, tree) = (block.fileLine.section, block.fileLine.tree)
    let range = block.range.shifted(by: -block.fileLine.sectionStart)
    let first = tree.line(at: max(0, range.start)) ?? 0
    return tree.lines[first...].indices.lazy
      .prefix { Int(tree.lines[$0].start) < range.end }
      .map { [file] in file.line(section: section, index: $0) }
  }
}
