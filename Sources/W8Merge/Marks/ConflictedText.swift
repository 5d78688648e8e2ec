/// A text in which a merge left marks, taken apart into the versions that it holds.
package struct ConflictedText {
  /// The lines of marks, by their numbers from 1.
  package struct Conflict: Hashable, Sendable {
    /// That above our version.
    package let opening: Int
    /// That above what both were made of; nil where the merge did not write it down.
    package fileprivate(set) var base: Int?
    /// That above their version.
    package fileprivate(set) var separator = 0
    /// The last.
    package fileprivate(set) var closing = 0
  }

  /// The conflicts in order.
  package private(set) var conflicts: [Conflict] = []
  /// Those without a base in which one side has nothing: it deleted what the other changed.
  package private(set) var deletions: [Conflict] = []
  /// Our version of the whole text.
  package private(set) var ours: [UInt8] = []
  /// Their version.
  package private(set) var theirs: [UInt8] = []
  /// What both were made of; nil where a conflict does not say it.
  package var base: [UInt8]? { conflicts.isEmpty || lacksBase ? nil : old }
  /// The way the marks of the first conflict are written.
  package private(set) var style = MarkStyle()

  private var old: [UInt8] = []
  private var lacksBase = false
  /// The lengths of both versions at the opening of a conflict.
  private var starts = (ours: 0, theirs: 0)

  /// Reads `text`, in which `side` decides where one side has deleted what the other changed; throws where marks are not
  /// complete and in order.
  package init(_ text: [UInt8], decidingDeletionsFor side: MergeSide? = nil) throws(BrokenMark) {
    var open: (sign: MarkStyle.Sign, width: Int)?
    var number = 0
    for line in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      let bytes = text[line.startIndex..<min(line.endIndex + 1, text.endIndex)]
      let mark = Mark(line)
      switch (open?.sign, mark?.sign) {
      case (nil, .opening):
        guard let mark else { continue }
        open = (.opening, mark.width)
        starts = (ours.count, theirs.count)
        note(mark, isFirst: conflicts.isEmpty)
        conflicts.append(Conflict(opening: number))
      case (.opening, .base) where mark?.width == open?.width:
        if let mark { note(mark, isFirst: conflicts.count == 1) }
        open?.sign = .base
        conflicts[conflicts.count - 1].base = number
      case (.opening, .separator) where mark?.width == open?.width,
        (.base, .separator) where mark?.width == open?.width:
        if open?.sign == .opening { lacksBase = true }
        open?.sign = .separator
        conflicts[conflicts.count - 1].separator = number
      case (.separator, .closing) where mark?.width == open?.width:
        if let mark { note(mark, isFirst: conflicts.count == 1) }
        open = nil
        conflicts[conflicts.count - 1].closing = number
        noteDeletion(decidingFor: side)
      default:
        if let mark, mark.width == open?.width ?? MarkStyle().width {
          throw BrokenMark(line: number)
        }
        // Where versions were made of more than one, what these were joined to has marks of its own, of another width.
        if mark != nil, open != nil { lacksBase = true }
        append(bytes, open?.sign)
      }
    }
    if open != nil, let last = conflicts.last { throw BrokenMark(line: last.opening) }
  }

  /// Without a base an empty side would count as one that knows nothing of the lines.
  private mutating func noteDeletion(decidingFor side: MergeSide?) {
    let (mine, other) = (ours[starts.ours...], theirs[starts.theirs...])
    guard let conflict = conflicts.last, conflict.base == nil, mine.isEmpty != other.isEmpty
    else { return }
    deletions.append(conflict)
    switch side {
    case .ours: theirs.replaceSubrange(starts.theirs..., with: mine)
    case .theirs: ours.replaceSubrange(starts.ours..., with: other)
    case nil: break
    }
  }

  private mutating func append(_ line: ArraySlice<UInt8>, _ opened: MarkStyle.Sign?) {
    switch opened {
    case nil:
      ours += line
      old += line
      theirs += line
    case .opening: ours += line
    case .base: old += line
    case .separator, .closing: theirs += line
    }
  }

  private mutating func note(_ mark: Mark, isFirst: Bool) {
    guard isFirst else { return }
    style.width = mark.width
    switch mark.sign {
    case .opening: style.ours = mark.label
    case .base: (style.base, style.hasBase) = (mark.label, true)
    case .separator: break
    case .closing: style.theirs = mark.label
    }
  }
}

/// A mark that has no place where it stands, or that the others of its conflict are missing for.
package struct BrokenMark: Error, Hashable {
  /// The number of its line, from 1.
  package let line: Int
}

/// The number of the first line of `text` that is a mark of a merge, from 1; nil where there is none. A long row of `=` may
/// be a line that somebody has drawn.
func firstMarkLine(of text: [UInt8]) -> Int? {
  let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
  let first = lines.firstIndex { line in
    Mark(line).map { $0.sign != .separator || $0.width == MarkStyle().width } ?? false
  }
  return first.map { $0 + 1 }
}

/// A line of at least seven times one sign, and then a blank or nothing.
private struct Mark {
  let sign: MarkStyle.Sign
  let width: Int
  let label: String

  init?(_ line: ArraySlice<UInt8>) {
    let line = line.last == 0x0D ? line.dropLast() : line
    guard let first = line.first, let sign = MarkStyle.Sign(rawValue: first) else { return nil }
    let width = line.prefix { $0 == first }.count
    let rest = line.dropFirst(width)
    let isEnded = rest.first.map { $0 == 0x20 || $0 == 0x09 } ?? true
    guard width >= MarkStyle().width, isEnded else { return nil }
    (self.sign, self.width) = (sign, width)
    label = String(decoding: rest.dropFirst(), as: UTF8.self)
  }
}
