import W8Syntax
import W8Text

/// Two versions of some lines as a merge leaves them, with an older one between them or not.
struct ConflictSides {
  private let file: FileAnalysis
  private let ours: [LinePlace]
  private let theirs: [LinePlace]
  /// What the lines before the first day of each version belong to.
  private let owner: Owner
  /// The lines below the last mark that belong to the last day of each version.
  ///
  /// Of two days with the same sets, a merge leaves the sets there, once.
  private let shared: ArraySlice<LinePlace>
  /// The lines from the first mark to the last, as offsets in the file.
  let range: TextRange

  /// The conflict that the mark at `place` belongs to; nil when its marks are not complete and in order.
  init?(around place: LinePlace, in file: FileAnalysis) {
    guard let marks = conflictMarks(of: file) else { return nil }
    let offset = place.textStart
    guard
      let start = marks.last(where: { $0.offset <= offset && $0.sign == .opening })?.offset,
      let end = marks.first(where: { $0.offset >= offset && $0.sign == .closing })?.offset,
      start < end
    else { return nil }
    let inside = marks.filter { start...end ~= $0.offset }
    let signs = inside.map(\.sign)
    guard
      signs == [.opening, .separator, .closing]
        || signs == [.opening, .base, .separator, .closing]
    else { return nil }
    self.file = file
    ours = lines(of: file, after: inside[0], before: inside[1])
    theirs = lines(of: file, after: inside[inside.count - 2], before: inside[inside.count - 1])
    let first = inside[0].line
    owner = first.lowered.entries.contains { $0.line < first.line } ? .dayAbove : .noDay
    shared = ownedLines(below: inside[inside.count - 1].line, in: file)
    range = TextRange(start, inside[inside.count - 1].line.fullRange.end)
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
    let lead: ArraySlice<LinePlace>
    let days: ArraySlice<LinePlace>
    let months: ArraySlice<LinePlace>

    init(_ lines: [LinePlace], _ owner: Owner) {
      func start(_ isFirst: (LinePlace) -> Bool) -> Int {
        guard let first = lines.firstIndex(where: isFirst) else { return lines.count }
        return firstAttached(above: first, in: lines)
      }
      let month = start(\.opensMonth)
      let day = owner == .noDay ? 0 : min(start { $0.kind == .entry }, month)
      lead = lines[..<day]
      days = lines[day..<month]
      months = lines[month...]
    }
  }
}

/// The lines directly below `line` that belong to the day above them.
private func ownedLines(below line: LinePlace, in file: FileAnalysis) -> ArraySlice<LinePlace> {
  // A section never starts inside a day: what belongs to it stands in the same one.
  let below = line.tree.lines.indices.dropFirst(line.line + 1)
    .map { file.place(section: line.section, line: $0) }
  let run = below.prefix { $0.kind.isOwned || $0.kind == .comment || $0.kind == .blank }
  let end = run.lastIndex { $0.kind.isOwned }.map { $0 + 1 } ?? run.startIndex
  return run[..<end]
}

/// Each of them looks at all of them: of a file with more nobody settles the conflicts one by one.
private let mostMarks = 1_000

/// A line that a merge left.
private struct ConflictMark {
  let line: LinePlace
  let sign: Sign

  var offset: Int { line.textStart }

  enum Sign: UInt8 {
    case opening = 0x3C
    case base = 0x7C
    case separator = 0x3D
    case closing = 0x3E
  }
}

/// The marks of a file; nil where there are too many.
private func conflictMarks(of file: FileAnalysis) -> [ConflictMark]? {
  var marks: [ConflictMark] = []
  for section in file.sections.indices {
    let tree = file.sections[section].lowered.tree
    for fault in tree.faults where fault.kind == .mergeConflict {
      guard let sign = ConflictMark.Sign(rawValue: tree.text[fault.range.start]) else { continue }
      if marks.count == mostMarks { return nil }
      let line = file.place(section: section, line: fault.line)
      marks.append(ConflictMark(line: line, sign: sign))
    }
  }
  return marks
}

/// The lines between two marks.
private func lines(
  of file: FileAnalysis, after first: ConflictMark, before last: ConflictMark
) -> [LinePlace] {
  (first.line.section...last.line.section).flatMap { section in
    file.sections[section].lowered.tree.lines.indices.lazy
      .map { file.place(section: section, line: $0) }
      .filter { $0.fullRange.start > first.offset && $0.fullRange.start < last.offset }
  }
}
