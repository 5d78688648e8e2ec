import W8Book
import W8Edits
import W8Syntax
import W8Text

/// Two versions of some lines as a merge leaves them, with an older one between them or not.
struct ConflictSides {
  private let file: FileAnalysis
  private let ours: [FileLine]
  private let theirs: [FileLine]
  /// What the lines before the first day of each version belong to.
  private let owner: Owner
  /// The lines below the last mark that belong to the last day of each version.
  ///
  /// Of two days with the same sets, a merge leaves the sets there, once.
  private let shared: ArraySlice<FileLine>
  /// The lines from the first mark to the last, as offsets in the file.
  let range: TextRange

  /// The sides of a whole conflict.
  init(_ conflict: Conflict, in file: FileAnalysis) {
    let marks = conflict.marks.map { $0.line }
    let (first, last) = (marks[0], marks[marks.count - 1])
    self.file = file
    ours = lines(of: file, between: first, marks[1])
    theirs = lines(of: file, between: marks[marks.count - 2], last)
    let isBelowDay = first.lowered.entries.first.map { $0.line < first.line } ?? false
    owner = isBelowDay ? .dayAbove : .noDay
    shared = ownedLines(below: last, in: file)
    range = TextRange(first.textStart, last.fullRange.end)
  }

  /// The lines of both versions, ours first, in parts: what belongs to the day above, days, and months.
  ///
  /// So that no line of theirs gets into a day or month that only our version has.
  var bothSides: [UInt8] {
    let ours = Parts(ours, owner)
    let theirs = Parts(theirs, owner)
    var parts = [ours.lead, theirs.lead, ours.days, theirs.days, ours.months, theirs.months]
    // What stands last keeps the lines below the conflict; the last day of the other gets a copy.
    let last = parts.lastIndex { !$0.isEmpty }
    for side in 0..<2 {
      let end = [side, side + 2, side + 4].last { !parts[$0].isEmpty }
      if let end, end != last, parts[end].contains(where: { $0.kind == .entry }) {
        parts[end] += shared
      }
    }
    return parts.flatMap { $0.flatMap { file.text.bytes(in: $0.fullRange) } }
  }

  private enum Owner { case dayAbove, noDay }

  private struct Parts {
    let lead: ArraySlice<FileLine>
    let days: ArraySlice<FileLine>
    let months: ArraySlice<FileLine>

    init(_ lines: [FileLine], _ owner: Owner) {
      func start(_ isFirst: (FileLine) -> Bool) -> Int {
        guard let first = lines.firstIndex(where: isFirst) else { return lines.count }
        return firstAttached(above: first, in: lines)
      }
      let month = start({ $0.opensMonth })
      let day = owner == .noDay ? 0 : min(start { $0.kind == .entry }, month)
      lead = lines[..<day]
      days = lines[day..<month]
      months = lines[month...]
    }
  }
}

/// The lines directly below `line` that belong to the day above them.
private func ownedLines(below line: FileLine, in file: FileAnalysis) -> ArraySlice<FileLine> {
  // A section never starts inside a day: what belongs to it stands in the same one.
  let below = line.tree.lines.indices.dropFirst(line.line + 1).lazy
    .map { file.line(section: line.section, index: $0) }
  let run = Array(below.prefix { $0.kind.isOwned || $0.kind == .comment || $0.kind == .blank })
  let end = run.lastIndex { $0.kind.isOwned }.map { $0 + 1 } ?? run.startIndex
  return run[..<end]
}

/// The lines between two others.
private func lines(
  of file: FileAnalysis, between first: FileLine, _ last: FileLine
) -> [FileLine] {
  (first.section...last.section).flatMap { section in
    let start = section == first.section ? first.line + 1 : 0
    let end =
      section == last.section ? last.line : file.sections[section].lowered.tree.lines.count
    return (start..<end).map { file.line(section: section, index: $0) }
  }
}
